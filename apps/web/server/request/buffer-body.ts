import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Waits until the body of a request has arrived and leaves it to be read, so that a slow client holds up nobody else.
 * Longer bodies, which their readers refuse, are not waited for.
 */
export const bufferBody =
  (maxBytes: number): RequestHandler =>
  (request, _response, next) => {
    if (!hasBody(request) || request.complete || Number(request.headers['content-length'] ?? 0) > maxBytes) {
      next();
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    // Events of a body belong to its connection; what follows belongs to the request.
    const read = AsyncResource.bind((): void => {
      // Reading what there is, and no more, never reaches the end of the stream: it can be put back.
      while (request.readableLength > 0) {
        const chunk: unknown = request.read(request.readableLength);
        if (!Buffer.isBuffer(chunk)) break;
        chunks.push(chunk);
        size += chunk.byteLength;
      }
      if (!request.complete && size <= maxBytes) return;
      request.off('readable', read);
      if (size > 0) request.unshift(Buffer.concat(chunks));
      next();
    });
    request.on('readable', read);
  };
