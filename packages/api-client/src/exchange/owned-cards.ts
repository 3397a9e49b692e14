import { isSlug, MAX_OWNED_CARDS, MAX_OWNED_COPIES, parseOwnedCopy } from '@crownsmith/domain';
import * as z from 'zod';

const copies = z.number().int().nonnegative().max(MAX_OWNED_COPIES);

/** Copies of which something is stated, by the text of `makeOwnedCopy`. */
const stated = z
  .string()
  .refine((text): boolean => parseOwnedCopy(text) !== undefined, 'is no text of copies');

/**
 * A person's cards by slug: all owned copies of each, those in foil, and then what is stated of some copies (`makeOwnedCopy`):
 * printing, finish, language, condition, place. A card that is only wished has no owned copy.
 */
export const OwnedCards = z
  .record(
    z.string().refine((slug): boolean => isSlug(slug), 'is no slug'),
    z
      .tuple([copies, copies])
      .rest(stated)
      .refine(([count, , ...some]): boolean => count > 0 || some.length > 0, 'has no copies'),
  )
  .refine((cards) => Object.keys(cards).length <= MAX_OWNED_CARDS, 'has too many cards');
export type OwnedCards = z.infer<typeof OwnedCards>;

/** A collection as browsers and accounts store it; without cards it is one that was cleared. */
export const OwnedCollection = z.object({
  /** in ms since 1970 */
  changedAt: z.number().int().nonnegative(),
  cards: OwnedCards,
});
export type OwnedCollection = z.infer<typeof OwnedCollection>;
