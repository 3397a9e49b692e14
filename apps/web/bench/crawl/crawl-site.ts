import { createHash } from 'node:crypto';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Answer, createAsk } from './ask';
import { ruleFaults } from './html-rules';
import { type PageFacts, readPage } from './page-facts';
import { missingFaults, pageFaults } from './page-faults';
import { type CrawlFault, createSiteFaults } from './site-faults';

const MOST_REDIRECTS = 3;
/** Most faults that a report keeps. */
const MOST_FAULTS = 2000;

/** Types by the ending of an address; scripts have two names. */
const TYPES: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml', css: 'text/css', ico: 'image/', jpg: 'image/jpeg', js: 'text/javascript',
  json: 'application/json', png: 'image/png', svg: 'image/svg+xml', txt: 'text/plain', webmanifest: 'application/manifest+json',
  webp: 'image/webp', woff2: 'font/woff2', xml: 'application/xml',
}; // prettier-ignore

export interface CrawlOptions {
  readonly origin: string;
  /** origins of the processes that serve it, asked in turn; the one at `origin` unless given */
  readonly servers?: readonly string[];
  /** requests at the same time */
  readonly concurrency?: number;
  /** one page in this many is put to the validator too, and its picture asked for, besides the first of each kind */
  readonly validateOneIn?: number;
  /** of one page in this many the views that its toolbar links to are asked for, besides the first of each kind */
  readonly viewsOneIn?: number;
  /** after how many ms it gives up, which is a fault; never unless given */
  readonly limit?: number;
}

export interface CrawlReport {
  /** answers that were looked at, each address once */
  readonly addresses: number;
  readonly pages: number;
  readonly validated: number;
  /** links to views that were left out of the sample */
  readonly leftOut: number;
  /** links that led to another address */
  readonly redirected: number;
  /** of each kind of address (`/cards/*`), how many */
  readonly kinds: ReadonlyMap<string, number>;
  readonly faults: readonly CrawlFault[];
  /** how many faults there are, those included that `faults` has no room for */
  readonly faultCount: number;
  readonly milliseconds: number;
}

interface Step {
  readonly address: URL;
  readonly from?: string | undefined;
}

/** The first part of an address, and how many follow. @example kindOf('/cards/sol-ring') // '/cards/*' */
const kindOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => {
  const [first = '', ...rest] = pathname.slice(1).split('/');
  return `/${[first, ...rest.map(() => '*')].join('/')}${search && '?'}`;
};

/** Whether a text falls into a sample: always the same ones, and others for each purpose. */
const isInSample = (purpose: string, text: string, oneIn: number): boolean =>
  createHash('sha256').update(`${purpose} ${text}`).digest().readUInt32BE(0) % oneIn === 0;

const expectedType = ({ pathname }: URL): string => {
  if (pathname === '/oembed') return 'application/json';
  const ending = /\.([a-z0-9]+)$/.exec(pathname)?.[1];
  return TYPES[ending ?? ''] ?? 'text/html';
};

/** Whether one part of a page's query, besides its place in a long list, makes it another page: filters combine without end. */
const isNearView = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].filter((name) => name !== 'page').length <= 1;

const xml = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });
type Located = readonly { readonly loc: string }[];
interface Sitemap {
  readonly sitemapindex?: { readonly sitemap?: Located };
  readonly urlset?: { readonly url?: Located };
}

/**
 * Walks every internal link of a site from `/` and its sitemap. Of what multiplies pages (views of lists, which search
 * engines are told to pass over, and descriptions for those who embed a page) it asks for a sample, and says how many it
 * left out.
 */
