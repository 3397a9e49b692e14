import type { RequestHandler } from 'express';
import { isAccountPath } from '#app/accounts/account-paths';
import { sendStatus } from '../response/send-document';
import { FORM_PATHS, RECS_PATHS } from './form-guard';

const POST_PATHS: ReadonlySet<string> = new Set([...FORM_PATHS, ...RECS_PATHS]);

/** The first segment of the path of a route or of a page or its data, in lower case. @example firstSegment('/faq.data') // 'faq' */
const firstSegment = (path: string): string =>
  path
    .split('/', 2)
    .at(path.startsWith('/') ? 1 : 0)
    ?.replace(/\.data$/, '')
    .toLowerCase() ?? '';

/** The first segments of the paths of routes. @example pageSegments({ faq: { path: 'faq' } }).has('faq') // true */
export const pageSegments = (
  routes: Readonly<Record<string, { readonly path?: string | undefined } | undefined>>,
): ReadonlySet<string> => new Set(Object.values(routes).map((route) => firstSegment(route?.path ?? '')));

/**
 * Responds 405 to methods that a page does not support: forms take POST, everything else is only read. `?_data=` of
 * Remix's older protocol, which would get half a response, gets 400.
 * @param segments of the paths that have pages; any other path gets 404 from the pages, by GET and by POST
 */
export const requirePageMethod =
  (segments?: ReadonlySet<string>): RequestHandler =>
  (request, response, next) => {
    if (request.query['_data'] !== undefined) {
      sendStatus(response, 400);
      return;
    }
    const takesPost =
      POST_PATHS.has(request.path.toLowerCase().replace(/\/$/, '')) ||
      isAccountPath(request.path) ||
      segments?.has(firstSegment(request.path)) === false;
    const allowed = takesPost ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    if (allowed.includes(request.method)) {
      next();
      return;
    }
    response.set('Allow', allowed.join(', '));
    sendStatus(response, 405);
  };
