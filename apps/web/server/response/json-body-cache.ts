import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { countLookupsOf } from '#app/platform/cache-lookups.server';
import { ownBytes } from '#app/platform/own-bytes';
import { etagMatches, weakEtag } from '#app/rendering/cache-headers.server';

const compress = promisify(gzip);
const countLookup = countLookupsOf('json');

/** Smaller bodies are sent uncompressed, in bytes. */
const GZIP_MIN_BYTES = 1024;
/** What an entry of a cache weighs beside its bodies and its key, in bytes. */
const ENTRY_BYTES = 100;

/** A JSON body as it is sent. */
export interface JsonBody {
  readonly identity: Buffer;
  readonly gzipped: Buffer | undefined;
  readonly etag: string;
}

export const encodeJson = async (value: unknown): Promise<JsonBody> => {
  const identity = ownBytes(Buffer.from(JSON.stringify(value)));
  const gzipped = identity.byteLength < GZIP_MIN_BYTES ? undefined : ownBytes(await compress(identity));
  return { identity, gzipped, etag: weakEtag(identity) };
};

/** The weight of an entry in bytes. */
const weighJsonBody = ({ identity, gzipped }: JsonBody, key: string): number =>
  identity.byteLength + (gzipped?.byteLength ?? 0) + key.length + ENTRY_BYTES;

/**
 * Bodies in memory, the least recently used out first; concurrent requests for one share its computation.
 * @param load computes what a key stands for; undefined for nothing
 */
export const createJsonBodyCache = <C extends object>(
  maxBytes: number,
  load: (context: C) => Promise<JsonBody | undefined>,
) => {
  const cache = new LRUCache<string, JsonBody, () => Promise<JsonBody | undefined>>({
    maxSize: maxBytes,
    sizeCalculation: weighJsonBody,
    fetchMethod: (_key, _stale, { context }) => context(),
    // An entry that is evicted while it is encoded still resolves for its callers.
    ignoreFetchAbort: true,
  });
  return {
    /** The body of a key, computed where it is not cached. */
    fetch: (key: string, context: C): Promise<JsonBody | undefined> => {
      countLookup(cache.has(key));
      return cache.fetch(key, { context: () => load(context) });
    },
  };
};

/** Sends a body: 304 to a client that has it, headers alone for HEAD, compressed where the client accepts gzip. */
export const sendJsonBody = (
  request: Request,
  response: Response,
  { body, cacheControl }: { readonly body: JsonBody; readonly cacheControl: string },
): void => {
  response.set({ 'Cache-Control': cacheControl, ETag: body.etag });
  response.vary('Accept-Encoding');
  response.type('json');
  if (etagMatches(request.headers['if-none-match'], body.etag)) {
    response.status(304).end();
    return;
  }
  const gzipped = request.acceptsEncodings('gzip') ? body.gzipped : undefined;
  if (gzipped) response.set('Content-Encoding', 'gzip');
  const bytes = gzipped ?? body.identity;
  response.set('Content-Length', String(bytes.byteLength));
  response.end(request.method === 'HEAD' ? undefined : bytes);
};
