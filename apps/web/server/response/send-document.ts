import type { Request, Response } from 'express';
import { etagMatches } from '#app/rendering/cache-headers.server';

/** A whole answer with what caches need to know of it. */
export interface Document {
  readonly type: string;
  readonly body: string | Buffer;
  readonly etag: string;
  readonly cacheControl: string;
}

/** Sends a document, its head alone for HEAD, or 304 to whoever holds it already. */
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

/** Answers in plain words. */
export const sendText = (response: Response, status: number, text: string): void => {
  response.status(status).set('Cache-Control', 'no-store').type('text').send(`${text}\n`);
};
