import { createGunzip } from 'node:zlib';

/** Compressed data that are corrupt or end too early. All that could be decompressed has been delivered before. */
export class BrokenGzipError extends Error {
  override readonly name = 'BrokenGzipError';
  constructor(cause: Error) {
    super(`the compressed data are corrupt or cut short: ${cause.message}`, { cause });
  }
}

/** Input is decompressed in small steps, so that little is lost before the point of damage. */
const SLICE_BYTES = 16 * 1024;

async function* prepend(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

async function* slice(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) yield chunk.subarray(at, at + SLICE_BYTES);
  }
}

/**
 * Decompresses slice by slice and reads the stream empty before the next slice: a pipeline would drop the output that
 * is still buffered when the data turn out to be corrupt.
 */
async function* gunzip(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = createGunzip({ chunkSize: 64 * 1024 });
  let wake = (): void => undefined;
  let failure: Error | undefined;
  // It ends early where zeros follow the data: with them archives fill a block.
  let isEnded = false;
  stream.on('readable', () => wake());
  stream.on('end', () => {
    isEnded = true;
    wake();
  });
  stream.on('error', (error) => {
    failure = error;
    wake();
  });
  async function* drain(isDone: () => boolean): AsyncGenerator<Uint8Array> {
    for (;;) {
      const chunk: unknown = stream.read();
      if (chunk instanceof Uint8Array) yield chunk;
      else if (failure !== undefined || isEnded || isDone()) return;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  try {
    for await (const part of bytes) {
      let isWritten = false;
      stream.write(part, () => {
        isWritten = true;
        wake();
      });
      yield* drain(() => isWritten);
      if (failure !== undefined || isEnded) break;
    }
    if (failure === undefined && !isEnded) {
      stream.end();
      yield* drain(() => isEnded);
    }
    if (failure !== undefined) throw new BrokenGzipError(failure);
  } finally {
    stream.destroy();
  }
}

/** RFC 1952, 2.3.1 (read 2026-11-20). */
const GZIP_MAGIC = [0x1f, 0x8b] as const;

/** Whether a file that begins with these bytes is gzip. */
export const isGzip = (head: Uint8Array): boolean => GZIP_MAGIC.every((byte, at) => head[at] === byte);

/**
 * The bytes decompressed if they begin with gzip's magic number, else unchanged.
 * @throws BrokenGzipError after all that could be decompressed, if the data are corrupt or cut short.
 */
export async function* gunzipIfCompressed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
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
    const all = prepend(head, source);
    yield* isGzip(head) ? gunzip(slice(all)) : all;
  } finally {
    await source.return?.();
  }
}
