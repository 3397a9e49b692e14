/** Why a file of a snapshot could not be read. */
export type SourceFailure = 'not-found' | 'bad-path' | 'timeout' | 'too-large' | 'unavailable';

/** A file of a snapshot could not be read; a file with invalid content is a SnapshotError instead. */
export class SnapshotSourceError extends Error {
  override readonly name = 'SnapshotSourceError';
  /** whether the same request may succeed a moment later */
  readonly transient: boolean;
  constructor(
    readonly failure: SourceFailure,
    readonly path: string,
    detail: string,
    { transient = false, ...options }: ErrorOptions & { readonly transient?: boolean } = {},
  ) {
    super(`${path}: ${detail}`, options);
    this.transient = transient;
  }
}

/** The bytes of a file, and a validator that changes when they do. */
interface SourceFile {
  readonly bytes: Uint8Array;
  readonly tag: string | undefined;
}

/** The first and the last byte of a part of a file. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where snapshots are read from: a folder, an HTTP origin, or a local mirror of a bucket. One contract test covers them. */
export interface SnapshotSource {
  /** for the log */
  readonly name: string;
  /**
   * Reads a file. Rejects with a SnapshotSourceError only.
   * @param path relative, with forward slashes
   * @returns 'unchanged' if `knownTag` is still its tag
   */
  read(path: string, knownTag?: string): Promise<SourceFile | 'unchanged'>;
  /**
   * Streams a part of a file, for files that are sent as they are. The first chunk rejects with a SnapshotSourceError where the
   * file cannot be read.
   * @param range its first and its last byte
   */
  stream(path: string, range: ByteRange): AsyncIterable<Uint8Array>;
  /** The size of a file in bytes, undefined where there is none; absent where each answer would take a request. */
  readonly sizeOf?: (path: string) => number | undefined;
  /** Versions of the snapshots there, newest first; absent where the source cannot list them. */
  readonly versions?: () => Promise<readonly string[]>;
  /**
   * Makes the files of a version readable; absent where they always are. Rejects with a SnapshotSourceError where they cannot
   * be had, with a SnapshotError where one is damaged.
   * @param repair replaces what has been damaged since it was prepared
   */
  readonly prepare?: (version: string, repair: boolean) => Promise<void>;
  /** Removes what was prepared of other versions. */
  readonly keepOnly?: (versions: ReadonlySet<string>) => Promise<void>;
}

/** Size limit of a file in bytes: the recommender's model of a million decks of 100 cards, the largest file, has 0.6 GB. */
export const MAX_SOURCE_BYTES = 1024 ** 3;

const SEGMENT = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)?$/;

/**
 * Whether a path stays inside a snapshot: lower-case segments, no dots but one before an extension, no escapes.
 * @example isSourcePath('cards/../../etc/passwd') // false
 */
export const isSourcePath = (path: string): boolean =>
  path.length <= 300 && path.split('/').every((segment) => segment.length <= 200 && SEGMENT.test(segment));

/** Throws a SnapshotSourceError for a path that could leave the snapshot. */
export const assertSourcePath = (path: string): void => {
  if (!isSourcePath(path))
    throw new SnapshotSourceError('bad-path', path.slice(0, 300), 'not a path of a snapshot');
};
