import { crc32, createInflateRaw } from 'node:zlib';

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

const endedEarly = (): BrokenGzipError => new BrokenGzipError(new Error('unexpected end of file'));

/** The bytes of a stream, of which what was too much can be given back. */
class ByteQueue {
  private rest: Uint8Array = new Uint8Array(0);

  constructor(private readonly parts: AsyncIterator<Uint8Array>) {}

  /** The next bytes; undefined at the end. */
  async next(): Promise<Uint8Array | undefined> {
    const { rest } = this;
    this.rest = new Uint8Array(0);
    if (rest.length > 0) return rest;
    const next = await this.parts.next();
    return next.done === true ? undefined : next.value;
  }

  giveBack(bytes: Uint8Array): void {
    this.rest = bytes;
  }

  /** So many bytes, or fewer at the end. */
  async take(length: number): Promise<Buffer> {
    let taken = Buffer.alloc(0);
    while (taken.length < length) {
      const part = await this.next();
      if (part === undefined) break;
      taken = Buffer.concat([taken, part]);
    }
    this.giveBack(taken.subarray(length));
    return taken.subarray(0, length);
  }

  /** So many bytes. @throws BrokenGzipError at the end */
  async takeAll(length: number): Promise<Buffer> {
    const taken = await this.take(length);
    if (taken.length < length) throw endedEarly();
    return taken;
  }

  /** Leaves out what is before and at the next zero. */
  async skipText(): Promise<void> {
    for (;;) {
      const part = await this.next();
      if (part === undefined) throw endedEarly();
      const end = part.indexOf(0);
      if (end < 0) continue;
      this.giveBack(part.subarray(end + 1));
      return;
    }
  }
}

/** Flags of a member's header (RFC 1952, 2.3.1). */
const FLAG = { checksum: 2, extra: 4, name: 8, comment: 16 } as const;
const DEFLATE = 8;

/** Reads a member's header behind its magic number. */
const skipHeader = async (queue: ByteQueue): Promise<void> => {
  const [method, flags = 0] = await queue.takeAll(8);
  if (method !== DEFLATE) throw new BrokenGzipError(new Error('unknown compression method'));
  if ((flags & FLAG.extra) !== 0) await queue.takeAll((await queue.takeAll(2)).readUInt16LE());
  if ((flags & FLAG.name) !== 0) await queue.skipText();
  if ((flags & FLAG.comment) !== 0) await queue.skipText();
  if ((flags & FLAG.checksum) !== 0) await queue.takeAll(2);
};

/**
 * Decompresses what a member has between its header and its checksums, slice by slice, and reads the stream empty before the
 * next slice: a pipeline would drop the output that is still buffered when the data turn out to be corrupt.
 */
async function* inflate(queue: ByteQueue): AsyncGenerator<Uint8Array> {
  const stream = createInflateRaw({ chunkSize: 64 * 1024 });
  let wake = (): void => undefined;
  let failure: Error | undefined;
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
    for (let written = 0; ;) {
      const part = await queue.next();
      if (part === undefined) throw endedEarly();
      written += part.length;
      let isWritten = false;
      stream.write(part, () => {
        isWritten = true;
        wake();
      });
      // What it does not take is behind its end.
      yield* drain(() => isWritten && stream.bytesWritten === written);
      if (failure !== undefined) throw new BrokenGzipError(failure);
      if (isEnded) return queue.giveBack(part.subarray(part.length - (written - stream.bytesWritten)));
    }
  } finally {
    stream.destroy();
  }
}

/** Decompresses members one after the other. What stands behind the last one is left out, as gzip does: padding, or a page's end. */
async function* gunzip(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const queue = new ByteQueue(slice(bytes));
  while (isGzip(await queue.take(GZIP_MAGIC.length))) {
    await skipHeader(queue);
    let checksum = 0;
    let size = 0;
    for await (const part of inflate(queue)) {
      checksum = crc32(part, checksum);
      size = (size + part.length) % 2 ** 32;
      yield part;
    }
    const stated = await queue.takeAll(8);
    if (stated.readUInt32LE() !== checksum) throw new BrokenGzipError(new Error('incorrect data check'));
    if (stated.readUInt32LE(4) !== size) throw new BrokenGzipError(new Error('incorrect length check'));
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
