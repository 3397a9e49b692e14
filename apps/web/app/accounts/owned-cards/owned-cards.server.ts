import { type OwnedCards, OwnedCollection } from '@crownsmith/api-client';
import { err, ok, type Result } from '@crownsmith/domain';
import { z } from 'zod';
import { isAhead } from '#app/platform/clock.server';
import { defineCollection, type Documents } from '../documents/documents.server';

/** Cards and characters in one document: a database limits how long one may be. */
const PART_CARDS = 5000;
const PART_CHARACTERS = 300_000;

const OwnedDocument = z.object({
  uid: z.string().min(1),
  changedAt: OwnedCollection.shape.changedAt,
  /** documents with its cards */
  parts: z.number().int().nonnegative(),
});
const OwnedPart = z.object({ uid: z.string().min(1), cards: OwnedCollection.shape.cards });

/** Collections of cards by uid. */
export const OWNED_COLLECTIONS = defineCollection('ownedCollections', OwnedDocument, { owner: 'uid' });
/** Their cards, by uid and part. */
export const OWNED_CARDS = defineCollection('ownedCards', OwnedPart, { owner: 'uid' });

const NONE: OwnedCollection = { changedAt: 0, cards: {} };

const partId = (uid: string, part: number): string => `${uid}:${part}`;

const toParts = (cards: OwnedCards): readonly OwnedCards[] => {
  const parts: [string, OwnedCards[string]][][] = [];
  let characters = PART_CHARACTERS;
  for (const [slug, owned] of Object.entries(cards)) {
    const length = slug.length + JSON.stringify(owned).length;
    const last = parts.at(-1);
    if (last === undefined || last.length >= PART_CARDS || characters + length > PART_CHARACTERS) {
      parts.push([[slug, owned]]);
      characters = length;
    } else {
      last.push([slug, owned]);
      characters += length;
    }
  }
  return parts.map((part) => Object.fromEntries(part));
};

type Reader = Pick<Documents, 'get'>;

const read = async (from: Reader, uid: string): Promise<OwnedCollection> => {
  const stored = await from.get(OWNED_COLLECTIONS, uid);
  if (!stored) return NONE;
  const parts = await Promise.all(
    Array.from({ length: stored.parts }, (_, part) => from.get(OWNED_CARDS, partId(uid, part))),
  );
  return {
    changedAt: stored.changedAt,
    cards: Object.assign({}, ...parts.map((part) => part?.cards)) as OwnedCards,
  };
};

/** The collections of cards of people, which go on in another browser. */
export const createOwnedCards = (documents: Documents, now: () => number = Date.now) => ({
  /** The collection of a person; that of nobody was never changed. */
  read: (uid: string): Promise<OwnedCollection> =>
    documents.transaction((transaction) => read(transaction, uid)),

  /** Whether the collection of a person has a card. */
  hasCards: async (uid: string): Promise<boolean> =>
    ((await documents.get(OWNED_COLLECTIONS, uid))?.parts ?? 0) > 0,

  /** Writes a collection. The error is the stored one where that was changed later. */
  write: (
    uid: string,
    { changedAt, cards }: OwnedCollection,
  ): Promise<Result<OwnedCollection, OwnedCollection>> =>
    documents.transaction(async (transaction) => {
      const stored = await transaction.get(OWNED_COLLECTIONS, uid);
      if (stored && stored.changedAt >= changedAt && !isAhead(stored.changedAt, now()))
        return err(await read(transaction, uid));
      // A clock that is ahead would win over every later change.
      const written = { changedAt: Math.min(changedAt, now()), cards };
      const parts = toParts(cards);
      transaction.set(OWNED_COLLECTIONS, uid, { uid, changedAt: written.changedAt, parts: parts.length });
      for (const [part, some] of parts.entries())
        transaction.set(OWNED_CARDS, partId(uid, part), { uid, cards: some });
      for (let part = parts.length; part < (stored?.parts ?? 0); part += 1)
        transaction.delete(OWNED_CARDS, partId(uid, part));
      return ok(written);
    }),
});
