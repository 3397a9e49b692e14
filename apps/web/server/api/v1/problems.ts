import {
  API_DOCUMENTATION_PATH,
  problemInfo,
  type Problem,
  type ProblemName,
} from '@crownsmith/api-client/v1';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { isSnapshotFailure } from '@crownsmith/answers/snapshot';
import { BusyError } from '#app/platform/bounded-queue';
import type { Log } from '#app/platform/logger.server';
import { SnapshotMissingError } from '#app/snapshot/store.server';
import { notAllowedText, requestError } from '../api-error';

/** Sends an error of the API (RFC 9457). */
export const sendProblem = (
  response: Response,
  name: ProblemName,
  detail: string,
  errors?: Problem['errors'],
): void => {
  const { type, status, title } = problemInfo(name);
  const problem: Problem = { type, status, title, detail, ...(errors && errors.length > 0 && { errors }) };
  response.status(status).removeHeader('ETag');
  response
    .set({ 'Cache-Control': 'no-store', 'Content-Type': 'application/problem+json; charset=utf-8' })
    .end(JSON.stringify(problem));
};

/** Responds 405 to every method but those of a path. */
export const refuseMethod =
  (methods: readonly string[]): RequestHandler =>
  (request, response) => {
    response.set('Allow', ['OPTIONS', ...methods].join(', '));
    sendProblem(response, 'method-not-allowed', notAllowedText(request.method, methods));
  };

/** Responds 404 to paths that no route has. */
export const refusePath: RequestHandler = (request, response) => {
  const path = `${request.baseUrl}${request.path}`.slice(0, 200);
  sendProblem(
    response,
    'not-found',
    `There is nothing at ${path}. ${API_DOCUMENTATION_PATH} lists the paths.`,
  );
};

/** Problems of requests by their status; all others are `invalid-request`. */
const REQUEST_PROBLEMS: Readonly<Record<number, ProblemName>> = {
  413: 'too-large',
  415: 'unsupported-media-type',
};

/** Responds to errors with a problem. Unexpected ones get 500 and are logged. */
export const problemErrors =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const invalid = requestError(error);
    if (invalid) {
      sendProblem(response, REQUEST_PROBLEMS[invalid.status] ?? 'invalid-request', invalid.message);
    } else if (error instanceof BusyError) {
      response.set('Retry-After', String(error.retryAfter));
      sendProblem(response, 'unavailable', error.message);
    } else if (error instanceof SnapshotMissingError) {
      response.set('Retry-After', '5');
      sendProblem(response, 'unavailable', error.message);
    } else if (isSnapshotFailure(error)) {
      log.error({ err: error, path: request.path }, 'Data of an API response cannot be read');
      response.set('Retry-After', '60');
      sendProblem(response, 'unavailable', 'This cannot be read right now.');
    } else {
      log.error({ err: error, method: request.method, path: request.path }, 'API request failed');
      sendProblem(response, 'internal-error', 'The error was logged.');
    }
  };
