import { TAGS, type Tag } from '@crownsmith/domain';
import type { Model } from '../model/model';

/** How many cards of a tag decks play. */
interface TagRange {
  /** A tenth of the decks play fewer. */
  readonly low: number;
  readonly median: number;
  /** A tenth of the decks play more. */
  readonly high: number;
  readonly mean: number;
}

/** How many cards of each tag some decks play; commanders and basic lands do not count. */
export interface TagRanges {
  readonly decks: number;
  /** Mean number of their cards; 0 without decks. */
  readonly size: number;
  readonly byTag: Readonly<Record<Tag, TagRange>>;
}

/** The value of a sorted list at a share of its length (nearest rank); 0 for an empty one. */
const quantile = (sorted: Uint8Array, share: number): number =>
  sorted[Math.round(share * (sorted.length - 1))] ?? 0;

const meanOf = (sum: number, decks: number): number => (decks === 0 ? 0 : sum / decks);

export const tagRanges = ({ deckStarts, deckCards, cardTags }: Model, decks: Uint32Array): TagRanges => {
  const counts = TAGS.map(() => new Uint8Array(decks.length));
  let cards = 0;
  decks.forEach((deck, at) => {
    const end = deckStarts[deck + 1];
    for (let i = deckStarts[deck]; i < end; i++) {
      cards++;
      for (let tags = cardTags[deckCards[i]], bit = 0; tags !== 0; tags >>= 1, bit++) {
        const own = counts[bit];
        if ((tags & 1) === 1 && own !== undefined) own[at] = own[at] + 1;
      }
    }
  });
  const rangeOf = (sorted: Uint8Array): TagRange => ({
    low: quantile(sorted, 0.1),
    median: quantile(sorted, 0.5),
    high: quantile(sorted, 0.9),
    mean: meanOf(
      sorted.reduce((sum, count) => sum + count, 0),
      decks.length,
    ),
  });
  return {
    decks: decks.length,
    size: meanOf(cards, decks.length),
    byTag: Object.fromEntries(
      TAGS.map((tag, bit) => [tag, rangeOf((counts[bit] ?? new Uint8Array()).sort())]),
    ) as Record<Tag, TagRange>,
  };
};
