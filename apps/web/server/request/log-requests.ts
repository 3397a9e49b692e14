import type { RequestHandler } from 'express';
import type { Log } from '#app/platform/logger.server';

/** Logs every request that no cached page answers, once it has ended, at the level `debug`. */
export const logRequests =
  (log: Log): RequestHandler =>
  ({ method, path, id: requestId }, response, next) => {
    const started = performance.now();
    response.once('close', () => {
      const { statusCode: status, locals } = response;
      const { limitedBy, traceId } = locals;
      const ms = Math.round(performance.now() - started);
      const more = { ...(limitedBy && { limitedBy }), ...(traceId && { traceId }) };
      log.debug({ requestId, method, path, status, ms, ...more }, 'Request');
    });
    next();
  };
