import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './html-cache';

const choices = new LRUCache<string, Encoding, Request>({
  max: 100,
  memoMethod: (_header, _stale, { context: request }) => {
    if (request.acceptsEncodings('br') === 'br') return 'br';
    return request.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : 'identity';
  },
});

/** The header that was looked up last, and what was known of it: most requests bear the one of the request before. */
let last: { readonly header: string; readonly encoding: Encoding } | undefined;

/** The encoding that was negotiated before for an Accept-Encoding header; undefined where none was. */
export const knownEncoding = (header: string | undefined): Encoding | undefined => {
  if (header === undefined) return 'identity';
  if (last?.header === header) return last.encoding;
  const encoding = choices.get(header);
  if (encoding !== undefined) last = { header, encoding };
  return encoding;
};

/** The smallest encoding that a request accepts. Clients send few different Accept-Encoding headers, so each is parsed once. */
export const negotiateEncoding = (request: Request): Encoding => {
  const header = request.headers['accept-encoding'];
  return header === undefined ? 'identity' : choices.memo(String(header), { context: request });
};
