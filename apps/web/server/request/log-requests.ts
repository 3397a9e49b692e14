import type { RequestHandler } from 'express';
import type { Log } from '#app/platform/logger.server';
import { createRefusalLog } from './log-refusals';

/**
 * Logs every request that no cached page answers, once it has ended, at the level `debug`, and refused ones at the level
 * `warn` as well.
 * @param now in ms; does not have to be the time of day
 */
export const logRequests = (log: Log, now: () => number = () => performance.now()): RequestHandler => {
  const logRefusal = createRefusalLog(log, now);
  return ({ method, path, id: requestId }, response, next) => {
    const started = now();
    // One listener for both: Node warns of a response with more than ten.
    response.once('close', () => {
      const { statusCode: status, locals } = response;
      const { limitedBy, traceId } = locals;
      const ms = Math.round(now() - started);
      const more = { ...(limitedBy && { limitedBy }), ...(traceId && { traceId }) };
      log.debug({ requestId, method, path, status, ms, ...more }, 'Request');
      logRefusal({ requestId, method, path }, response);
    });
    next();
  };
};
