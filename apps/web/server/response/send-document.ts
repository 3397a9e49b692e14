import { STATUS_CODES } from 'node:http';
import type { Request, Response } from 'express';
import type { BusyError } from '#app/platform/bounded-queue';
import { etagMatches } from '#app/rendering/cache-headers.server';

/** A whole response body with its cache headers. */
export interface Document {
  readonly type: string;
  readonly body: string | Buffer;
  readonly etag: string;
  readonly cacheControl: string;
}

/** Sends a document: 304 to a client that holds it, headers alone for HEAD. */
export const sendDocument = (request: Request, response: Response, document: Document): void => {
  const { type, body, etag, cacheControl } = document;
  response.set({ 'Cache-Control': cacheControl, ETag: etag, 'Content-Type': type });
  if (etagMatches(request.headers['if-none-match'], etag)) {
    response.status(304).end();
    return;
  }
  if (request.method === 'HEAD') response.set('Content-Length', String(Buffer.byteLength(body))).end();
  else response.end(body);
};

/** Sends plain text that is not cached. */
export const sendText = (response: Response, status: number, text: string): void => {
  response.status(status).set('Cache-Control', 'no-store').type('text').send(`${text}\n`);
};

/** Sends an error status with its standard phrase. */
export const sendStatus = (response: Response, status: number): void =>
  sendText(response, status, STATUS_CODES[status] ?? 'Error');

/** Refuses a request that a gate has not let through: 503 with Retry-After. */
export const sendBusy = (response: Response, { message, retryAfter }: BusyError): void => {
  response.set('Retry-After', String(retryAfter));
  sendText(response, 503, message);
};
