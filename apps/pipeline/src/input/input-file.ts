import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { PipelineError, asPipelineError, systemCode } from '#src/pipeline-error';

/** A file that was looked at before it is read. */
export interface InputFile {
  readonly path: string;
  /** bytes as they stand on the disk */
  readonly bytes: number;
  readonly gzip: boolean;
  /** the first bytes as they stand on the disk */
  readonly head: Uint8Array;
}

const HEAD_BYTES = 64;

/**
 * Looks at a file: size and whether it is gzip (by its first bytes, not by its name).
 * @throws PipelineError: missing, permission, or bad input for a folder or an empty file.
 */
export const openInput = async (path: string): Promise<InputFile> => {
  try {
    const info = await stat(path);
    if (info.isDirectory()) throw new PipelineError('bad-input', `${path} is a folder, not a file.`);
    const handle = await open(path, 'r');
    try {
      const head = new Uint8Array(HEAD_BYTES);
      const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0);
      if (bytesRead === 0) throw new PipelineError('bad-input', `${path} is empty.`);
      const gzip = head[0] === 0x1f && head[1] === 0x8b;
      return { path, bytes: info.size, gzip, head: head.subarray(0, bytesRead) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (systemCode(error) === 'ENOENT')
      throw new PipelineError('missing', `There is no file ${path}.`, { cause: error });
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

/** The error for a gzip file that ends early or holds something else, else what was thrown. */
const readError = (error: unknown, path: string): unknown => {
  const code = systemCode(error);
  if (code === 'Z_BUF_ERROR')
    return new PipelineError(
      'bad-input',
      `${path} ends in the middle: the gzip file is cut off. Fetch or copy it again.`,
      { cause: error },
    );
  if (code !== undefined && ZLIB_CODES.has(code))
    return new PipelineError('bad-input', `${path} starts like gzip but is broken inside.`, { cause: error });
  return asPipelineError(error) ?? error;
};

/**
 * The bytes of a file, unpacked if it is gzip.
 * @param onBytes called with the number of bytes read from the disk so far.
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
      const unpacked = createGunzip({ chunkSize: 1 << 18 });
      source.on('error', (error) => unpacked.destroy(error));
      for await (const chunk of source.pipe(unpacked)) yield new Uint8Array(chunk);
    } else {
      for await (const chunk of source) yield new Uint8Array(chunk);
    }
  } catch (error) {
    throw readError(error, file.path);
  } finally {
    source.destroy();
  }
}
