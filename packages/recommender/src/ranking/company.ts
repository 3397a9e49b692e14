import type { Model } from '../model/model';
import { touchDecks } from '../model/touch-decks';
import type { ModelLookups } from '../model/model-lookups';
import { IDENTITIES, isWithin } from '../prior/identity-kernel';
import type { Query } from '../signals/query';
import { zoneOfDeck } from '../model/zone-of-deck';

/** Decks that are read for a card, and to learn what is usual: a sample, evenly spread, where there are more. */
const DECKS_OF_CARD = 100;
const USUAL_DECKS = 1000;
/** A card's decks count as if so many more of usual overlap were known. */
const NEUTRAL_DECKS = 3;
/** The weights of a list are integers with this sum, which are added faster. */
const WEIGHT_SUM = 2 ** 30;
/** Keeps the ratio of small overlaps finite. */
const SMALLEST_OVERLAP = 0.01;

/** Decks that show what is usual, with what is known of them whatever the list, and room for the overlaps of one list. */
interface UsualDecks {
  readonly sample: Uint32Array;
  /** The colour identity of each deck of the sample. */
  readonly identities: Uint8Array;
  /** By deck: the overlap with the list that was asked about last; -1 where it was not counted. */
  readonly overlaps: Int32Array;
}

const usualByModel = new WeakMap<ModelLookups, UsualDecks>();

/** The usual decks of a model, chosen once. */
const usualDecksOf = (lookups: ModelLookups): UsualDecks => {
  const known = usualByModel.get(lookups);
  if (known !== undefined) return known;
  const { model, decks, zoneIdentities } = lookups;
  const read = Math.min(decks, USUAL_DECKS);
  const sample = Uint32Array.from({ length: read }, (_, i) => Math.floor((i * decks) / read));
  const identities = Uint8Array.from(sample, (deck) => zoneIdentities[zoneOfDeck(model.zoneStarts, deck)]);
  const usual = { sample, identities, overlaps: new Int32Array(decks) };
  usualByModel.set(lookups, usual);
  return usual;
};

/**
 * How much more the decks that play a card have of the rest of the list than other decks that could play it: the logarithm of the
 * ratio of the mean overlaps (shares of the list's weight, the card itself left out). Positive for a card that is usually in the
 * company of the others; in the order of the query.
 */
export const companyOf = (lookups: ModelLookups, { cards: list }: Query): Float64Array => {
  const { model, idf } = lookups;
  const { deckStarts, deckCards, postingStarts, postings } = model;
  const total = list.reduce((sum, card) => sum + idf[card], 0);
  const unit = total > 0 ? WEIGHT_SUM / total : 0;
  const weightOf = new Int32Array(lookups.cards);
  for (const card of list) weightOf[card] = Math.round(idf[card] * unit);

  const usualDecks = usualDecksOf(lookups);
  // Cards of a list share many of their decks.
  const overlaps = usualDecks.overlaps.fill(-1);
  const overlapOf = (deck: number): number => {
    let sum = overlaps[deck];
    if (sum < 0) {
      sum = 0;
      const end = deckStarts[deck + 1];
      for (let i = deckStarts[deck]; i < end; i++) sum = (sum + weightOf[deckCards[i]]) | 0;
      overlaps[deck] = sum;
    }
    return sum / WEIGHT_SUM;
  };
  const usual = meanByIdentity(model, usualDecks, overlapOf);
  const sample = new Uint32Array(DECKS_OF_CARD);
  return Float64Array.from(list, (card) => {
    const start = postingStarts[card];
    const count = postingStarts[card + 1] - start;
    const read = Math.min(count, DECKS_OF_CARD);
    for (let i = 0; i < read; i++) sample[i] = postings[start + Math.floor((i * count) / read)];
    touchDecks(model, sample, read);
    let sum = 0;
    for (let i = 0; i < read; i++) sum += overlapOf(sample[i]);
    sum -= (read * weightOf[card]) / WEIGHT_SUM;
    const base = usual[model.cardIdentities[card]];
    const mean = (sum + NEUTRAL_DECKS * base) / (read + NEUTRAL_DECKS);
    return Math.log((mean + SMALLEST_OVERLAP) / (base + SMALLEST_OVERLAP));
  });
};

/** The mean overlap of the decks that could play a card, by the card's colour identity; of all decks if none could. */
const meanByIdentity = (
  model: Model,
  { sample, identities }: UsualDecks,
  overlapOf: (deck: number) => number,
): Float64Array => {
  const sums = new Float64Array(IDENTITIES);
  const counts = new Float64Array(IDENTITIES);
  touchDecks(model, sample, sample.length);
  for (let i = 0; i < sample.length; i++) {
    const identity = identities[i];
    sums[identity] = sums[identity] + overlapOf(sample[i]);
    counts[identity] = counts[identity] + 1;
  }
  return sums.map((_, card) => {
    let [sum, count] = [0, 0];
    for (let identity = 0; identity < IDENTITIES; identity++) {
      if (!isWithin(card, identity)) continue;
      sum += sums[identity];
      count += counts[identity];
    }
    return count > 0 ? sum / count : sums.reduce((all, one) => all + one, 0) / Math.max(1, sample.length);
  });
};
