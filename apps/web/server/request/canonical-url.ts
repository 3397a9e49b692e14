import type { RequestHandler } from 'express';
import { sendStatus } from '../response/send-document';
import { setGeneralHeaders } from './request-id';

/** What no canonical path contains; a fast test, for most URLs are canonical. */
const NOT_CANONICAL = /^[^/]|[\\#]|\/\/|\/\.|%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/i;

/** Percent-encoded unreserved characters (RFC 3986, 2.3). */
const ENCODED_UNRESERVED = /%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi;

/** What Remix appends to the path of a page for its data. */
const DATA_SUFFIX = '.data';

const splitAt = (text: string, separator: string): readonly [string, string] => {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
};

/**
 * Normalises a request URL (RFC 3986, 6.2.2): single slashes, no dot segments, no encoded unreserved characters, no
 * fragment. The query stays.
 * @param url path and query
 * @example canonicalUrl('//%74op/../recs/?a=%41#b') // '/recs/?a=%41'
 */
export const canonicalUrl = (url: string): string => {
  const [path, query] = splitAt(splitAt(url, '#')[0], '?');
  if (!NOT_CANONICAL.test(path)) return path + query;
  const decoded = path.replace(ENCODED_UNRESERVED, (code) => decodeURIComponent(code));
  const joined = `/${decoded}`.replace(/[/\\]+/g, '/');
  const { pathname } = new URL(joined, 'http://localhost');
  return pathname.replace(/\/+/g, '/').replace(/(?<=.)\/\.data$/, '.data') + query;
};

/**
 * Whether a URL ends like the data of a page (`/top.data`) although none has that address: without its suffix the path
 * would not be canonical, so Remix would respond with the data of another page.
 * @example isMalformedDataUrl('/recs/x/...data?a=1') // true
 */
export const isMalformedDataUrl = (url: string): boolean => {
  const [path] = splitAt(url, '?');
  if (!path.endsWith(DATA_SUFFIX)) return false;
  const page = path.slice(0, -DATA_SUFFIX.length);
  // The data of the home page are at /_root.data.
  return page === '' || page.endsWith('/') || canonicalUrl(page) !== page;
};

/** Whether a request URL is canonical, and names a page if it is of data. */
const isCanonicalUrl = (url: string): boolean => canonicalUrl(url) === url && !isMalformedDataUrl(url);

/**
 * Redirects to the canonical URL, so that limits, guards, the cache and pages all match the same URL. Requests that are
 * neither GET nor HEAD get 400 instead, data URLs of no page 404.
 */
export const redirectToCanonicalUrl =
  (headers: Readonly<Record<string, string>>): RequestHandler =>
  ({ url, method }, response, next) => {
    if (isCanonicalUrl(url)) {
      next();
      return;
    }
    const canonical = canonicalUrl(url);
    setGeneralHeaders(response, headers);
    if (isMalformedDataUrl(canonical)) sendStatus(response, 404);
    else if (method === 'GET' || method === 'HEAD') response.redirect(301, canonical);
    else sendStatus(response, 400);
  };
