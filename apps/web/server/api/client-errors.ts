import { Router, type RequestHandler } from 'express';
import * as z from 'zod';
import { CLIENT_ERROR_LENGTHS as LENGTHS } from '#app/platform/client-error';
import type { Log } from '#app/platform/logger.server';
import { methodNotAllowed, sendInvalid } from './api-error';
import { jsonBody, parseBody } from './json-body';

/** Largest report, in bytes. */
const MAX_BYTES = 32 * 1024;
/** Longest user agent that is logged, in characters. */
const MAX_AGENT_LENGTH = 300;

const Report = z.object({
  message: z.string().min(1).max(LENGTHS.message),
  stack: z.string().max(LENGTHS.stack).optional(),
  path: z.string().max(LENGTHS.path),
  where: z.string().max(LENGTHS.where).optional(),
});

/**
 * Logs errors that browsers report, to be mounted at `/api/client-errors`; responds 204. Without CORS headers, so that
 * only the site's own pages can report.
 */
export const createClientErrors = (log: Log, limit: RequestHandler): Router => {
  const logReport: RequestHandler = (request, response) => {
    const report = parseBody(Report, request.body);
    if (!report.ok) {
      sendInvalid(response, report.error);
      return;
    }
    const agent = (request.get('user-agent') ?? '').slice(0, MAX_AGENT_LENGTH);
    log.error({ browser: { ...report.value, agent } }, 'Error in a browser');
    response.set('Cache-Control', 'no-store').status(204).end();
  };
  const router = Router();
  router
    .route('/')
    .post(limit, ...jsonBody(MAX_BYTES), logReport)
    .all(methodNotAllowed('POST'));
  return router;
};
