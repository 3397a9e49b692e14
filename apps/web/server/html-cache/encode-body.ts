import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { ownBytes } from '#app/platform/own-bytes';
import type { CachedPage, Encoding } from './html-cache';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** Takes three fifths of the time of the default (6) and makes pages a tenth larger; browsers get Brotli. A page is one chunk. */
const GZIP = { level: 3, chunkSize: 64 * 1024 } as const;
/** Takes about as long as gzip's default and makes pages a tenth smaller than it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } as const;

/** How bodies are compressed that are sent once: faster than those that stay in the cache. */
export const SENT_ONCE = {
  level: GZIP.level,
  /** takes two fifths of the time of 5 and makes pages a seventh larger */
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
} as const;

/** Encodes a plain body, to be kept. */
export const encodeBody = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'identity') return ownBytes(body);
  return ownBytes(await (encoding === 'br' ? toBrotli(body, BROTLI) : toGzip(body, GZIP)));
};

/** The plain body of a page, from whichever encoding is cached. */
export const decodeBody = async ({ bodies }: CachedPage): Promise<Buffer> => {
  if (bodies.identity) return bodies.identity.bytes;
  if (bodies.gzip) return fromGzip(bodies.gzip.bytes);
  return bodies.br ? fromBrotli(bodies.br.bytes) : Buffer.alloc(0);
};
