import { isSnapshotFailure } from '@crownsmith/answers/snapshot';
import { UNAVAILABLE, type OrUnavailable } from '#app/model/unavailable';

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
