import type { RequestHandler } from 'express';
import { sendStatus } from '../response/send-document';

const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** What URL parsers drop or take for a slash: control characters and backslashes. */
// eslint-disable-next-line no-control-regex -- they are what no path of a page contains
const NEVER_IN_PAGES = /[\u0000-\u001f\u007f\\]/;

/**
 * Responds 400 to paths with malformed percent-encoding, and 404 to those that decode to characters which no page has: the
 * router decodes paths and would read another path, or none, in them.
 */
export const requirePagePath: RequestHandler = (request, response, next) => {
  const path = decode(request.path);
  if (path === undefined) sendStatus(response, 400);
  else if (NEVER_IN_PAGES.test(path)) sendStatus(response, 404);
  else next();
};
