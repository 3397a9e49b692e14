import { takeTurn } from './take-turn';
import { hash } from 'node:crypto';
import { FileChecksum } from '@crownsmith/api-client';
import { parseArrayInChunks } from './json-array';
import { SnapshotError } from './snapshot-error';
import { SnapshotSourceError, type SnapshotSource } from './source';

/** Reads the files of one snapshot and compares them with its checksums. */
export interface SnapshotReader {
  readonly version: string;
  /**
   * The bytes of a file, undefined where the snapshot has none. Rejects with a SnapshotError for a file that is missing or
   * differs from its checksum, with a SnapshotSourceError where it cannot be read or the whole snapshot is gone.
   */
  read(path: string): Promise<Uint8Array | undefined>;
  /** whether the snapshot has readable checksums */
  readonly hasChecksums: boolean;
  /**
   * Files that are missing or have another size, each with what is wrong. Without checksums, and where the source cannot
   * tell sizes, files are checked only when they are read.
   */
  findDamage(): Promise<ReadonlyMap<string, string>>;
}

interface Checksum {
  readonly bytes: number;
  readonly digest: string;
}
type ChecksumsByPath = ReadonlyMap<string, Checksum>;

const isNotFound = (error: unknown): boolean =>
  error instanceof SnapshotSourceError && error.failure === 'not-found';

const CHECKSUMS = 'checksums.json';

/** Checks of sizes before the event loop gets a turn, in ms. */
const CHECK_MS = 4;

/** The checksums of a snapshot; undefined for a file that is none. */
const parseChecksums = async (bytes: Uint8Array): Promise<ChecksumsByPath | undefined> => {
  const byPath = new Map<string, Checksum>();
  try {
    for (const chunk of parseArrayInChunks(bytes, 'files')) {
      for (const entry of chunk) {
        const [path, size, digest] = FileChecksum.parse(entry);
        byPath.set(path, { bytes: size, digest });
      }
      await takeTurn();
    }
  } catch {
    return undefined;
  }
  return byPath;
};

/**
 * Opens a snapshot. One without checksums, of an older pipeline, is read unchecked, and so is one whose checksums are
 * damaged, which `findDamage` reports. Rejects with a SnapshotSourceError where they cannot be read.
 */
export const openSnapshot = async (
  source: Omit<SnapshotSource, 'stream'>,
  version: string,
): Promise<SnapshotReader> => {
  const bytesOf = async (path: string): Promise<Uint8Array> => {
    const file = await source.read(`${version}/${path}`);
    if (file === 'unchanged') throw new Error(`${path}: unchanged without a tag`);
    return file.bytes;
  };
  const file = await bytesOf(CHECKSUMS).catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
  const checksums = file && (await parseChecksums(file));

  const difference = (path: string, size: number | undefined): string | undefined => {
    const expected = checksums?.get(path)?.bytes;
    if (size === undefined) return 'is missing';
    return expected === undefined || size === expected ? undefined : `has ${size} of ${expected} bytes`;
  };
  const damaged = (path: string, what: string, cause?: unknown): SnapshotError =>
    new SnapshotError(version, [`${path} ${what}`], { cause });

  const verify = (path: string, bytes: Uint8Array): Uint8Array => {
    const expected = checksums?.get(path);
    if (!expected) return bytes;
    const other = difference(path, bytes.byteLength);
    if (other !== undefined) throw damaged(path, other);
    if (hash('sha256', bytes, 'base64url') !== expected.digest)
      throw damaged(path, 'does not match its checksum');
    return bytes;
  };

  return {
    version,
    hasChecksums: checksums !== undefined,
    read: async (path) => {
      if (checksums && !checksums.has(path)) return undefined;
      try {
        return verify(path, await bytesOf(path));
      } catch (error) {
        if (!isNotFound(error)) throw error;
        // Without its manifest the whole snapshot is gone: the file may have existed.
        if (path !== 'manifest.json') await bytesOf('manifest.json');
        if (checksums) throw damaged(path, 'is missing', error);
        return undefined;
      }
    },
    findDamage: async () => {
      const found = new Map<string, string>();
      if (file && !checksums) found.set(CHECKSUMS, 'is damaged');
      const { sizeOf } = source;
      if (!checksums || !sizeOf) return found;
      let started = performance.now();
      for (const path of checksums.keys()) {
        const other = difference(path, sizeOf(`${version}/${path}`));
        if (other !== undefined) found.set(path, other);
        if (performance.now() - started > CHECK_MS) {
          await takeTurn();
          started = performance.now();
        }
      }
      return found;
    },
  };
};