export const crawlSite = async (options: CrawlOptions): Promise<CrawlReport> => {
  const { origin, concurrency = 8, validateOneIn = 400, viewsOneIn = 40, limit = Infinity } = options;
  const started = performance.now();
  const seen = new Set<string>();
  const left = new Set<string>();
  /** paths as they are written, so that no link is looked at a thousand times */
  const followed = new Set<string>();
  const queue: Step[] = [];
  const kinds = new Map<string, number>();
  const firsts = new Set<string>();
  /** an address of each kind that is not there, near to one that is */
  const missing = new Map<string, URL>();
  const faults: CrawlFault[] = [];
  const site = createSiteFaults(origin);
  const { ask, close } = createAsk(concurrency, options.servers);
  const sums = { addresses: 0, pages: 0, validated: 0, redirected: 0, faults: 0 };

  const keep = (fault: CrawlFault): void => {
    sums.faults += 1;
    if (faults.length < MOST_FAULTS) faults.push(fault);
  };
  const pathOf = (address: URL): string => address.href.slice(origin.length);
  const blame = ({ address, from }: Step, reason: string): void =>
    keep({ address: pathOf(address), reason, from });

  /** The first of a kind, and of the others a sample. */
  const isChosen = (purpose: string, address: URL, oneIn: number): boolean => {
    const kind = `${purpose} ${kindOf(address)}`;
    const isFirst = !firsts.has(kind);
    firsts.add(kind);
    return isFirst || isInSample(purpose, pathOf(address), oneIn);
  };

  const addressOf = (href: string, page: URL): URL | undefined => {
    if (!URL.canParse(href, page.href)) {
      blame({ address: page }, `a link to what is no address: ${href}`);
      return undefined;
    }
    const address = new URL(href, page.href);
    if (address.origin !== origin) return undefined;
    if (address.hash.length > 1) site.addFragment(address.href, pathOf(page));
    address.hash = '';
    return address;
  };

  const lead = (address: URL | undefined, page?: URL): void => {
    if (address === undefined || seen.has(address.href)) return;
    seen.add(address.href);
    queue.push({ address, from: page && pathOf(page) });
  };

  const walk = async (step: Step, hops = 0): Promise<void> => {
    const { address } = step;
    const answer = await ask(address);
    if (answer.status >= 300 && answer.status < 400 && answer.location !== undefined) {
      sums.redirected += 1;
      const next = new URL(answer.location, address);
      if (next.origin !== origin) return;
      if (hops >= MOST_REDIRECTS) return blame(step, 'redirects without an end');
      if (seen.has(next.href)) return;
      seen.add(next.href);
      return walk({ address: next, from: step.from ?? address.pathname }, hops + 1);
    }
    sums.addresses += 1;
    kinds.set(kindOf(address), (kinds.get(kindOf(address)) ?? 0) + 1);
    await read(step, answer);
  };

  const read = async (step: Step, { status, type, body }: Answer): Promise<void> => {
    const expected = expectedType(step.address);
    if (status !== 200) blame(step, `answers ${status}`);
    else if (!type.replace('application/javascript', 'text/javascript').startsWith(expected))
      blame(step, `is ${type || 'of no type'}`);
    else if (type.startsWith('text/html')) await readHtml(step, body);
    else if (/\bxml\b/.test(type) && !type.startsWith('image/')) readXml(step, body);
    else if (body === '') blame(step, 'is empty');
  };

  const readXml = (step: Step, body: string): void => {
    const valid = XMLValidator.validate(body);
    if (valid !== true) return blame(step, `is no XML: ${valid.err.msg}`);
    const { sitemapindex, urlset } = xml.parse(body) as Sitemap;
    for (const { loc } of sitemapindex?.sitemap ?? []) lead(addressOf(loc, step.address));
    for (const { loc } of urlset?.url ?? []) {
      site.addListed(loc);
      lead(addressOf(loc, step.address));
    }
  };

  const followLinks = ({ links, parts }: PageFacts, address: URL): void => {
    const isView = address.search !== '';
    const takesViews = !isView && isChosen('views', address, viewsOneIn);
    for (const { href, nofollow } of links.values()) {
      if (href.startsWith('#') || followed.has(href)) continue;
      if (/^\/[^#?]*$/.test(href)) followed.add(href);
      const next = addressOf(href, address);
      if (next === undefined) continue;
      const isPassedOver = next.search !== '' && (nofollow ? !takesViews : isView && !isNearView(next));
      if (!isPassedOver) lead(next, address);
      else left.add(next.href);
    }
    for (const href of parts) {
      if (followed.has(href)) continue;
      followed.add(href);
      lead(addressOf(href, address), address);
    }
  };

  const readHtml = async (step: Step, html: string): Promise<void> => {
    const { address } = step;
    const page = readPage(html);
    sums.pages += 1;
    const kind = kindOf(address);
    if (kind.endsWith('/*') && !missing.has(kind)) missing.set(kind, new URL(`${address.href}-x`));
    for (const reason of pageFaults(page, address)) blame(step, reason);
    site.addPage(page, address);
    followLinks(page, address);
    if (page.oembed !== undefined && isChosen('oembed', address, viewsOneIn))
      lead(addressOf(page.oembed, address), address);
    if (!isChosen('validator', address, validateOneIn)) return;
    lead(addressOf(page.properties.get('og:image') ?? '', address), address);
    sums.validated += 1;
    for (const reason of await ruleFaults(html)) blame(step, reason);
  };

  let busy = 0;
  const work = async (): Promise<void> => {
    while ((queue.length > 0 || busy > 0) && performance.now() - started < limit) {
      const step = queue.shift();
      if (step === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      busy += 1;
      await walk(step).catch((error: unknown) => blame(step, String(error)));
      busy -= 1;
    }
  };

  for (const path of ['/', '/robots.txt', '/sitemap.xml']) lead(new URL(path, origin));
  await Promise.all(Array.from({ length: concurrency }, work));
  for (const address of missing.values()) {
    const { status, body } = await ask(address);
    for (const reason of missingFaults(status, body, address)) blame({ address }, reason);
  }
  close();

  const [next] = queue;
  if (next) blame(next, `and ${queue.length - 1} more could not be asked in time`);
  else site.tell().forEach(keep);
  return {
    addresses: sums.addresses,
    pages: sums.pages,
    validated: sums.validated,
    leftOut: [...left].filter((href) => !seen.has(href)).length,
    redirected: sums.redirected,
    kinds,
    faults,
    faultCount: sums.faults,
    milliseconds: performance.now() - started,
  };
};
