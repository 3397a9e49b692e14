import { createHash } from 'node:crypto';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { createHttpClient, type HttpResponse } from './http-client';
import { findNotFoundIssues, findPageIssues } from './page-issues';
import { type ParsedPage, parsePage } from './parse-page';
import { type CrawlIssue, createSiteChecker } from './site-issues';
import { validateHtml } from './validate-html';

const MOST_REDIRECTS = 3;
/** Most issues that a report lists. */
const MOST_ISSUES = 2000;

/** Expected Content-Type by file extension. */
const TYPES: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml', css: 'text/css', gz: 'application/gzip', ico: 'image/', jpg: 'image/jpeg', js: 'text/javascript',
  json: 'application/json', png: 'image/png', rss: 'application/rss+xml', svg: 'image/svg+xml', txt: 'text/plain', webmanifest: 'application/manifest+json',
  webp: 'image/webp', woff2: 'font/woff2', xml: 'application/xml',
}; // prettier-ignore

export interface CrawlOptions {
  readonly origin: string;
  /** origins of the processes that serve the site, used in turn; by default `origin` */
  readonly servers?: readonly string[];
  /** requests at the same time */
  readonly concurrency?: number;
  /** besides the first of each kind, one in this many of the addresses below another is requested; all by default */
  readonly pagesOneIn?: number;
  /** besides the first page of each kind, one in this many is validated and its preview picture requested */
  readonly validateOneIn?: number;
  /** besides the first page of each kind, the views of one page in this many are requested */
  readonly viewsOneIn?: number;
  /** time limit in ms, none by default; a crawl that does not finish in time has an issue */
  readonly limit?: number;
}

export interface CrawlReport {
  /** requested URLs, each counted once */
  readonly urls: number;
  readonly pages: number;
  /** pages that html-validate checked */
  readonly validated: number;
  /** linked views and pages outside the samples */
  readonly skipped: number;
  /** links to URLs that redirect */
  readonly redirected: number;
  /** number of URLs of each kind (`/cards/*`) */
  readonly kinds: ReadonlyMap<string, number>;
  /** the first issues */
  readonly issues: readonly CrawlIssue[];
  /** number of all issues */
  readonly issueCount: number;
  readonly milliseconds: number;
}

interface Visit {
  readonly url: URL;
  /** path of the page that links to it */
  readonly from?: string | undefined;
}

/** The first segment of a path and the number of the others. @example kindOf('/cards/sol-ring') // '/cards/*' */
const kindOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => {
  const [first = '', ...rest] = pathname.slice(1).split('/');
  return `/${[first, ...rest.map(() => '*')].join('/')}${search && '?'}`;
};

/** Whether a text is in the sample for a purpose: the same texts in every run, others for another purpose. */
const isInSample = (purpose: string, text: string, oneIn: number): boolean =>
  createHash('sha256').update(`${purpose} ${text}`).digest().readUInt32BE(0) % oneIn === 0;

const expectedType = ({ pathname }: URL): string => {
  if (pathname === '/oembed') return 'application/json';
  if (pathname.startsWith('/feeds/') && pathname.endsWith('.json')) return 'application/feed+json';
  if (pathname.startsWith('/api/') && !pathname.endsWith('.gz')) return 'application/json';
  const extension = /\.([a-z0-9]+)$/.exec(pathname)?.[1];
  return TYPES[extension ?? ''] ?? 'text/html';
};

/** Whether a view has at most one filter besides its page number: filters combine endlessly. */
const isSimpleView = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].filter((name) => name !== 'page').length <= 1;

const xml = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });
type Locations = readonly { readonly loc: string }[];
interface Sitemap {
  readonly sitemapindex?: { readonly sitemap?: Locations };
  readonly urlset?: { readonly url?: Locations };
}

/**
 * Follows every internal link of a site from `/`, `/robots.txt` and `/sitemap.xml`. Of what multiplies pages (views of
 * lists, which search engines do not follow, oEmbed descriptions, and pages where `pagesOneIn` says so) it requests a sample and
 * counts the rest.
 */
