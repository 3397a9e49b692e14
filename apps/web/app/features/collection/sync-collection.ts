import { OwnedCollection } from '@crownsmith/api-client';
import type * as z from 'zod';
import { diffCollections } from '#app/platform/collection-changes';
import {
  acceptReply,
  CollectionReply,
  type CollectionRequest,
  recordChanges,
  requestOf,
  type StoredCollection,
} from '#app/platform/collection-exchange';
import { readStored, updateStored } from '#app/visitor/collection-storage';
import { joinCollections } from './merge-collections';
import { metKey, metMark } from './met-key';

/** Where a person's collection is read and changed. */
const COLLECTION_URL = '/api/users/collection';

const fetchJson = async <T>(schema: z.ZodType<T>, init?: RequestInit): Promise<T> => {
  const response = await fetch(COLLECTION_URL, init);
  if (!response.ok) throw new Error(`The collection got ${response.status}.`);
  return schema.parse(await response.json());
};

/** The collection of an account as it is read whole. */
const AccountCollection = OwnedCollection.extend({ version: CollectionReply.shape.version });
type AccountCollection = z.infer<typeof AccountCollection>;

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

/**
 * A stored collection that has not exchanged steps with the account yet, once it does: what both should have, with the difference
 * as its first steps.
 */
export const beginExchange = (
  stored: StoredCollection,
  account: AccountCollection,
  {
    uid,
    device,
    ...options
  }: { readonly uid: string; readonly device: string; readonly haveMet: boolean; readonly now: number },
): StoredCollection => {
  const wanted = decideCollection(stored, account, options);
  const exchange = { uid, device, version: account.version, seq: 0, pending: [] };
  return recordChanges(
    { cards: account.cards, exchange },
    diffCollections(account.cards, wanted.cards),
    wanted.changedAt,
  );
};

const post = (body: CollectionRequest): Promise<CollectionReply> =>
  fetchJson(CollectionReply, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A random name of this browser; pages without HTTPS have no `randomUUID`. */
const newDevice = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const begin = async (uid: string): Promise<void> => {
  const account = await fetchJson(AccountCollection);
  const haveMet = localStorage.getItem(metKey(uid)) !== null;
  const options = { uid, device: newDevice(), haveMet, now: Date.now() };
  await updateStored((stored) =>
    stored.exchange?.uid === uid ? undefined : beginExchange(stored, account, options),
  );
};

/** Whether nothing of a browser changed by a reply. */
const isSame = (a: StoredCollection, b: StoredCollection): boolean =>
  a.cards === b.cards &&
  a.exchange?.version === b.exchange?.version &&
  a.exchange?.pending.length === b.exchange?.pending.length;

/** Gives this browser and a person's account the same collection: sends what was changed here, and takes what others changed. */
export const syncCollection = async (uid: string): Promise<void> => {
  if ((await readStored())?.exchange?.uid !== uid) await begin(uid);
  for (;;) {
    const stored = await readStored();
    const request = stored && requestOf(stored);
    if (!request) return;
    const reply = await post(request);
    if (request.steps.some(({ seq }) => seq > reply.seq))
      throw new Error('The account has not taken a step.');
    let hasMore = false;
    await updateStored((current) => {
      const next = acceptReply(current, request, reply);
      hasMore = ((next ?? current).exchange?.pending.length ?? 0) > 0;
      return next && !isSame(current, next) ? next : undefined;
    });
    if (hasMore) continue;
    localStorage.setItem(metKey(uid), metMark(reply.version));
    return;
  }
};
