import { OwnedCollection } from '@crownsmith/api-client';
import { readStored, writeCollection } from '#app/visitor/collection-storage';
import { joinCollections } from './merge-collections';
import { metKey } from './met-key';

/** Where a person's collection is read and written. */
const COLLECTION_URL = '/api/users/collection';
const NONE: OwnedCollection = { changedAt: 0, cards: {} };

const request = async (init?: RequestInit): Promise<OwnedCollection> => {
  const response = await fetch(COLLECTION_URL, init);
  // 412: the account has a later one.
  if (!response.ok && response.status !== 412) throw new Error(`The collection got ${response.status}.`);
  return OwnedCollection.parse(await response.json());
};

/** What both should have; before they first met, none of the two may take cards from the other. */
export const decideCollection = (
  local: OwnedCollection,
  account: OwnedCollection,
  { haveMet, now }: { readonly haveMet: boolean; readonly now: number },
): OwnedCollection => {
  if (!haveMet && Object.keys(local.cards).length > 0 && Object.keys(account.cards).length > 0)
    return { changedAt: now, cards: joinCollections(local.cards, account.cards) };
  return local.changedAt > account.changedAt ? local : account;
};

/** Gives this browser and a person's account the same collection: the one that was changed last. */
export const syncCollection = async (uid: string): Promise<void> => {
  const local = (await readStored()) ?? NONE;
  const account = await request();
  const haveMet = localStorage.getItem(metKey(uid)) !== null;
  let wanted = decideCollection(local, account, { haveMet, now: Date.now() });
  if (wanted.changedAt > account.changedAt) {
    wanted = await request({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ uid, collection: wanted }),
    });
  }
  localStorage.setItem(metKey(uid), '1');
  if (wanted.changedAt !== local.changedAt) await writeCollection(wanted);
};