export const crawlSite = async (options: CrawlOptions): Promise<CrawlReport> => {
  const { origin, concurrency = 8, validateOneIn = 400, viewsOneIn = 40, limit = Infinity } = options;
  const { pagesOneIn = 1 } = options;
  const started = performance.now();
  const queued = new Set<string>();
  const skipped = new Set<string>();
  /** hrefs as written, so that a link on every page is resolved once */
  const resolvedHrefs = new Set<string>();
  const queue: Visit[] = [];
  const kinds = new Map<string, number>();
  const sampledKinds = new Set<string>();
  /** one URL of each kind that does not exist, made from one that does */
  const missing = new Map<string, URL>();
  const issues: CrawlIssue[] = [];
  const site = createSiteChecker(origin);
  const { fetchUrl, close } = createHttpClient(concurrency, options.servers);
  const counts = { urls: 0, pages: 0, validated: 0, redirected: 0, issues: 0 };

  const addIssue = (issue: CrawlIssue): void => {
    counts.issues += 1;
    if (issues.length < MOST_ISSUES) issues.push(issue);
  };
  const pathOf = (url: URL): string => url.href.slice(origin.length);
  const report = ({ url, from }: Visit, reason: string): void =>
    addIssue({ path: pathOf(url), reason, from });

  /** Whether a URL is the first of its kind or in the sample. */
  const isSampled = (purpose: string, url: URL, oneIn: number): boolean => {
    const kind = `${purpose} ${kindOf(url)}`;
    const isFirst = !sampledKinds.has(kind);
    sampledKinds.add(kind);
    return isFirst || isInSample(purpose, pathOf(url), oneIn);
  };

  /** The URL of a link without its fragment; undefined if it leaves the site or is invalid, which is reported. */
  const resolveHref = (href: string, page: URL): URL | undefined => {
    if (!URL.canParse(href, page.href)) {
      report({ url: page }, `links to an invalid URL: ${href}`);
      return undefined;
    }
    const url = new URL(href, page.href);
    if (url.origin !== origin) return undefined;
    if (url.hash.length > 1) site.addFragment(url.href, pathOf(page));
    url.hash = '';
    return url;
  };

  /** Whether a URL is one of many: below another, and no file. */
  const isOfMany = ({ pathname }: URL): boolean => /^\/[^/]+\/[^.]+$/.test(pathname);

  const enqueue = (url: URL | undefined, page?: URL): void => {
    if (url === undefined || queued.has(url.href) || skipped.has(url.href)) return;
    if (pagesOneIn > 1 && isOfMany(url) && !isSampled('pages', url, pagesOneIn)) {
      skipped.add(url.href);
      return;
    }
    queued.add(url.href);
    queue.push({ url, from: page && pathOf(page) });
  };

  const visit = async (current: Visit, redirects = 0): Promise<void> => {
    const { url } = current;
    const response = await fetchUrl(url);
    if (response.status >= 300 && response.status < 400 && response.location !== undefined) {
      counts.redirected += 1;
      const next = new URL(response.location, url);
      if (next.origin !== origin) return;
      if (redirects >= MOST_REDIRECTS) return report(current, `redirects more than ${MOST_REDIRECTS} times`);
      if (queued.has(next.href)) return;
      queued.add(next.href);
      return visit({ url: next, from: current.from ?? url.pathname }, redirects + 1);
    }
    counts.urls += 1;
    kinds.set(kindOf(url), (kinds.get(kindOf(url)) ?? 0) + 1);
    await readResponse(current, response);
  };

  const readResponse = async (current: Visit, { status, type, body }: HttpResponse): Promise<void> => {
    const expected = expectedType(current.url);
    if (status !== 200) report(current, `has status ${status}`);
    else if (!type.replace('application/javascript', 'text/javascript').startsWith(expected))
      report(current, `has Content-Type ${type || '(none)'} instead of ${expected}`);
    else if (type.startsWith('text/html')) await readHtml(current, body);
    else if (/\bxml\b/.test(type) && !type.startsWith('image/')) readXml(current, body);
    else if (body === '') report(current, 'is empty');
  };

  const readXml = (current: Visit, body: string): void => {
    const valid = XMLValidator.validate(body);
    if (valid !== true) return report(current, `is not well-formed XML: ${valid.err.msg}`);
    const { sitemapindex, urlset } = xml.parse(body) as Sitemap;
    for (const { loc } of sitemapindex?.sitemap ?? []) enqueue(resolveHref(loc, current.url));
    for (const { loc } of urlset?.url ?? []) {
      site.addListed(loc);
      enqueue(resolveHref(loc, current.url));
    }
  };

  const followLinks = ({ links, resources }: ParsedPage, url: URL): void => {
    const isView = url.search !== '';
    const followsViews = !isView && isSampled('views', url, viewsOneIn);
    for (const { href, nofollow } of links.values()) {
      if (href.startsWith('#') || resolvedHrefs.has(href)) continue;
      if (/^\/[^#?]*$/.test(href)) resolvedHrefs.add(href);
      const next = resolveHref(href, url);
      if (next === undefined) continue;
      const isSkipped = nofollow ? !followsViews : next.search !== '' && isView && !isSimpleView(next);
      if (isSkipped) skipped.add(next.href);
      else enqueue(next, url);
    }
    for (const href of resources) {
      if (resolvedHrefs.has(href)) continue;
      resolvedHrefs.add(href);
      enqueue(resolveHref(href, url), url);
    }
  };

  const readHtml = async (current: Visit, html: string): Promise<void> => {
    const { url } = current;
    const page = parsePage(html);
    counts.pages += 1;
    const kind = kindOf(url);
    if (kind.endsWith('/*') && !missing.has(kind)) missing.set(kind, new URL(`${url.href}-x`));
    for (const reason of findPageIssues(page, url)) report(current, reason);
    site.addPage(page, url);
    followLinks(page, url);
    if (page.oembed !== undefined && isSampled('oembed', url, viewsOneIn))
      enqueue(resolveHref(page.oembed, url), url);
    if (!isSampled('validator', url, validateOneIn)) return;
    enqueue(resolveHref(page.properties.get('og:image') ?? '', url), url);
    counts.validated += 1;
    for (const reason of await validateHtml(html)) report(current, reason);
  };

  let active = 0;
  const work = async (): Promise<void> => {
    while ((queue.length > 0 || active > 0) && performance.now() - started < limit) {
      const next = queue.shift();
      if (next === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      active += 1;
      await visit(next).catch((error: unknown) => report(next, String(error)));
      active -= 1;
    }
  };

  for (const path of ['/', '/robots.txt', '/sitemap.xml']) enqueue(new URL(path, origin));
  await Promise.all(Array.from({ length: concurrency }, work));
  for (const url of missing.values()) {
    const { status, body } = await fetchUrl(url);
    for (const reason of findNotFoundIssues(status, body, url)) report({ url }, reason);
  }
  close();

  const [next] = queue;
  if (next) report(next, `was not requested in time, like ${queue.length - 1} other URLs`);
  else site.findIssues((href) => skipped.has(href)).forEach(addIssue);
  return {
    urls: counts.urls,
    pages: counts.pages,
    validated: counts.validated,
    skipped: [...skipped].filter((href) => !queued.has(href)).length,
    redirected: counts.redirected,
    kinds,
    issues,
    issueCount: counts.issues,
    milliseconds: performance.now() - started,
  };
};
