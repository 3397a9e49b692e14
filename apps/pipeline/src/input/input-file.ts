import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { encodingOf, findBinary, listFaultText } from '@crownsmith/domain';
import { systemCode } from '@crownsmith/answers/snapshot';
import {
  PipelineError,
  asPipelineError,
  emptyInput,
  folderForFile,
  incompleteInput,
} from '#src/pipeline-error';

/** A file that exists and is not empty. */
export interface InputFile {
  readonly path: string;
  /** size on disk */
  readonly bytes: number;
  /** how it is compressed */
  readonly packing: 'gzip' | 'zstd' | undefined;
  readonly zip: boolean;
}

const statInput = async (path: string, noun: string): Promise<Stats> => {
  try {
    return await stat(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT')
      throw new PipelineError('missing', `There is no ${noun} ${path}.`, { cause: error });
    throw asPipelineError(error) ?? error;
  }
};

/** Whether a path is a folder. @throws PipelineError 'missing' if there is nothing */
export const isInputFolder = async (path: string): Promise<boolean> =>
  (await statInput(path, 'file or folder')).isDirectory();

/** As many bytes of a file as its kind shows in. */
export const MAGIC_BYTES = 64;

/** Whether bytes begin like gzip (RFC 1952, 2.3.1). */
export const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** Whether bytes begin like Zstandard (RFC 8878, 3.1.1). */
const isZstd = (head: Uint8Array): boolean =>
  head[0] === 0x28 && head[1] === 0xb5 && head[2] === 0x2f && head[3] === 0xfd;

/** Whether bytes begin like a zip: with an entry, or with the end of one without entries. */
export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 &&
  head[1] === 0x4b &&
  ((head[2] === 0x03 && head[3] === 0x04) || (head[2] === 0x05 && head[3] === 0x06));

/** Why a file is not read that begins like this; undefined for text, and for what is unpacked. */
const refusalOf = (path: string, head: Uint8Array, takesZip: boolean): string | undefined => {
  if (takesZip && isZip(head)) return undefined;
  if (isZstd(head))
    return 'createZstdDecompress' in zlib
      ? undefined
      : `${path} is compressed with Zstandard, which Node.js ${process.version} cannot read. Unpack it with: zstd -d`;
  if (isGzip(head) || encodingOf(head) !== 'utf-8') return undefined;
  const binary = findBinary(Buffer.from(head).toString('latin1'));
  return binary && `${path}: ${listFaultText(binary)}`;
};

/**
 * Looks at a file: its size, and how it is packed (by its first bytes, not by its name).
 * @param takesZip whether the caller reads zips
 * @throws PipelineError: missing, permission, or bad input for a folder, an empty file, and one that is no text.
 */
export const openInput = async (path: string, takesZip = false): Promise<InputFile> => {
  const info = await statInput(path, 'file');
  if (info.isDirectory()) throw folderForFile(path);
  // Files are read twice, and from their end: what flows by cannot be.
  if (!info.isFile())
    throw new PipelineError(
      'bad-input',
      `${path} is a pipe or a device, not a file. Save what it yields to a file first.`,
    );
  try {
    const handle = await open(path, 'r');
    try {
      const { bytesRead, buffer } = await handle.read(new Uint8Array(MAGIC_BYTES), 0, MAGIC_BYTES, 0);
      if (bytesRead === 0) throw emptyInput(path);
      const head = buffer.subarray(0, bytesRead);
      const refusal = refusalOf(path, head, takesZip);
      if (refusal !== undefined) throw new PipelineError('bad-input', refusal);
      const packing = isGzip(head) ? 'gzip' : isZstd(head) ? 'zstd' : undefined;
      return { path, bytes: info.size, packing, zip: isZip(head) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw asPipelineError(error) ?? error;
  }
};

/**
 * Counted up where imports read more of their files, so that those of former releases are read once more. 1: results and declared brackets
 * of decks, and what combos need besides their cards.
 */
const READING = 1;

/** Identifies a file by its bytes and by what imports read of it: SHA-256, in hexadecimal. */
export const fileHash = async (path: string): Promise<string> => {
  const hash = createHash('sha256').update(`${READING}\n`);
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return hash.digest('hex');
};

const ZLIB_CODES: ReadonlySet<string> = new Set(['Z_BUF_ERROR', 'Z_DATA_ERROR', 'Z_STREAM_ERROR']);

/** Explains a truncated or corrupt compressed file; other errors are passed on. */
export const toReadError = (error: unknown, path: string, what = 'a compressed file'): unknown => {
  const code = systemCode(error);
  if (code === 'Z_BUF_ERROR') return incompleteInput(path, { what, cause: error });
  if (code !== undefined && (ZLIB_CODES.has(code) || code.startsWith('ZSTD_')))
    return new PipelineError(
      'bad-input',
      `${path} starts like ${code.startsWith('ZSTD_') ? 'Zstandard' : 'gzip'} but is corrupt. Fetch or copy it again.`,
      { cause: error },
    );
  return asPipelineError(error) ?? error;
};

/** Text of UTF-16 with a byte order mark as UTF-8; other bytes as they are. */
export async function* toUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array(0);
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  const encoder = new TextEncoder();
  for await (const chunk of bytes) {
    let next = chunk;
    if (head !== undefined) {
      next = Buffer.concat([head, chunk]);
      head = next.length < 2 ? next : undefined;
      if (head !== undefined) continue;
      const encoding = encodingOf(next);
      if (encoding !== 'utf-8') decoder = new TextDecoder(encoding);
    }
    yield decoder === undefined ? next : encoder.encode(decoder.decode(next, { stream: true }));
  }
  if (head !== undefined && head.length > 0) yield head;
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield encoder.encode(rest);
}

async function* unpacked(source: ReadStream, packing: InputFile['packing']): AsyncGenerator<Uint8Array> {
  if (packing === undefined) {
    yield* source;
    return;
  }
  const chunkSize = 1 << 18;
  const unpack =
    packing === 'gzip' ? zlib.createGunzip({ chunkSize }) : zlib.createZstdDecompress({ chunkSize });
  source.on('error', (error) => unpack.destroy(error));
  yield* source.pipe(unpack);
}

/**
 * The bytes of a file, decompressed if it is gzip or Zstandard, as UTF-8 if it is UTF-16.
 * @param onBytes called with the number of bytes read from disk so far
 */
export async function* readInput(
  file: InputFile,
  onBytes: (done: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  const source = createReadStream(file.path, { highWaterMark: 1 << 18 });
  let done = 0;
  source.on('data', (chunk) => {
    done += chunk.length;
    onBytes(done);
  });
  try {
    yield* toUtf8(unpacked(source, file.packing));
  } catch (error) {
    throw toReadError(error, file.path, file.packing === 'gzip' ? 'a compressed file (.gz)' : undefined);
  } finally {
    source.destroy();
  }
}
