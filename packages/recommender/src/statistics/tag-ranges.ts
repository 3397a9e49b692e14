import { TAGS, type Tag } from '@crownsmith/domain';
import type { ModelLookups } from '../model/model-lookups';
import { sharedZones } from '../signals/commander-rates';

/** How many cards of a tag decks play. */
export interface TagRange {
  /** A tenth of the decks play fewer. */
  readonly low: number;
  readonly median: number;
  /** A tenth of the decks play more. */
  readonly high: number;
}

/** How many cards of each tag the decks with some commanders play; commanders and basic lands do not count. */
export interface TagRanges {
  readonly decks: number;
  readonly byTag: Readonly<Record<Tag, TagRange>>;
}

/** The value of a sorted list at a share of its length (nearest rank); 0 for an empty one. */
const quantile = (sorted: Uint8Array, share: number): number =>
  sorted[Math.round(share * (sorted.length - 1))] ?? 0;

/** The ranges of the decks whose command zone includes all of the commanders. */
export const tagRanges = ({ model, zonesOf }: ModelLookups, commanders: readonly number[]): TagRanges => {
  const zones = sharedZones(commanders.map((commander) => zonesOf.get(commander) ?? []));
  const decks = zones.flatMap((zone) => {
    const [start, end] = [model.zoneStarts[zone] as number, model.zoneStarts[zone + 1] as number];
    return Array.from({ length: end - start }, (_, at) => start + at);
  });
  const counts = TAGS.map(() => new Uint8Array(decks.length));
  decks.forEach((deck, at) => {
    for (const card of model.deckCards.subarray(model.deckStarts[deck], model.deckStarts[deck + 1])) {
      const tags = model.cardTags[card] as number;
      for (const [bit, own] of counts.entries()) own[at] = (own[at] as number) + ((tags >> bit) & 1);
    }
  });
  const rangeOf = (sorted: Uint8Array): TagRange => ({
    low: quantile(sorted, 0.1),
    median: quantile(sorted, 0.5),
    high: quantile(sorted, 0.9),
  });
  return {
    decks: decks.length,
    byTag: Object.fromEntries(
      TAGS.map((tag, bit) => [tag, rangeOf((counts[bit] ?? new Uint8Array()).sort())]),
    ) as Record<Tag, TagRange>,
  };
};
