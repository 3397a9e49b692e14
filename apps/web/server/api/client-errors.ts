import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { CLIENT_ERROR_LENGTHS as LENGTHS } from '#app/platform/client-error';
import type { Log } from '#app/platform/logger.server';
import { methodNotAllowed, sendError } from './api-error';
import { bodyProblems, jsonBody } from './json-body';

/** Largest report that is taken, in bytes. */
const BODY_LIMIT = 32 * 1024;

const Report = z.object({
  message: z.string().min(1).max(LENGTHS.message),
  stack: z.string().max(LENGTHS.stack).optional(),
  path: z.string().max(LENGTHS.path),
  where: z.string().max(LENGTHS.where).optional(),
});

/**
 * Takes what failed in a visitor's browser, to be mounted at `/api/client-errors`: logged for the team, answered by 204.
 * For the site's own pages alone: no other origin may ask.
 */
export const createClientErrors = (log: Log, limit: RequestHandler): Router => {
  const take: RequestHandler = (request, response) => {
    const report = Report.safeParse(request.body);
    if (!report.success) {
      const errors = bodyProblems(report.error);
      sendError(response, 400, errors[0], { errors });
      return;
    }
    const agent = (request.get('user-agent') ?? '').slice(0, 300);
    log.error({ browser: { ...report.data, agent } }, 'A page failed in a browser');
    response.set('Cache-Control', 'no-store').status(204).end();
  };
  const router = Router();
  router
    .route('/')
    .post(limit, ...jsonBody(BODY_LIMIT), take)
    .all(methodNotAllowed('POST'));
  return router;
};
