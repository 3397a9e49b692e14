import { createStore, del, get, set } from 'idb-keyval';
import { COLLECTION_DATABASE, COLLECTION_FLAG } from './collection-flag';
import { StoredCollection } from './stored-collection';

const KEY = 'current';

/** Anew for each use: the database can have been deleted since. */
const openStore = () => createStore(COLLECTION_DATABASE, 'collections');

/** The collection of this browser; undefined without one. Rejects where storage is blocked or holds something else. */
export const readCollection = async (): Promise<StoredCollection | undefined> => {
  const stored: unknown = await get(KEY, openStore());
  return stored === undefined ? undefined : StoredCollection.parse(stored);
};

/** Stores a collection in this browser, and tells its other tabs. Rejects where storage is blocked or full. */
export const writeCollection = async (collection: StoredCollection): Promise<void> => {
  await set(KEY, collection, openStore());
  localStorage.setItem(COLLECTION_FLAG, String(collection.changedAt));
  dispatchEvent(new Event('collection'));
};

/** Removes the collection from this browser. */
export const clearCollection = async (): Promise<void> => {
  await del(KEY, openStore());
  localStorage.removeItem(COLLECTION_FLAG);
  dispatchEvent(new Event('collection'));
};
