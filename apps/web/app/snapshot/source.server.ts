/** What can go wrong when a file of a snapshot is read; bad data inside a file is a SnapshotError instead. */
export type SourceFailure = 'not-found' | 'bad-path' | 'timeout' | 'too-large' | 'unavailable';

/** A file of a snapshot could not be read. */
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

/** The bytes of a file and a tag that changes whenever they do. */
interface SourceFile {
  readonly bytes: Uint8Array;
  readonly tag: string | undefined;
}

/**
 * Where snapshots are read from. Both adapters, a folder and an HTTP origin, pass one contract test.
 */
export interface SnapshotSource {
  /** for the log */
  readonly name: string;
  /**
   * Reads a file; paths are relative, with forward slashes. Answers 'unchanged' when `knownTag` still holds.
   * Rejects with a SnapshotSourceError and nothing else.
   */
  read(path: string, knownTag?: string): Promise<SourceFile | 'unchanged'>;
}

/** Largest file that is read, in bytes: about ten times the biggest of a full catalogue. */
export const MAX_SOURCE_BYTES = 512 * 1024 * 1024;

const SEGMENT = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)?$/;

/**
 * Whether a path names a file inside a snapshot and nothing above it: lower-case segments, no dots but one before an
 * extension, no escapes.
 * @example isSourcePath('cards/../../etc/passwd') // false
 */
export const isSourcePath = (path: string): boolean =>
  path.length <= 300 && path.split('/').every((segment) => segment.length <= 200 && SEGMENT.test(segment));

/** Throws for a path that could leave the snapshot. */
export const assertSourcePath = (path: string): void => {
  if (!isSourcePath(path))
    throw new SnapshotSourceError('bad-path', path.slice(0, 300), 'is no path of a snapshot');
};
