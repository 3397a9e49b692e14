import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { MAX_LIST_FILE_BYTES, readListBytes } from '@crownsmith/answers';
import { systemCode } from '@crownsmith/answers/snapshot';
import { listFaultText } from '@crownsmith/domain';
import { Failure } from '../failure';
import type { Io } from './io';

/** How long to wait for standard input before saying so, in ms. */
const HINT_MS = 3000;

const STDIN_HINT = 'Reading the list from standard input; end it with Ctrl+D.\n';

const collect = async (stream: AsyncIterable<Uint8Array | string>, name: string): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.byteLength;
    if (size > MAX_LIST_FILE_BYTES)
      throw new Failure(
        'usage',
        `${name} is too large: a list has at most ${MAX_LIST_FILE_BYTES / 1024 / 1024} MB.`,
      );
  }
  return Buffer.concat(chunks);
};

/**
 * Decodes a text, compressed or not. Throws a Failure for what is no text.
 * @param name for the message
 */
const decodeText = async (bytes: Buffer, name: string): Promise<string> => {
  const text = await readListBytes(bytes);
  if (text.ok) return text.value;
  throw new Failure('usage', `${name}: ${listFaultText(text.error)}`);
};

const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read by this user',
  EPERM: 'it may not be read by this user',
};

const readFile = async (path: string): Promise<Buffer> => {
  try {
    if ((await stat(path)).isDirectory()) throw new Failure('usage', `${path} is a folder. Pass a file.`);
    return await collect(createReadStream(path), path);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const code = systemCode(error) ?? '';
    throw new Failure('usage', `${path} cannot be read: ${FILE_ERRORS[code] ?? (code || String(error))}.`, {
      cause: error,
    });
  }
};

const readStdin = async ({ stdin, stderr }: Io): Promise<Buffer> => {
  const hint = (): void => void stderr.write(STDIN_HINT);
  if (stdin.isTTY === true) hint();
  const timer = stdin.isTTY === true ? undefined : setTimeout(hint, HINT_MS);
  timer?.unref();
  try {
    return await collect(stdin, 'The input');
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The text of a file, or of standard input without one or for `-`. Rejects with a Failure where it cannot be read, is too
 * large or is no text.
 */
export const readInput = async (io: Io, file: string | undefined): Promise<string> =>
  file === undefined || file === '-'
    ? await decodeText(await readStdin(io), 'The input')
    : await decodeText(await readFile(file), file);

/** The lines of an input that are not blank, trimmed: names. */
export const readNames = async (io: Io): Promise<readonly string[]> =>
  (await readInput(io, undefined))
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
