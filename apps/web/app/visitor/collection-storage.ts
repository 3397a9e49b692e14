import { OwnedCollection } from '@crownsmith/api-client';
import { createStore, get, set } from 'idb-keyval';
import { COLLECTION_DATABASE, COLLECTION_FLAG } from './collection-flag';

const KEY = 'current';

/** Anew for each use: the database can have been deleted since. */
const openStore = () => createStore(COLLECTION_DATABASE, 'collections');

/** What this browser stores: a collection, a cleared one, or nothing. Rejects where storage is blocked or holds something else. */
export const readStored = async (): Promise<OwnedCollection | undefined> => {
  const stored: unknown = await get(KEY, openStore());
  return stored === undefined ? undefined : OwnedCollection.parse(stored);
};

/** The collection of this browser; undefined without one, and where it was cleared. */
export const readCollection = async (): Promise<OwnedCollection | undefined> => {
  const stored = await readStored();
  return stored && Object.keys(stored.cards).length > 0 ? stored : undefined;
};

/** Stores a collection in this browser, and tells its other tabs. Rejects where storage is blocked or full. */
export const writeCollection = async (collection: OwnedCollection): Promise<void> => {
  await set(KEY, collection, openStore());
  if (Object.keys(collection.cards).length === 0) localStorage.removeItem(COLLECTION_FLAG);
  else localStorage.setItem(COLLECTION_FLAG, String(collection.changedAt));
  dispatchEvent(new Event('collection'));
};

/** Removes the cards of this browser's collection; what is left tells the account that they are to go there, too. */
export const clearCollection = (): Promise<void> => writeCollection({ changedAt: Date.now(), cards: {} });
