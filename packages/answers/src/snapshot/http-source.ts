import { setTimeout as sleep } from 'node:timers/promises';
import { assertSourcePath, MAX_SOURCE_BYTES, SnapshotSourceError, type SnapshotSource } from './source';

export interface HttpSourceOptions {
  readonly fetch?: typeof fetch;
  /** for a response with its body, in ms */
  readonly timeoutMs?: number;
  /** attempts after the first, for 408, 429, 5xx and broken connections */
  readonly retries?: number;
  /** delay before the first retry in ms; doubles each time */
  readonly retryDelayMs?: number;
}

const isTransient = (status: number): boolean => status === 408 || status === 429 || status >= 500;

const readBody = async (response: Response, path: string): Promise<Uint8Array> => {
  const length = Number(response.headers.get('content-length') ?? 0);
  if (length > MAX_SOURCE_BYTES) {
    await response.body?.cancel();
    throw new SnapshotSourceError('too-large', path, `has ${length} bytes, more than ${MAX_SOURCE_BYTES}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    chunks.push(part.value);
    size += part.value.byteLength;
    if (size > MAX_SOURCE_BYTES)
      throw new SnapshotSourceError('too-large', path, `has more than ${MAX_SOURCE_BYTES} bytes`);
  }
  return Buffer.concat(chunks, size);
};

const asSourceError = (error: unknown, path: string): SnapshotSourceError => {
  if (error instanceof SnapshotSourceError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError') {
    return new SnapshotSourceError('timeout', path, 'timed out', { cause: error, transient: true });
  }
  return new SnapshotSourceError('unavailable', path, 'could not be fetched', {
    cause: error,
    transient: true,
  });
};

/**
 * Reads snapshots from an HTTP origin: an object store or a CDN.
 * @param base URL of the folder with current.json
 */
export const createHttpSource = (base: string, options: HttpSourceOptions = {}): SnapshotSource => {
  const { fetch: fetchFrom = fetch, timeoutMs = 30_000, retries = 2, retryDelayMs = 200 } = options;
  const root = base.endsWith('/') ? base : `${base}/`;

  const attempt = async (path: string, knownTag?: string) => {
    const response = await fetchFrom(new URL(path, root), {
      headers: knownTag === undefined ? {} : { 'If-None-Match': knownTag },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 304 && knownTag !== undefined) return 'unchanged' as const;
    if (!response.ok) {
      await response.body?.cancel();
      const failure = response.status === 404 || response.status === 410 ? 'not-found' : 'unavailable';
      throw new SnapshotSourceError(failure, path, `status ${response.status}`, {
        transient: isTransient(response.status),
      });
    }
    const tag = response.headers.get('etag') ?? undefined;
    return { bytes: await readBody(response, path), tag };
  };

  /** The bytes of a response from an offset on; a server may ignore a range and send the file from its start. */
  const bytesFrom = async function* (response: Response, skipped: number, length: number) {
    let [skip, left] = [skipped, length];
    const reader = response.body?.getReader();
    for (let read = await reader?.read(); read?.value && left > 0; read = await reader?.read()) {
      const chunk = read.value;
      const part = chunk.subarray(skip, skip + left);
      skip -= Math.min(skip, chunk.byteLength);
      left -= part.byteLength;
      if (part.byteLength > 0) yield part;
    }
    await reader?.cancel();
  };

  return {
    stream: async function* (path, { start, end }) {
      assertSourcePath(path);
      try {
        const response = await fetchFrom(new URL(path, root), {
          headers: { Range: `bytes=${start}-${end}` },
        });
        if (!response.ok) {
          await response.body?.cancel();
          const failure = response.status === 404 || response.status === 410 ? 'not-found' : 'unavailable';
          throw new SnapshotSourceError(failure, path, `status ${response.status}`);
        }
        yield* bytesFrom(response, response.status === 206 ? 0 : start, end - start + 1);
      } catch (error) {
        throw asSourceError(error, path);
      }
    },
    name: root,
    read: async (path, knownTag) => {
      assertSourcePath(path);
      for (let retry = 0; ; retry += 1) {
        try {
          return await attempt(path, knownTag);
        } catch (error) {
          const sourceError = asSourceError(error, path);
          if (!sourceError.transient || retry >= retries) throw sourceError;
          await sleep(retryDelayMs * 2 ** retry);
        }
      }
    },
  };
};
