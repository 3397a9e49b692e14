import { hash } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Checksums, type FileChecksum, SnapshotPointer } from '@crownsmith/api-client';
import {
  assertSourcePath,
  createFolderSource,
  parseFile,
  SnapshotError,
  SnapshotSourceError,
  type SnapshotSource,
  systemCode,
} from '@crownsmith/answers/snapshot';
import pLimit from 'p-limit';
import type { Bucket } from './bucket';
import { BucketError } from './bucket-error';
import { parsePointer, POINTER_KEY } from './pointer';

/** More downloads at a time do not fill a connection better. */
const MAX_DOWNLOADS = 16;
const TEMPORARY_PREFIX = '.tmp-';
const CHECKSUMS = 'checksums.json';

export interface MirrorOptions {
  readonly bucket: Bucket;
  /** where snapshots are kept on this machine */
  readonly folder: string;
}

const digestOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url');

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(systemCode(error) ?? '');

/** Errors of the object store and of the disk, as those of a source. The health check shows them: no path of this machine. */
const asSourceError = (error: unknown, path: string): unknown => {
  if (error instanceof BucketError)
    return new SnapshotSourceError('unavailable', path, error.message, { cause: error, transient: true });
  if (isFull(error))
    return new SnapshotSourceError('unavailable', path, 'the disk of the mirror is full', { cause: error });
  const code = systemCode(error);
  if (code !== undefined)
    return new SnapshotSourceError('unavailable', path, `cannot be written to the mirror (${code})`, {
      cause: error,
    });
  return error;
};

/** The bytes of a file if it has this digest. */
const readIntact = async (path: string, digest: string): Promise<Uint8Array | undefined> => {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && digestOf(bytes) === digest ? bytes : undefined;
};

/** Writes a file that never exists in part under its name. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const temporary = `${path}.${process.pid}`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};

/**
 * Reads snapshots of a bucket by way of a folder on this machine: a snapshot is downloaded to a temporary folder, every file
 * compared with its checksum, and renamed when it is whole. Files that the folder has already are linked, not downloaded;
 * an interrupted download goes on where it stopped.
 */
export const createMirrorSource = ({ bucket, folder }: MirrorOptions): SnapshotSource => {
  const local = createFolderSource(folder);
  const localVersions = async (): Promise<readonly string[]> => (await local.versions?.()) ?? [];
  /** digests of checksums.json by version, from pointers that were read */
  const digests = new Map<string, string>();
  /** versions whose files were all compared once more; what is still wrong with them is not damage */
  const repaired = new Set<string>();

  const download = async (version: string, path: string): Promise<Uint8Array> => {
    const object = await bucket.get(`${version}/${path}`);
    if (object === undefined || object === 'unchanged')
      throw new SnapshotError(version, [`${bucket.url}/${version}/${path} is missing`]);
    return object.bytes;
  };

  /** Local files by digest, of the snapshots that are whole. */
  const readLocalFiles = async (): Promise<ReadonlyMap<string, string>> => {
    const files = new Map<string, string>();
    for (const version of await localVersions()) {
      const text = await readFile(join(folder, version, CHECKSUMS), 'utf8').catch(() => '{}');
      const parsed = Checksums.safeParse(parseJson(text));
      for (const [path, , digest] of parsed.data?.files ?? []) files.set(digest, join(folder, version, path));
    }
    return files;
  };

  const fetchFile = async (
    version: string,
    [path, size, digest]: FileChecksum,
    target: string,
    known: string | undefined,
  ): Promise<void> => {
    if (await readIntact(target, digest)) return;
    await mkdir(dirname(target), { recursive: true });
    const same = known === undefined ? undefined : await readIntact(known, digest);
    if (known !== undefined && same) {
      await rm(target, { force: true });
      // Some file systems have no links.
      await link(known, target).catch(() => writeWhole(target, same));
      return;
    }
    const bytes = await download(version, path);
    if (bytes.byteLength !== size)
      throw new SnapshotError(version, [
        `${bucket.url}/${version}/${path} has ${bytes.byteLength} of ${size} bytes`,
      ]);
    if (digestOf(bytes) !== digest)
      throw new SnapshotError(version, [`${bucket.url}/${version}/${path} does not match its checksum`]);
    await writeWhole(target, bytes);
  };

  /** Downloads what a folder lacks of a version, or has damaged. */
  const complete = async (version: string, target: string): Promise<void> => {
    const list = await download(version, CHECKSUMS);
    const expected = digests.get(version);
    if (expected !== undefined && digestOf(list) !== expected)
      throw new SnapshotError(version, [
        `${bucket.url}/${version}/${CHECKSUMS} does not match the pointer's checksum`,
      ]);
    const { files } = parseFile(version, CHECKSUMS, list, Checksums);
    for (const [path] of files) assertSourcePath(`${version}/${path}`);
    const known = await readLocalFiles();
    const limit = pLimit(MAX_DOWNLOADS);
    try {
      await limit.map(files, (file) => fetchFile(version, file, join(target, file[0]), known.get(file[2])));
    } finally {
      limit.clearQueue();
    }
    await writeWhole(join(target, CHECKSUMS), list);
  };

  const prepare = async (version: string, repair: boolean): Promise<void> => {
    if ((await localVersions()).includes(version)) {
      if (!repair || repaired.has(version)) return;
      // Without the store the damaged copy is better than none; whoever opens it finds what is wrong.
      await complete(version, join(folder, version)).then(
        () => repaired.add(version),
        () => undefined,
      );
      return;
    }
    const temporary = join(folder, TEMPORARY_PREFIX + version);
    await mkdir(temporary, { recursive: true });
    await complete(version, temporary);
    await rename(temporary, join(folder, version)).catch(async (error: unknown) => {
      // Another process of this machine was faster.
      if (!(await localVersions()).includes(version)) throw error;
    });
  };

  return {
    ...local,
    name: bucket.url,
    read: async (path, knownTag) => {
      if (path !== POINTER_KEY) return local.read(path, knownTag);
      const object = await bucket.get(POINTER_KEY, knownTag).catch((error: unknown) => {
        throw asSourceError(error, path);
      });
      if (object === 'unchanged') return object;
      if (object === undefined)
        throw new SnapshotSourceError('not-found', path, `there is no ${bucket.url}/${POINTER_KEY}`);
      const pointer = parsePointer(object.bytes);
      // A plain pointer has no checksum; the files still have theirs.
      if (pointer) digests.set(pointer.version, pointer.checksums);
      else parseFile('pointer', path, object.bytes, SnapshotPointer);
      return object;
    },
    prepare: (version, repair) =>
      prepare(version, repair).catch((error: unknown) => {
        throw asSourceError(error, version);
      }),
    keepOnly: async (versions) => {
      for (const name of await readdir(folder).catch(() => [])) {
        const version = name.startsWith(TEMPORARY_PREFIX) ? name.slice(TEMPORARY_PREFIX.length) : name;
        const isSnapshot = SnapshotPointer.safeParse({ version }).success;
        if (isSnapshot && (name !== version || !versions.has(version)))
          await rm(join(folder, name), { recursive: true, force: true });
      }
      for (const version of digests.keys()) if (!versions.has(version)) digests.delete(version);
    },
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
