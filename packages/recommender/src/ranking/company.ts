import type { ModelLookups } from '../model/model-lookups';
import { IDENTITIES, isWithin } from '../prior/identity-kernel';
import type { Query } from '../signals/query';
import { zoneOfDeck } from '../signals/neighbours';

/** Decks that are read for a card, and to learn what is usual: a sample, evenly spread, where there are more. */
const DECKS_OF_CARD = 300;
const USUAL_DECKS = 1000;
/** A card's decks count as if so many more of usual overlap were known. */
const NEUTRAL_DECKS = 3;
/** Keeps the ratio of small overlaps finite. */
const SMALLEST_OVERLAP = 0.01;

/**
 * How much more the decks that play a card have of the rest of the list than other decks that could play it: the logarithm of the
 * ratio of the mean overlaps (shares of the list's weight, the card itself left out). Positive for a card that is usually in the
 * company of the others; in the order of the query.
 */
export const companyOf = (lookups: ModelLookups, { cards: list }: Query): Float64Array => {
  const { model, decks, idf } = lookups;
  const weightOf = new Float64Array(lookups.cards);
  const total = list.reduce((sum, card) => sum + (idf[card] as number), 0);
  if (total > 0) for (const card of list) weightOf[card] = (idf[card] as number) / total;

  // Cards of a list share most of the decks that play them.
  const overlaps = new Float64Array(decks).fill(-1);
  const overlapOf = (deck: number): number => {
    const known = overlaps[deck] as number;
    if (known >= 0) return known;
    let sum = 0;
    const end = model.deckStarts[deck + 1] as number;
    for (let i = model.deckStarts[deck] as number; i < end; i++)
      sum += weightOf[model.deckCards[i] as number] as number;
    overlaps[deck] = sum;
    return sum;
  };
  const usual = meanByIdentity(lookups, decks, overlapOf);
  return Float64Array.from(list, (card) => {
    const start = model.postingStarts[card] as number;
    const count = (model.postingStarts[card + 1] as number) - start;
    const read = Math.min(count, DECKS_OF_CARD);
    let sum = 0;
    for (let i = 0; i < read; i++)
      sum +=
        overlapOf(model.postings[start + Math.floor((i * count) / read)] as number) -
        (weightOf[card] as number);
    const base = usual[model.cardIdentities[card] as number] as number;
    const mean = (sum + NEUTRAL_DECKS * base) / (read + NEUTRAL_DECKS);
    return Math.log((mean + SMALLEST_OVERLAP) / (base + SMALLEST_OVERLAP));
  });
};

/** The mean overlap of the decks that could play a card, by the card's colour identity; of all decks if none could. */
const meanByIdentity = (
  { model, zoneIdentities }: ModelLookups,
  decks: number,
  overlapOf: (deck: number) => number,
): Float64Array => {
  const sums = new Float64Array(IDENTITIES);
  const counts = new Float64Array(IDENTITIES);
  const read = Math.min(decks, USUAL_DECKS);
  for (let i = 0; i < read; i++) {
    const deck = Math.floor((i * decks) / read);
    const identity = zoneIdentities[zoneOfDeck(model.zoneStarts, deck)] as number;
    sums[identity] = (sums[identity] as number) + overlapOf(deck);
    counts[identity] = (counts[identity] as number) + 1;
  }
  return sums.map((_, card) => {
    let [sum, count] = [0, 0];
    for (let identity = 0; identity < IDENTITIES; identity++) {
      if (!isWithin(card, identity)) continue;
      sum += sums[identity] as number;
      count += counts[identity] as number;
    }
    return count > 0 ? sum / count : sums.reduce((all, one) => all + one, 0) / Math.max(1, read);
  });
};
