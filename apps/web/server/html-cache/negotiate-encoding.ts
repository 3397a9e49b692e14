import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './html-cache';

/**
 * Chooses how an answer is packed by what a request accepts: the smallest that it takes. Browsers have few ways to say
 * that, so each is read once.
 */
export const createEncodingChoice = (): ((request: Request) => Encoding) => {
  const known = new LRUCache<string, Encoding>({ max: 100 });
  return (request) => {
    const accepted = request.headers['accept-encoding'];
    if (accepted === undefined) return 'identity';
    const text = String(accepted);
    const choice =
      known.get(text) ??
      (request.acceptsEncodings('br') === 'br'
        ? 'br'
        : request.acceptsEncodings('gzip') === 'gzip'
          ? 'gzip'
          : 'identity');
    known.set(text, choice);
    return choice;
  };
};
