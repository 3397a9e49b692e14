import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { SnapshotMissingError } from '#app/snapshot/store.server';
import type { Log } from '#app/platform/logger.server';

/** Answers an error as every part of the API does: an object with a sentence in `message`. */
export const sendError = (
  response: Response,
  status: number,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): void => {
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ message, ...more });
};

/** Answers 405 for every method that a path does not have. */
export const methodNotAllowed =
  (...methods: readonly string[]): RequestHandler =>
  (request, response) => {
    response.set('Allow', methods.join(', '));
    sendError(response, 405, `${request.method} is not allowed here; use ${methods.join(' or ')}.`);
  };

/** Answers 404 for every path below that nothing else has answered. */
export const notFound: RequestHandler = (request, response) => {
  sendError(response, 404, `There is nothing at ${request.baseUrl}${request.path}.`.slice(0, 300));
};

/** What express and its body parser say of a request that cannot be read. */
const requestProblem = (error: unknown): { status: number; message: string } | undefined => {
  if (!(error instanceof Error)) return undefined;
  const type = 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return { status: 413, message: 'The body is too large.' };
  if (type === 'entity.parse.failed') return { status: 400, message: 'The body is no valid JSON.' };
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return { status: 415, message: 'The encoding of the body is not supported.' };
  }
  const status = 'status' in error ? error.status : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { status, message: 'The request could not be read.' };
  }
  return error instanceof URIError ? { status: 400, message: 'The address is not well formed.' } : undefined;
};

/** Turns whatever was thrown into an answer with a message; what nobody foresaw is logged and answered by 500. */
export const apiErrors =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const problem = requestProblem(error);
    if (problem) {
      sendError(response, problem.status, problem.message);
    } else if (error instanceof SnapshotMissingError) {
      response.set('Retry-After', '5');
      sendError(response, 503, error.message);
    } else {
      log.error({ err: error, method: request.method, path: request.path }, 'A request failed');
      sendError(response, 500, 'An error occurred');
    }
  };
