import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#src/disk/folder';

/** Collects what an import rejects, one JSON object per line; the file is created with the first entry. */
export interface RejectsFile {
  add(entry: Readonly<Record<string, unknown>>): void;
  /** path of the file, undefined if nothing was rejected; may be called again */
  close(): Promise<string | undefined>;
}

/** Further entries are dropped, so that a wrong file cannot fill the disk. */
const MAX_ENTRIES = 100_000;

/** @param name base name below `folder`; the file of an earlier import of the same name is replaced */
export const openRejects = async (folder: string, name: string): Promise<RejectsFile> => {
  const path = join(folder, `${name.replaceAll(/[^A-Za-z0-9._-]+/g, '_')}.jsonl`);
  await makeFolder(folder);
  await rm(path, { force: true });
  let stream: WriteStream | undefined;
  let failure: { readonly error: unknown } | undefined;
  let count = 0;
  let closing: Promise<string | undefined> | undefined;
  const end = async (): Promise<string | undefined> => {
    if (stream !== undefined && failure === undefined) {
      stream.end();
      await once(stream, 'close');
    }
    if (failure !== undefined) throw failure.error;
    return stream === undefined ? undefined : path;
  };
  return {
    add: (entry) => {
      count += 1;
      if (count > MAX_ENTRIES) return;
      if (stream === undefined) {
        stream = createWriteStream(path);
        stream.on('error', (error) => (failure ??= { error }));
      }
      stream.write(`${JSON.stringify(entry)}\n`);
    },
    close: () => (closing ??= end()),
  };
};
