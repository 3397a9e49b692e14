import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Checksums, type FileChecksum } from '@crownsmith/api-client';
import type * as z from 'zod';
import { makeFolder, syncFolder } from '#src/disk/folder';
import { type GzipLines, openGzipLines } from './gzip-lines';
import { openFormerFiles, type FormerFiles } from './former-files';
import { makeToJson } from './to-json';
import { TEMPORARY_PREFIX } from './snapshot-folder';

export interface WrittenFiles {
  readonly checksums: readonly FileChecksum[];
  /** how many of them a former snapshot had, which are shared with it */
  readonly shared: number;
}

/** Writes files of a snapshot into its folder. */
export interface SnapshotFiles {
  /** writes a file; resolves when the next one can be written, in general at once */
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>;
  /** writes a value as JSON, of which a sample is validated with the schema of its readers; throws PipelineError 'bad-output' */
  writeJson<T>(path: string, schema: z.ZodType<T>, value: T): Promise<void>;
  /** starts a compressed file of lines; it belongs to the snapshot once it is finished */
  readonly openLines: (path: string) => GzipLines;
  /** waits until all files are written; throws what went wrong */
  readonly settle: () => Promise<WrittenFiles>;
}

/** Writes a snapshot, which has no readers before `finish`. */
export interface SnapshotWriter extends SnapshotFiles {
  /** where the files are until `finish` */
  readonly folder: string;
  /** adds files that a worker thread wrote into the folder */
  readonly adopt: (written: WrittenFiles) => void;
  readonly files: number;
  /** folder of the former snapshot; undefined without one */
  readonly former: string | undefined;
  /** files that the former snapshot had, which are shared with it */
  readonly shared: number;
  /** writes the checksums of all files, waits for them, flushes large ones to disk, and gives the snapshot its name */
  readonly finish: (version: string) => Promise<void>;
  readonly abandon: () => Promise<void>;
}

/** More concurrent writes do not make the disk faster. */
const MAX_CONCURRENT_WRITES = 16;
/** Smaller files are flushed by the system; a power cut right after a publish costs at most that publish. */
const SYNC_FROM_BYTES = 200_000;

const writeNewFile = async (path: string, content: Uint8Array): Promise<void> => {
  // Thousands of small files: handing each to another thread and back costs more than writing it into the system's cache.
  if (content.byteLength < SYNC_FROM_BYTES) return writeFileSync(path, content, { flag: 'wx' });
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Files of a snapshot in this folder, which exists with all of its own. @param former files that are shared where they are the same */
const makeSnapshotFiles = (folder: string, former: FormerFiles) => {
  const toJson = makeToJson();
  const running = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  const checksums: FileChecksum[] = [];
  let shared = 0;
  const place = async (path: string, bytes: Uint8Array, digest: string): Promise<void> => {
    const target = join(folder, path);
    if (await former.share(path, bytes, digest, target)) shared += 1;
    else await writeNewFile(target, bytes);
  };
  const write = async (path: string, content: string | Uint8Array): Promise<void> => {
    if (failure !== undefined) throw failure.error;
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const digest = hash('sha256', bytes, 'base64url');
    checksums.push([path, bytes.byteLength, digest]);
    const writing: Promise<void> = place(path, bytes, digest)
      .catch((error: unknown) => void (failure ??= { error }))
      .finally(() => running.delete(writing));
    running.add(writing);
    if (running.size >= MAX_CONCURRENT_WRITES) await Promise.race(running);
  };
  const lineFiles: GzipLines[] = [];
  const openLines = (path: string): GzipLines => {
    const file = openGzipLines(join(folder, path));
    lineFiles.push(file);
    return {
      ...file,
      finish: async () => {
        const written = await file.finish();
        checksums.push([path, written.bytes, written.digest.toString('base64url')]);
        return written;
      },
    };
  };
  const files: SnapshotFiles = {
    write,
    openLines,
    writeJson: (path, schema, value) => write(path, toJson(schema, path, value)),
    settle: async () => {
      await Promise.all(running);
      if (failure !== undefined) throw failure.error;
      return { checksums, shared };
    },
  };
  const abandon = async (): Promise<void> =>
    void (await Promise.allSettled([...running, ...lineFiles.map((file) => file.abandon())]));
  return { files, checksums, sharedFiles: () => shared, abandon };
};

/** Files of a snapshot that another thread opened, in its folder. @param former folder of a former snapshot */
export const openSnapshotFiles = async (folder: string, former: string | undefined): Promise<SnapshotFiles> =>
  makeSnapshotFiles(folder, await openFormerFiles(former)).files;

/**
 * Starts a snapshot in a temporary folder.
 * @param former folder of a former snapshot: files that are the same are shared with it instead of written
 */
export const openSnapshot = async (
  snapshots: string,
  folders: readonly string[],
  former?: string,
): Promise<SnapshotWriter> => {
  const folder = join(snapshots, `${TEMPORARY_PREFIX}${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  for (const name of ['', ...folders]) await makeFolder(join(folder, name));
  const { files, checksums, sharedFiles, abandon } = makeSnapshotFiles(folder, await openFormerFiles(former));
  let adopted = 0;
  return {
    ...files,
    folder,
    former,
    adopt: (written) => {
      checksums.push(...written.checksums);
      adopted += written.shared;
    },
    get shared() {
      return sharedFiles() + adopted;
    },
    get files() {
      return checksums.length;
    },
    finish: async (version) => {
      await files.writeJson('checksums.json', Checksums, { files: [...checksums] });
      await files.settle();
      for (const name of ['', ...folders]) await syncFolder(join(folder, name));
      await rename(folder, join(snapshots, version));
      await syncFolder(snapshots);
    },
    abandon: async () => {
      await abandon();
      // A thread that was stopped may still have been writing a file.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
