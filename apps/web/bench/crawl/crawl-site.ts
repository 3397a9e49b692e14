import { createHash } from 'node:crypto';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ruleFaults } from './html-rules';
import { readPage } from './page-facts';
import { pageFaults } from './page-faults';

/** Longest that one answer may take, in ms. */
const ANSWER_MS = 20_000;
const MOST_REDIRECTS = 3;
/** Most faults that a report keeps. */
const MOST_FAULTS = 500;

/** Types by the ending of an address; scripts have two names. */
const TYPES: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml', css: 'text/css', ico: 'image/', jpg: 'image/jpeg', js: 'text/javascript',
  json: 'application/json', png: 'image/png', svg: 'image/svg+xml', txt: 'text/plain', webmanifest: 'application/manifest+json',
  webp: 'image/webp', woff2: 'font/woff2', xml: 'application/xml',
}; // prettier-ignore

interface CrawlOptions {
  readonly origin: string;
  /** requests at the same time */
  readonly concurrency?: number;
  /** one page in this many is put to the validator too, besides the first of each kind */
  readonly validateOneIn?: number;
  /** after how many ms it gives up, which is a fault; never unless given */
  readonly limit?: number;
}

interface CrawlFault {
  readonly address: string;
  readonly reason: string;
  /** where the link stands; none for what the sitemap names */
  readonly from?: string | undefined;
}

export interface CrawlReport {
  /** answers that were looked at, each address once */
  readonly addresses: number;
  readonly pages: number;
  readonly validated: number;
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

const isInSample = (text: string, oneIn: number): boolean =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % oneIn === 0;

const expectedType = ({ pathname }: URL): string => {
  if (pathname === '/oembed') return 'application/json';
  const ending = /\.([a-z0-9]+)$/.exec(pathname)?.[1];
  return TYPES[ending ?? ''] ?? 'text/html';
};

const xml = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });
type Located = readonly { readonly loc: string }[];
interface Sitemap {
  readonly sitemapindex?: { readonly sitemap?: Located };
  readonly urlset?: { readonly url?: Located };
}

/** Walks every internal link of a site from `/` and its sitemap. A view (an address with a query) leads to no other view. */
export const crawlSite = async (options: CrawlOptions): Promise<CrawlReport> => {
  const { origin, concurrency = 6, validateOneIn = 300, limit = Infinity } = options;
  const started = performance.now();
  const seen = new Set<string>();
  const queue: Step[] = [];
  const kinds = new Map<string, number>();
  const validatedKinds = new Set<string>();
  const idsOf = new Map<string, ReadonlySet<string>>();
  const fragments = new Map<string, string>();
  const faults: CrawlFault[] = [];
  const sums = { addresses: 0, pages: 0, validated: 0, redirected: 0, faults: 0 };

  const blame = ({ address, from }: Step, reason: string): void => {
    sums.faults += 1;
    if (faults.length < MOST_FAULTS)
      faults.push({ address: address.href.slice(origin.length), reason, from });
  };

  const lead = (href: string, page: URL | undefined, followViews = true): void => {
    if (!URL.canParse(href, page?.href ?? origin)) {
      if (page) blame({ address: page }, `a link to what is no address: ${href}`);
      return;
    }
    const address = new URL(href, page?.href ?? origin);
    if (address.origin !== origin) return;
    if (address.hash.length > 1 && !fragments.has(address.href))
      fragments.set(address.href, page?.pathname ?? '');
    address.hash = '';
    if (seen.has(address.href) || (address.search !== '' && !followViews)) return;
    seen.add(address.href);
    queue.push({ address, from: page && `${page.pathname}${page.search}` });
  };

  const ask = async (step: Step, hops = 0): Promise<void> => {
    const { address } = step;
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'identity' },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      sums.redirected += 1;
      const next = new URL(location, address);
      if (next.origin !== origin) return;
      if (hops >= MOST_REDIRECTS) return blame(step, 'redirects without an end');
      if (seen.has(next.href)) return;
      seen.add(next.href);
      return ask({ address: next, from: step.from ?? address.pathname }, hops + 1);
    }
    sums.addresses += 1;
    kinds.set(kindOf(address), (kinds.get(kindOf(address)) ?? 0) + 1);
    const body = await response.text();
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200) blame(step, `answers ${response.status}`);
    else if (!type.replace('application/javascript', 'text/javascript').startsWith(expectedType(address)))
      blame(step, `is ${type || 'of no type'}`);
    else if (type.startsWith('text/html')) await readAnswer(step, body);
    else if (/\bxml\b/.test(type) && !type.startsWith('image/')) readXml(step, body);
    else if (body === '') blame(step, 'is empty');
  };

  const readXml = (step: Step, body: string): void => {
    const valid = XMLValidator.validate(body);
    if (valid !== true) return blame(step, `is no XML: ${valid.err.msg}`);
    const { sitemapindex, urlset } = xml.parse(body) as Sitemap;
    for (const { loc } of sitemapindex?.sitemap ?? []) lead(loc, undefined);
    for (const { loc } of urlset?.url ?? []) lead(loc, undefined);
  };

  const readAnswer = async (step: Step, html: string): Promise<void> => {
    const { address } = step;
    const page = readPage(html);
    sums.pages += 1;
    for (const reason of pageFaults(page, address)) blame(step, reason);
    idsOf.set(address.href, page.ids);
    const isView = address.search !== '';
    for (const href of page.links) if (!href.startsWith('#')) lead(href, address, !isView);
    for (const href of page.parts) lead(href, address);
    const sampled = isInSample(address.href.slice(origin.length), validateOneIn);
    if (sampled) for (const href of page.sharePictures) lead(href, address);
    const kind = kindOf(address);
    if (!sampled && validatedKinds.has(kind)) return;
    validatedKinds.add(kind);
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
      await ask(step).catch((error: unknown) => blame(step, String(error)));
      busy -= 1;
    }
  };

  for (const path of ['/', '/robots.txt', '/sitemap.xml']) lead(path, undefined);
  await Promise.all(Array.from({ length: concurrency }, work));

  const [next] = queue;
  if (next) blame(next, `and ${queue.length - 1} more could not be asked in time`);
  for (const [href, from] of fragments) {
    const address = new URL(href);
    const id = decodeURIComponent(address.hash.slice(1));
    address.hash = '';
    const ids = idsOf.get(address.href);
    if (ids && !ids.has(id)) blame({ address, from }, `nothing is at #${id}`);
  }
  return {
    addresses: sums.addresses,
    pages: sums.pages,
    validated: sums.validated,
    redirected: sums.redirected,
    kinds,
    faults,
    faultCount: sums.faults,
    milliseconds: performance.now() - started,
  };
};
