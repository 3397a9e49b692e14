import { type OwnedCards, OwnedCollection } from '@crownsmith/api-client';
import { err, MAX_OWNED_CARDS, ok, type Result } from '@crownsmith/domain';
import * as z from 'zod';
import { changeCollection } from '#app/platform/collection-changes';
import type { CollectionReply, CollectionRequest } from '#app/platform/collection-exchange';
import { defineCollection, type Documents } from '../documents/documents.server';

/** Cards and characters in one document: a database limits how long one may be. */
const PART_CARDS = 5000;
const PART_CHARACTERS = 300_000;

const OwnedDocument = z.object({
  uid: z.string().min(1),
  changedAt: OwnedCollection.shape.changedAt,
  /** documents with its cards */
  parts: z.number().int().nonnegative(),
  /** how often its cards have changed; collections of before have none */
  version: z.number().int().nonnegative().default(0),
  /** the last step of each browser that was made, the latest browser last: a step that is sent again is made once */
  devices: z.array(z.object({ device: z.string(), seq: z.number().int().nonnegative() })).default([]),
});
const OwnedPart = z.object({ uid: z.string().min(1), cards: OwnedCollection.shape.cards });

/** Collections of cards by uid. */
export const OWNED_COLLECTIONS = defineCollection('ownedCollections', OwnedDocument, { owner: 'uid' });
/** Their cards, by uid and part. */
export const OWNED_CARDS = defineCollection('ownedCards', OwnedPart, { owner: 'uid' });

/** Browsers of which the last step is known. */
const MAX_DEVICES = 100;

export interface VersionedCollection extends OwnedCollection {
  readonly version: number;
}

const NONE: VersionedCollection = { changedAt: 0, version: 0, cards: {} };

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

const read = async (from: Reader, uid: string): Promise<VersionedCollection> => {
  const stored = await from.get(OWNED_COLLECTIONS, uid);
  if (!stored) return NONE;
  const parts = await Promise.all(
    Array.from({ length: stored.parts }, (_, part) => from.get(OWNED_CARDS, partId(uid, part))),
  );
  return {
    changedAt: stored.changedAt,
    version: stored.version,
    cards: Object.assign({}, ...parts.map((part) => part?.cards)) as OwnedCards,
  };
};

/** The collections of cards of people, which go on in another browser. */
export const createOwnedCards = (documents: Documents, now: () => number = Date.now) => ({
  /** The collection of a person; that of nobody was never changed. */
  read: (uid: string): Promise<VersionedCollection> =>
    documents.transaction((transaction) => read(transaction, uid)),

  /** Whether the collection of a person has a card. */
  hasCards: async (uid: string): Promise<boolean> =>
    ((await documents.get(OWNED_COLLECTIONS, uid))?.parts ?? 0) > 0,

  /**
   * Makes the steps of a browser that were not made yet, after all that others made. The error is the stored collection where it
   * would have too many cards.
   */
  change: (
    uid: string,
    { device, version, steps }: Pick<CollectionRequest, 'device' | 'version' | 'steps'>,
  ): Promise<Result<CollectionReply, VersionedCollection>> =>
    documents.transaction(async (transaction) => {
      const stored = await transaction.get(OWNED_COLLECTIONS, uid);
      const [has, devices] = [stored?.version ?? 0, stored?.devices ?? []];
      const seq = devices.find((known) => known.device === device)?.seq ?? 0;
      const fresh = steps.filter((step) => step.seq > seq).toSorted((a, b) => a.seq - b.seq);
      const last = fresh.at(-1);
      const changedAt = stored?.changedAt ?? 0;
      if (!last && has === version) return ok({ version, seq, changedAt });
      const before = await read(transaction, uid);
      if (!last) return ok({ version: has, seq, changedAt, cards: before.cards });
      const cards = changeCollection(
        before.cards,
        fresh.flatMap(({ changes }) => changes),
      );
      if (Object.keys(cards).length > MAX_OWNED_CARDS) return err(before);
      const [had, parts] = [toParts(before.cards), toParts(cards)];
      const others = devices.filter((known) => known.device !== device);
      const written = {
        uid,
        changedAt: now(),
        parts: parts.length,
        version: has + 1,
        devices: [...others, { device, seq: last.seq }].slice(-MAX_DEVICES),
      };
      transaction.set(OWNED_COLLECTIONS, uid, written);
      for (const [part, some] of parts.entries())
        if (part >= (stored?.parts ?? 0) || JSON.stringify(had[part]) !== JSON.stringify(some))
          transaction.set(OWNED_CARDS, partId(uid, part), { uid, cards: some });
      for (let part = parts.length; part < (stored?.parts ?? 0); part += 1)
        transaction.delete(OWNED_CARDS, partId(uid, part));
      const { version: changed } = written;
      return ok({
        version: changed,
        seq: last.seq,
        changedAt: written.changedAt,
        ...(has !== version && { cards }),
      });
    }),

  /** Calls the listener with the version, now and after every change. @returns stops watching */
  watch: (uid: string, listener: (version: number) => void): (() => void) =>
    documents.watch(OWNED_COLLECTIONS, uid, (stored) => listener(stored?.version ?? 0)),
});
