import { STATUS_CODES } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { FORM_PATHS } from './form-guard';

/** What a plain path has nothing of, tested before any work: most addresses are plain. */
const ODD = /^[^/]|[\\#]|\/\/|\/\.|%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/i;

/** Letters, digits and marks that mean the same with and without an encoding (RFC 3986, 2.3). */
const NEEDLESS = /%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi;

const splitAt = (text: string, mark: string): readonly [string, string] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
};

/**
 * The one way to write an address of this site: single slashes, no `.` and `..`, no needless encodings, no fragment.
 * The query stays as it is.
 * @param url path and query
 * @example plainAddress('//%74op/../recs/?a=%41#b') // '/recs/?a=%41'
 */
export const plainAddress = (url: string): string => {
  const [path, query] = splitAt(splitAt(url, '#')[0], '?');
  if (!ODD.test(path)) return path + query;
  const decoded = path.replace(NEEDLESS, (code) => decodeURIComponent(code));
  const joined = `/${decoded}`.replace(/[/\\]+/g, '/');
  const { pathname } = new URL(joined, 'http://localhost');
  return pathname.replace(/\/+/g, '/').replace(/(?<=.)\/\.data$/, '.data') + query;
};

const refuse = (response: Response, status: number): void => {
  response.status(status).set('Cache-Control', 'no-store').type('text').send(STATUS_CODES[status]);
};

/** Takes the host out of an address that has one, as a proxy writes it (RFC 9112, 3.2.2). */
const withoutHost = (request: Request): void => {
  const [, host, rest] = /^https?:\/\/([^/?#@]+)(.*)$/i.exec(request.url) ?? [];
  if (host === undefined || rest === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.originalUrl = request.url;
};

/**
 * Lets addresses through that are written in the one way. Whatever stands behind it, and goes by addresses, reads them
 * alike: limits, guards, memory and pages. Others are led there, or refused where they bring something.
 */
export const onlyPlainAddresses: RequestHandler = (request, response, next) => {
  if (!request.url.startsWith('/')) withoutHost(request);
  const { url, method } = request;
  if (!url.startsWith('/')) {
    refuse(response, 400);
    return;
  }
  const plain = plainAddress(url);
  if (plain === url) next();
  else if (method === 'GET' || method === 'HEAD') response.redirect(301, plain);
  else refuse(response, 400);
};

const ACTIONS: ReadonlySet<string> = new Set([...FORM_PATHS, '/recs', '/recs.data']);

/**
 * Answers 405 for methods that a page does not have: forms are posted, everything else is only read. 400 for what an older
 * protocol of the framework asked for, which would be half answered.
 */
export const onlyPageRequests: RequestHandler = (request, response, next) => {
  if (request.query['_data'] !== undefined) {
    refuse(response, 400);
    return;
  }
  const takesPosts = ACTIONS.has(request.path.toLowerCase().replace(/\/$/, ''));
  const allowed = takesPosts ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (allowed.includes(request.method)) {
    next();
    return;
  }
  response.set('Allow', allowed.join(', '));
  refuse(response, 405);
};
