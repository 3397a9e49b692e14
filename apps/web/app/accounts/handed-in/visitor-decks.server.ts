import { findHandedInErrors, HandedInDeck } from '@crownsmith/api-client';
import { type CardList, type DeckCard, err, ok, type Result } from '@crownsmith/domain';
import * as z from 'zod';
import { defineCollection, type Documents } from '../documents/documents.server';
import { digestOf, makeSecret } from '../secret.server';
import { toDeckCards } from './handed-in-list';

/** A deck that a visitor without an account handed in. Nothing tells whose it is. */
const VisitorDeck = HandedInDeck.pick({ commanders: true, cards: true }).extend({
  /** in ms since 1970 */
  handedInAt: z.number().int().nonnegative(),
});
export type VisitorDeck = z.infer<typeof VisitorDeck>;

/** Decks by the digest of their secret, which is in the link that takes them back. */
export const VISITOR_DECKS = defineCollection('visitorDecks', VisitorDeck, { indexed: ['handedInAt'] });

/** How many decks visitors handed in on a day, by its date. */
export const VISITOR_DECK_DAYS = defineCollection(
  'visitorDeckDays',
  z.object({ decks: z.number().int().nonnegative() }),
);

/** Decks that visitors may hand in on a day, all together: no flood of them can fill the disk or outweigh the others. */
export const MAX_VISITOR_DECKS_A_DAY = 500;

/** Why a deck was not taken. */
export type VisitorDeckError =
  { readonly code: 'not-legal'; readonly reasons: readonly string[] } | { readonly code: 'too-many-today' };

/**
 * Takes a legal deck of Commander; the next export has it.
 * @param findCard the card of a URL
 * @param now in ms since 1970
 * @returns the secret that shows the deck and takes it back
 */
export const handInVisitorDeck = async (
  documents: Documents,
  list: CardList,
  findCard: (url: string) => DeckCard | undefined,
  now: number,
): Promise<Result<string, VisitorDeckError>> => {
  const deck = toDeckCards(list);
  const reasons = findHandedInErrors(deck, findCard);
  if (reasons.length > 0) return err({ code: 'not-legal', reasons });
  const secret = makeSecret();
  const day = new Date(now).toISOString().slice(0, 10);
  return documents.transaction(async (transaction) => {
    const decks = (await transaction.get(VISITOR_DECK_DAYS, day))?.decks ?? 0;
    if (decks >= MAX_VISITOR_DECKS_A_DAY) return err({ code: 'too-many-today' });
    transaction.set(VISITOR_DECK_DAYS, day, { decks: decks + 1 });
    transaction.set(VISITOR_DECKS, digestOf(secret), { ...deck, handedInAt: now });
    return ok(secret);
  });
};

/** The deck of a secret; undefined for none. */
export const readVisitorDeck = (documents: Documents, secret: string): Promise<VisitorDeck | undefined> =>
  documents.get(VISITOR_DECKS, digestOf(secret));

/** Takes a deck back: the next export does not have it. @returns whether there was one */
export const withdrawVisitorDeck = (documents: Documents, secret: string): Promise<boolean> =>
  documents.transaction(async (transaction) => {
    const id = digestOf(secret);
    if ((await transaction.get(VISITOR_DECKS, id)) === undefined) return false;
    transaction.delete(VISITOR_DECKS, id);
    return true;
  });

/** More decks than a site has. */
const ALL = 100_000_000;

/** The decks that visitors handed in, as an export has them. */
export const exportVisitorDecks = async (documents: Documents): Promise<readonly HandedInDeck[]> =>
  (await documents.find(VISITOR_DECKS, { orderBy: 'handedInAt', limit: ALL })).map(({ id, data }) => ({
    id,
    commanders: data.commanders,
    cards: data.cards,
    updatedAt: new Date(data.handedInAt).toISOString(),
  }));
