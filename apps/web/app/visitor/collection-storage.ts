import type { OwnedCards, OwnedCollection } from '@crownsmith/api-client';
import { createStore, get, update } from 'idb-keyval';
import { type CollectionChange, diffCollections, fitChanges } from '#app/platform/collection-changes';
import { recordChanges, StoredCollection } from '#app/platform/collection-exchange';
import { withoutWished } from '#app/platform/owned-cards';
import { COLLECTION_DATABASE, COLLECTION_FLAG, hasCollection } from './collection-flag';

const KEY = 'current';
const NONE: StoredCollection = { changedAt: 0, cards: {} };

/** Anew for each use: the database can have been deleted since. */
const openStore = () => createStore(COLLECTION_DATABASE, 'collections');

const parseStored = (stored: unknown): StoredCollection | undefined =>
  stored === undefined ? undefined : StoredCollection.parse(stored);

/** What this browser stores: a collection, a cleared one, or nothing. Rejects where storage is blocked or holds something else. */
export const readStored = async (): Promise<StoredCollection | undefined> =>
  parseStored(await get(KEY, openStore()));

/** The collection of this browser; undefined without one, and where it was cleared. */
export const readCollection = async (): Promise<OwnedCollection | undefined> => {
  const stored = await readStored();
  if (stored && !isEmpty(stored)) return stored;
  if (hasCollection()) {
    // The tab that was to store one was closed, or had no space for it.
    await updateStored(() => undefined);
    dispatchEvent(new Event('collection'));
  }
  return undefined;
};

/** The cards of this browser's collection that are owned; undefined without one. */
export const readOwnedCards = async (): Promise<OwnedCards | undefined> => {
  const collection = await readCollection();
  return collection && withoutWished(collection.cards);
};

const isEmpty = ({ cards }: StoredCollection): boolean => Object.keys(cards).length === 0;

const markFlag = (stored: StoredCollection): void => {
  if (isEmpty(stored)) localStorage.removeItem(COLLECTION_FLAG);
  else localStorage.setItem(COLLECTION_FLAG, String(stored.changedAt));
};

/**
 * Changes what this browser stores, in one transaction of its database, and tells this tab of other cards. Rejects where storage is blocked or full.
 * @param change what is to be stored; undefined where nothing is to be changed
 */
export const updateStored = async (
  change: (stored: StoredCollection) => StoredCollection | undefined,
): Promise<void> => {
  let written: StoredCollection | undefined;
  let hasChanged = false;
  await update<unknown>(
    KEY,
    (old) => {
      const stored = parseStored(old) ?? NONE;
      written = change(stored);
      hasChanged = written !== undefined && written.cards !== stored.cards;
      // Before the transaction ends: a tab can be closed as soon as it does.
      markFlag(written ?? stored);
      return written ?? old;
    },
    openStore(),
  );
  if (hasChanged) dispatchEvent(new Event('collection'));
};

/** Changes copies of this browser's collection. Rejects as `updateStored`. @returns what could be made of the changes */
export const changeStored = async (
  changes: readonly CollectionChange[],
): Promise<readonly CollectionChange[]> => {
  let made: readonly CollectionChange[] = [];
  await updateStored((stored) => {
    made = fitChanges(stored.cards, changes);
    return made.length === 0 ? undefined : recordChanges(stored, made, Date.now());
  });
  return made;
};

/** Stores other cards in place of this browser's. Rejects as `updateStored`. */
export const replaceStored = (replace: (cards: OwnedCards) => OwnedCards): Promise<void> =>
  updateStored((stored) => {
    const changes = diffCollections(stored.cards, replace(stored.cards));
    return changes.length === 0 ? undefined : recordChanges(stored, changes, Date.now());
  });

/** Removes the cards of this browser's collection, and of the account. */
export const clearCollection = (): Promise<void> => replaceStored(() => ({}));
