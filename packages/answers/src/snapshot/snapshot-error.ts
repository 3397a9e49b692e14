import { SnapshotSourceError } from './source';

const SHOWN_ISSUES = 5;

/** Files of a snapshot are damaged or invalid; `issues` name the files and the places in them. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  constructor(
    readonly version: string,
    readonly issues: readonly string[],
    options?: ErrorOptions,
  ) {
    const more = issues.length - SHOWN_ISSUES;
    super(
      `Snapshot ${version} is invalid: ${issues.slice(0, SHOWN_ISSUES).join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
      options,
    );
  }
}

/** Whether data could not be had from the snapshot: a file is damaged, invalid or cannot be read. */
export const isSnapshotFailure = (error: unknown): error is SnapshotError | SnapshotSourceError =>
  error instanceof SnapshotError || error instanceof SnapshotSourceError;

/** What reading a part of a snapshot gives, or something else where the part is damaged. */
export const orElse = <T>(read: () => T, other: T): T => {
  try {
    return read();
  } catch (error) {
    if (isSnapshotFailure(error)) return other;
    throw error;
  }
};
