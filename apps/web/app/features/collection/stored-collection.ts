import { isSlug, MAX_OWNED_CARDS, MAX_OWNED_COPIES, type OwnedCopies } from '@crownsmith/domain';
import { z } from 'zod';

const copies = z.number().int().nonnegative().max(MAX_OWNED_COPIES);

/** Copies by slug: all of a card, and those in foil. */
const OwnedCards = z
  .record(
    z.string().refine((slug): boolean => isSlug(slug), 'is no slug'),
    z.tuple([copies.positive(), copies]),
  )
  .refine((cards) => Object.keys(cards).length <= MAX_OWNED_CARDS, 'has too many cards');
export type OwnedCards = z.infer<typeof OwnedCards>;

/** A collection as a browser stores it. */
export const StoredCollection = z.object({
  /** in ms since 1970 */
  changedAt: z.number().int().nonnegative(),
  cards: OwnedCards,
});
export type StoredCollection = z.infer<typeof StoredCollection>;

/** Copies by slug, as they are stored. */
export const toOwnedCards = (cards: ReadonlyMap<string, OwnedCopies>): OwnedCards =>
  Object.fromEntries([...cards].map(([slug, { count, foils }]) => [slug, [count, foils]]));

const most = (sum: number): number => Math.min(sum, MAX_OWNED_COPIES);

/** The copies of two collections together. */
export const addCollections = (a: OwnedCards, b: OwnedCards): OwnedCards => {
  const sum: OwnedCards = { ...a };
  for (const [slug, [count, foils]] of Object.entries(b)) {
    const [had, hadFoils] = sum[slug] ?? [0, 0];
    sum[slug] = [most(had + count), most(hadFoils + foils)];
  }
  return sum;
};
