import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** What of an import could not be used. */
export interface Rejects {
  /** name of the input */
  readonly name: string;
  /** in ms since 1970 */
  readonly at: number;
  /** entries that were read */
  readonly count: number;
  /** whether the file has more than were read */
  readonly isCut: boolean;
  /** the most frequent kinds, with the reason of the first of each */
  readonly kinds: readonly { readonly reason: string; readonly count: number }[];
}

const MAX_FILES = 10;
/** Bytes that are read of a file: some thousand entries. */
const MAX_BYTES = 500_000;
const MAX_KINDS = 5;

const Entry = z.object({ fault: z.string().optional(), reason: z.string() });

const readHead = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_BYTES), 0, MAX_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
};

const parseEntry = (line: string): z.infer<typeof Entry> | undefined => {
  try {
    return Entry.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

const countKinds = (entries: readonly z.infer<typeof Entry>[]): Rejects['kinds'] => {
  const kinds = new Map<string, { reason: string; count: number }>();
  for (const { fault, reason } of entries) {
    const kind = kinds.get(fault ?? reason) ?? { reason, count: 0 };
    kinds.set(fault ?? reason, { ...kind, count: kind.count + 1 });
  }
  return [...kinds.values()].sort((a, b) => b.count - a.count).slice(0, MAX_KINDS);
};

/**
 * What the last imports could not use, newest first: of ten files at most, and of each its first half megabyte.
 * @param folder `DATA_DIR/rejects`; without it there is nothing
 */
export const readRejects = async (folder: string): Promise<readonly Rejects[]> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.jsonl'));
  const files = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs, size } = await stat(join(folder, name));
      return { name, at: mtimeMs, size };
    }),
  );
  const newest = files.sort((a, b) => b.at - a.at).slice(0, MAX_FILES);
  return Promise.all(
    newest.map(async ({ name, at, size }) => {
      const lines = (await readHead(join(folder, name))).split('\n');
      const entries = lines.map(parseEntry).filter((entry) => entry !== undefined);
      return {
        ...{ name: name.replace(/\.jsonl$/, ''), at, count: entries.length },
        isCut: size > MAX_BYTES,
        kinds: countKinds(entries),
      };
    }),
  );
};
