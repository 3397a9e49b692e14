import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { systemCode } from '@crownsmith/snapshot';
import { PipelineError, asPipelineError, incompleteInput } from '#src/pipeline-error';

/** A file that exists and is not empty. */
export interface InputFile {
  readonly path: string;
  /** size on disk */
  readonly bytes: number;
  readonly gzip: boolean;
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
export const MAGIC_BYTES = 4;

/** Whether bytes begin like gzip (RFC 1952, 2.3.1). */
export const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** Whether bytes begin like a zip: with an entry, or with the end of one without entries. */
export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 &&
  head[1] === 0x4b &&
  ((head[2] === 0x03 && head[3] === 0x04) || (head[2] === 0x05 && head[3] === 0x06));

/**
 * Looks at a file: its size, and whether it is gzip or a zip (by its first bytes, not by its name).
 * @throws PipelineError: missing, permission, or bad input for a folder or an empty file.
 */
export const openInput = async (path: string): Promise<InputFile> => {
  const info = await statInput(path, 'file');
  if (info.isDirectory()) throw new PipelineError('bad-input', `${path} is a folder, not a file.`);
  // Files are read twice, and from their end: what flows by cannot be.
  if (!info.isFile())
    throw new PipelineError(
      'bad-input',
      `${path} is a pipe or a device, not a file. Save what it yields to a file first.`,
    );
  try {
    const handle = await open(path, 'r');
    try {
      const magic = new Uint8Array(MAGIC_BYTES);
      const { bytesRead } = await handle.read(magic, 0, magic.length, 0);
      if (bytesRead === 0) throw new PipelineError('bad-input', `${path} is empty.`);
      return { path, bytes: info.size, gzip: isGzip(magic), zip: isZip(magic) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw asPipelineError(error) ?? error;
  }
};

/** SHA-256 of a file's bytes, in hexadecimal. */
export const fileHash = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return hash.digest('hex');
};

const ZLIB_CODES: ReadonlySet<string> = new Set(['Z_BUF_ERROR', 'Z_DATA_ERROR', 'Z_STREAM_ERROR']);

/** Explains a truncated or corrupt gzip file; other errors are passed on. */
export const toReadError = (error: unknown, path: string): unknown => {
  const code = systemCode(error);
  if (code === 'Z_BUF_ERROR') return incompleteInput(path, { cause: error });
  if (code !== undefined && ZLIB_CODES.has(code))
    return new PipelineError(
      'bad-input',
      `${path} starts like gzip but is corrupt. Fetch or copy it again.`,
      {
        cause: error,
      },
    );
  return asPipelineError(error) ?? error;
};

/**
 * The bytes of a file, decompressed if it is gzip.
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
    if (file.gzip) {
      const gunzip = createGunzip({ chunkSize: 1 << 18 });
      source.on('error', (error) => gunzip.destroy(error));
      for await (const chunk of source.pipe(gunzip)) yield new Uint8Array(chunk);
    } else {
      for await (const chunk of source) yield new Uint8Array(chunk);
    }
  } catch (error) {
    throw toReadError(error, file.path);
  } finally {
    source.destroy();
  }
}
