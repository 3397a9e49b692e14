import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { isSnapshotFailure } from '@crownsmith/answers/snapshot';
import { DATABASE_FAILURE_TEXT, isDatabaseFailure } from '#app/accounts/documents/documents.server';
import { BusyError } from '#app/platform/bounded-queue';
import type { Log } from '#app/platform/logger.server';
import { sendBusy, sendText } from './send-document';
import { setGeneralHeaders } from '../request/request-id';

const statusOf = (error: unknown): number => {
  if (error instanceof URIError) return 400;
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
};

/** Responds to errors that no page has handled: 4xx for invalid requests, 503 where too much is asked, else 500, which is logged. */
export const pageErrors =
  (log: Log, headers: Readonly<Record<string, string>>): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    if (error instanceof BusyError) {
      sendBusy(response, error);
      return;
    }
    if (isSnapshotFailure(error)) {
      log.error({ err: error, path: request.path }, 'Data of a response cannot be read');
      response.set('Retry-After', '60');
      sendText(response, 503, 'This cannot be shown right now.');
      return;
    }
    if (isDatabaseFailure(error)) {
      log.error({ err: error, path: request.path }, 'Accounts are not available');
      response.set('Retry-After', '60');
      sendText(response, 503, DATABASE_FAILURE_TEXT);
      return;
    }
    const status = statusOf(error);
    if (status === 500) log.error({ err: error, path: request.path }, 'Request for a page failed');
    setGeneralHeaders(response, headers);
    const reference = request.id === undefined ? '' : ` (reference ${request.id})`;
    sendText(response, status, (status < 500 && STATUS_CODES[status]) || `An error occurred${reference}`);
  };
