import type { ModelLookups } from '../model/model-lookups';
import type { Neighbours } from './neighbours';
import type { Query } from './query';

/** Share of a deck's cards that may be missing from a list of which it is a copy. */
const MISSING = 0.05;

/** Whether a deck has hardly a card that a list lacks. */
const isCopy = (
  { model: { deckStarts, deckCards } }: ModelLookups,
  list: ReadonlySet<number>,
  deck: number,
) => {
  const cards = deckCards.subarray(deckStarts[deck], deckStarts[deck + 1]);
  const missing = cards.reduce((sum, card) => sum + Number(!list.has(card)), 0);
  return missing <= MISSING * cards.length;
};

/**
 * The same decks, of which copies of the list count no more than the nearest of the others. A list is often among the decks
 * already, as it is or an earlier version: such a copy shares nearly everything, and would be all that counts, while it knows
 * nothing of other cards and stands for each of the list's own.
 */
export const boundCopies = (lookups: ModelLookups, { cards }: Query, neighbours: Neighbours): Neighbours => {
  const list = new Set(cards);
  const { decks, overlaps } = neighbours;
  // Others that share less than the nearest of them count less anyway.
  const copies = decks.findIndex((deck) => !isCopy(lookups, list, deck));
  const [most] = overlaps.subarray(copies);
  return copies > 0 && most !== undefined
    ? { ...neighbours, overlaps: overlaps.map((overlap) => Math.min(overlap, most)) }
    : neighbours;
};
