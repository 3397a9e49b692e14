import { UNAVAILABLE, type OrUnavailable } from '#app/model/unavailable';
import { SnapshotSourceError } from './source.server';

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

/**
 * A part that a page can do without. While it cannot be read, the page is marked as incomplete, so that no cache stores it.
 * @param page the load context of its request
 * @example const combos = await optionalPart(context, snapshot.browse.combosOf(slug));
 */
export const optionalPart = async <T>(
  page: { incomplete?: boolean },
  reading: Promise<T>,
): Promise<OrUnavailable<T>> => {
  try {
    return await reading;
  } catch (error) {
    if (!isSnapshotFailure(error)) throw error;
    page.incomplete = true;
    return UNAVAILABLE;
  }
};
