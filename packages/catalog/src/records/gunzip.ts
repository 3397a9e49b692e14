import { createGunzip } from 'node:zlib';

/** The compressed data are broken or end too early; what came before has been delivered. */
export class BrokenGzipError extends Error {
  override readonly name = 'BrokenGzipError';
}

/** Small steps, so that little is lost where the data break. */
const SLICE = 16 * 1024;

async function* withHead(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

async function* slices(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += SLICE) yield chunk.subarray(at, at + SLICE);
  }
}

async function* inflate(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: 64 * 1024 });
  let wake = (): void => undefined;
  let failure: Error | undefined;
  gunzip.on('readable', () => wake());
  gunzip.on('error', (error) => {
    failure = error;
    wake();
  });
  /** Reads what is there until `isDone`; nothing is left in the stream when the next bytes go in. */
  async function* drain(isDone: () => boolean): AsyncGenerator<Uint8Array> {
    for (;;) {
      const chunk: unknown = gunzip.read();
      if (chunk instanceof Uint8Array) yield chunk;
      else if (failure !== undefined || isDone()) return;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  try {
    for await (const slice of bytes) {
      let done = false;
      gunzip.write(slice, () => {
        done = true;
        wake();
      });
      yield* drain(() => done);
      if (failure !== undefined) break;
    }
    if (failure === undefined) {
      let ended = false;
      gunzip.on('end', () => {
        ended = true;
        wake();
      });
      gunzip.end();
      yield* drain(() => ended);
    }
    if (failure !== undefined) throw new BrokenGzipError(failure.message, { cause: failure });
  } finally {
    gunzip.destroy();
  }
}

const GZIP_MAGIC = [0x1f, 0x8b] as const;

/**
 * Bytes as they are, or decompressed where they begin with gzip's magic number (RFC 1952, 2.3.1, read 2026-11-20).
 * @throws BrokenGzipError after everything that could be decompressed, where the data are broken or cut short.
 */
export async function* plainBytes(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  try {
    let head: Uint8Array = new Uint8Array(0);
    while (head.length < GZIP_MAGIC.length) {
      const next = await source.next();
      if (next.done === true) {
        if (head.length > 0) yield head;
        return;
      }
      head = head.length === 0 ? next.value : Uint8Array.from([...head, ...next.value]);
    }
    const all = withHead(head, source);
    yield* GZIP_MAGIC.every((byte, at) => head[at] === byte) ? inflate(slices(all)) : all;
  } finally {
    await source.return?.();
  }
}
