/**
 * Key in local storage that says that this browser has a collection, with when it was changed. Pages of visitors without one
 * load nothing more. It is removed with all that is a person's when the person signs out.
 */
export const COLLECTION_FLAG = 'collection';
/** The database of the collection in IndexedDB. */
export const COLLECTION_DATABASE = 'collection';

/** Whether this browser has a collection, as far as it tells. */
export const hasCollection = (): boolean => {
  try {
    return localStorage.getItem(COLLECTION_FLAG) !== null;
  } catch {
    return false;
  }
};
