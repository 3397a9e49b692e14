import type { RequestHandler } from 'express';
import { sendStatus } from '../response/send-document';
import { FORM_PATHS, RECS_PATHS, SALT_PATHS, SETTINGS_PATHS } from './form-guard';

const POST_PATHS: ReadonlySet<string> = new Set([...FORM_PATHS, ...RECS_PATHS, ...SETTINGS_PATHS]);

/**
 * Responds 405 to methods that a page does not support: forms take POST, everything else is only read. `?_data=` of
 * Remix's older protocol, which would get half a response, gets 400.
 */
export const requirePageMethod: RequestHandler = (request, response, next) => {
  if (request.query['_data'] !== undefined) {
    sendStatus(response, 400);
    return;
  }
  const takesPost =
    POST_PATHS.has(request.path.toLowerCase().replace(/\/$/, '')) || SALT_PATHS.test(request.path);
  const allowed = takesPost ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (allowed.includes(request.method)) {
    next();
    return;
  }
  response.set('Allow', allowed.join(', '));
  sendStatus(response, 405);
};
