import { createHash, hash } from 'node:crypto';
import { open, readdir, readFile, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import * as z from 'zod';
import { writeAtomic } from '#src/disk/atomic-file';
import { makeFolder } from '#src/disk/folder';

const SavedFile = z.object({
  file: z.string().regex(/^[a-z]+-[0-9a-z-]+\.bin$/),
  bytes: z.number().int().nonnegative(),
  /** SHA-256 in base64url */
  sha256: z.string(),
});
type SavedFile = z.infer<typeof SavedFile>;

/** `checkpoint.json`: the files of a checkpoint and what they were made with. It is replaced last. */
const SavedIndex = z.object({
  schema: z.literal(3),
  key: z.string(),
  /** so many of the store's names are part of the key */
  names: z.number().int().nonnegative(),
  files: z.record(z.string(), SavedFile),
});
export type SavedIndex = z.infer<typeof SavedIndex>;

/** The index as it is stored: one that lacks an entry, or names another file, is as damaged as one that is no JSON. */
const StoredIndex = SavedIndex.extend({
  /** of the index without it, in base64url */
  sha256: z.string(),
});

const digestOf = (index: SavedIndex): string => hash('sha256', JSON.stringify(index), 'base64url');

const indexPath = (folder: string): string => join(folder, 'checkpoint.json');

/** Reads the index of a checkpoint that was made with the same key; undefined without an intact one. @param keyOf the key of so many names */
export const readIndex = async (
  folder: string,
  keyOf: (names: number) => string,
): Promise<SavedIndex | undefined> => {
  const text = await readFile(indexPath(folder), 'utf8').catch(() => '');
  try {
    const { sha256, ...index } = StoredIndex.parse(JSON.parse(text));
    return digestOf(index) === sha256 && index.key === keyOf(index.names) ? index : undefined;
  } catch {
    return undefined;
  }
};

/** Replaces the index, and removes files that it does not name. */
export const writeIndex = async (folder: string, index: SavedIndex): Promise<void> => {
  await writeAtomic(indexPath(folder), JSON.stringify({ ...index, sha256: digestOf(index) }));
  await sweep(folder, index);
};

/** Removes files that an index does not name, those of a killed run among them. */
export const sweep = async (folder: string, index: SavedIndex | undefined): Promise<void> => {
  const named = new Set(Object.values(index?.files ?? {}).map(({ file }) => file));
  for (const name of await readdir(folder).catch(() => []))
    if (name.endsWith('.bin') && !named.has(name)) await rm(join(folder, name), { force: true });
};

/** Reads a file whole; undefined where it is not what was saved. */
const readSaved = async (folder: string, { file, bytes, sha256 }: SavedFile): Promise<Buffer | undefined> => {
  const content = await readFile(join(folder, file)).catch(() => undefined);
  return content?.byteLength === bytes && hash('sha256', content, 'base64url') === sha256
    ? content
    : undefined;
};

/** Saves a value of plain objects, arrays and typed arrays. */
export const saveValue = async (folder: string, file: string, value: unknown): Promise<SavedFile> => {
  const content = serialize(value);
  await makeFolder(folder);
  const handle = await open(join(folder, file), 'w');
  try {
    await handle.writeFile(content);
  } finally {
    await handle.close();
  }
  return { file, bytes: content.byteLength, sha256: hash('sha256', content, 'base64url') };
};

/** Loads a value that `saveValue` saved; undefined where the file is damaged or missing. */
export const loadValue = async (folder: string, saved: SavedFile | undefined): Promise<unknown> => {
  const content = saved && (await readSaved(folder, saved));
  return content === undefined ? undefined : (deserialize(content) as unknown);
};

/** A file of 16-bit numbers that grows. */
export interface NumberFile {
  append(numbers: Uint16Array): Promise<void>;
  finish(): Promise<SavedFile>;
  abandon(): Promise<void>;
}

const bytesOf = (numbers: Uint16Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

export const openNumberFile = async (folder: string, file: string): Promise<NumberFile> => {
  await makeFolder(folder);
  const handle = await open(join(folder, file), 'w');
  const digest = createHash('sha256');
  let bytes = 0;
  return {
    append: async (numbers) => {
      const content = bytesOf(numbers);
      digest.update(content);
      bytes += content.byteLength;
      await handle.appendFile(content);
    },
    finish: async () => {
      await handle.close();
      return { file, bytes, sha256: digest.digest('base64url') };
    },
    abandon: async () => {
      await handle.close();
      await rm(join(folder, file), { force: true });
    },
  };
};

/** Bytes that are compared with a checksum at once. */
const CHUNK_BYTES = 1 << 22;

/** Whether an open file is what was saved. */
const isIntact = async (handle: FileHandle, { bytes, sha256 }: SavedFile): Promise<boolean> => {
  const digest = createHash('sha256');
  const buffer = new Uint8Array(CHUNK_BYTES);
  let at = 0;
  for (;;) {
    const { bytesRead } = await handle.read(buffer, 0, CHUNK_BYTES, at);
    if (bytesRead === 0) break;
    digest.update(buffer.subarray(0, bytesRead));
    at += bytesRead;
  }
  return at === bytes && digest.digest('base64url') === sha256;
};

/** A file of 16-bit numbers to read parts of. */
export interface SavedNumbers {
  /** reads the numbers at the places from `from` up to `to` to the start of an array */
  read(from: number, to: number, into: Uint16Array): Promise<void>;
  close(): Promise<void>;
}

/** Opens a file that `openNumberFile` wrote; undefined where it is damaged or missing. */
export const openNumbers = async (
  folder: string,
  saved: SavedFile | undefined,
): Promise<SavedNumbers | undefined> => {
  if (saved === undefined) return undefined;
  const handle = await open(join(folder, saved.file), 'r').catch(() => undefined);
  if (handle === undefined) return undefined;
  if (!(await isIntact(handle, saved))) {
    await handle.close();
    return undefined;
  }
  return {
    read: async (from, to, into) => {
      const bytes = (to - from) * 2;
      const { bytesRead } = await handle.read(bytesOf(into), 0, bytes, from * 2);
      if (bytesRead !== bytes) throw new RangeError(`${saved.file} ends early.`);
    },
    close: () => handle.close(),
  };
};
