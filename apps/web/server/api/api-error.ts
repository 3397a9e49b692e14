import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { isSnapshotFailure } from '@crownsmith/answers/snapshot';
import { DATABASE_FAILURE_TEXT, isDatabaseFailure } from '#app/accounts/documents/documents.server';
import { BusyError } from '#app/platform/bounded-queue';
import type { Log } from '#app/platform/logger.server';
import { SnapshotMissingError } from '#app/snapshot/store.server';

/** Sends an error as every part of the API does: an object with a `message`. */
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

/** Responds 400 with all that is wrong with what was sent, the first of it as the message. */
export const sendInvalid = (response: Response, errors: readonly [string, ...string[]]): void =>
  sendError(response, 400, errors[0], { errors });

/** What a request by a method that a path does not have is answered. @example notAllowedText('PUT', ['GET', 'HEAD', 'POST']) // 'PUT is not allowed here; use GET, HEAD or POST.' */
export const notAllowedText = (method: string, methods: readonly string[]): string =>
  `${method} is not allowed here; use ${[methods.slice(0, -1).join(', '), ...methods.slice(-1)].filter(Boolean).join(' or ')}.`;

/** Responds 405 to every method but those of a path, and OPTIONS where CORS answers it. */
export const methodNotAllowed =
  (...methods: readonly string[]): RequestHandler =>
  (request, response) => {
    const allowed = response.hasHeader('Access-Control-Allow-Origin') ? ['OPTIONS', ...methods] : methods;
    response.set('Allow', allowed.join(', '));
    sendError(response, 405, notAllowedText(request.method, methods));
  };

/** Responds 404 to requests that no route has handled. */
export const notFound: RequestHandler = (request, response) => {
  sendError(response, 404, `There is nothing at ${request.baseUrl}${request.path}.`.slice(0, 300));
};

/** The client's error that Express or its body parser has reported; undefined for any other error. */
export const requestError = (error: unknown): { status: number; message: string } | undefined => {
  // Express gives it a status, too.
  if (error instanceof URIError) return { status: 400, message: 'The URL is not valid.' };
  if (!(error instanceof Error)) return undefined;
  const type = 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return { status: 413, message: 'The body is too large.' };
  if (type === 'entity.parse.failed') return { status: 400, message: 'The body is not valid JSON.' };
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return {
      status: 415,
      message:
        'The encoding of the body is not supported. Send UTF-8, as it is or with Content-Encoding gzip.',
    };
  }
  const status = 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500
    ? {
        status,
        message: 'The request cannot be read. Send the whole body, in the encoding that its headers state.',
      }
    : undefined;
};

/** Responds to errors with a message. Unexpected ones get 500 and are logged. */
export const apiErrors =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const invalid = requestError(error);
    if (invalid) {
      sendError(response, invalid.status, invalid.message);
    } else if (error instanceof BusyError) {
      response.set('Retry-After', String(error.retryAfter));
      sendError(response, 503, error.message);
    } else if (error instanceof SnapshotMissingError) {
      response.set('Retry-After', '5');
      sendError(response, 503, error.message);
    } else if (isSnapshotFailure(error)) {
      log.error({ err: error, path: request.path }, 'Data of an API response cannot be read');
      response.set('Retry-After', '60');
      sendError(response, 503, 'This cannot be shown right now.');
    } else if (isDatabaseFailure(error)) {
      log.error({ err: error, path: request.path }, 'Accounts are not available');
      response.set('Retry-After', '60');
      sendError(response, 503, DATABASE_FAILURE_TEXT);
    } else {
      log.error({ err: error, method: request.method, path: request.path }, 'API request failed');
      sendError(response, 500, 'An error occurred');
    }
  };
