import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Waits until the body of a request has arrived and leaves it to be read, so that a slow client holds up nobody else. A longer
 * body, which its reader refuses by its Content-Length, is read off: left unread it would block the next request of a
 * connection that a proxy or a browser keeps, and browsers show a response only once they have sent everything.
 */
export const bufferBody =
  (maxBytes: number): RequestHandler =>
  (request, _response, next) => {
    if (!hasBody(request) || request.complete) {
      next();
      return;
    }
    let chunks: Buffer[] = [];
    let size = 0;
    // Events of a body belong to its connection; what follows belongs to the request.
    const read = AsyncResource.bind((): void => {
      // Reading what there is, and no more, never reaches the end of the stream: it can be put back.
      while (request.readableLength > 0) {
        const chunk: unknown = request.read(request.readableLength);
        if (!Buffer.isBuffer(chunk)) break;
        size += chunk.byteLength;
        if (size <= maxBytes) chunks.push(chunk);
        else chunks = [];
      }
      if (!request.complete) return;
      request.off('readable', read);
      if (size > maxBytes) request.headers['content-length'] = String(size);
      else if (size > 0) request.unshift(Buffer.concat(chunks));
      next();
    });
    request.on('readable', read);
  };
