import { topEntries } from '../numeric/top-entries';
import { cardsWithin } from './identity-kernel';
import { SMALLEST_VARIANCE, type Similarity } from './shared-terms';
import { addRowTo, dotRow, transpose, type SparseRows } from './sparse-rows';
import { NO_WEIGHTS, type WeightRow, type WeightRows } from './weight-rows';

/** Typical cards by which commanders that play the same are found. */
const PROBES = 100;
/** A card of few decks gets no higher standing from one of them. */
const NEUTRAL_NORM = 1;

export interface TypicalInput {
  readonly candidates: readonly { readonly identity: number; readonly source: number }[];
  /** by card */
  readonly usual: Float64Array;
  readonly cardIdentities: Uint8Array;
  /** the prior's weights by identity and by candidate */
  readonly identityRows: WeightRows;
  readonly ownRows: WeightRows;
  readonly similarity: (cards: Uint32Array) => Similarity;
  /** by source zone, what it plays beyond its identity */
  readonly distinctive: SparseRows;
}

/** What suggests that decks of a commander play a card; the arrays are those of the commander asked for last. */
export interface TypicalEvidence {
  /** the cards within its colours, ascending; what follows is by place among them */
  readonly allowed: Uint32Array;
  /** expected difference from the usual rate, in units of the card's standard deviation */
  readonly difference: Float64Array;
  /** what the card's text shares with the commander's: the square root of the cosine, 0–1 */
  readonly similarity: Float64Array;
  /** the places for which this evidence is best, best first, as many as asked for */
  readonly best: Uint32Array;
  /** how much decks play the card at a place that play the best cards */
  readonly companyOf: (place: number) => number;
  /** `companyOf` is at most the product of the two: of the length of the card's row, 0–1, and the other vector's */
  readonly companyLengths: Float64Array;
  readonly companyLength: number;
}

/** The values of some cards, in their order. */
export const valuesOf = (cards: Uint32Array, values: Float64Array): Float64Array => {
  const own = new Float64Array(cards.length);
  for (let place = 0; place < own.length; place++) own[place] = values[cards[place]];
  return own;
};

/** What source zones play, by card, in units of the length of the card's row; and the lengths in these units, 0–1. */
const scaledByCard = (
  distinctive: SparseRows,
  cards: number,
): { readonly byCard: SparseRows; readonly lengths: Float64Array } => {
  const byCard = transpose(distinctive, cards);
  const lengths = Float64Array.from({ length: cards }, (_, card) => {
    const values = byCard.values.subarray(byCard.starts[card], byCard.starts[card + 1]);
    const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, NEUTRAL_NORM));
    values.forEach((value, i) => (values[i] = value / length));
    return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  });
  return { byCard, lengths };
};

/**
 * Gathers the evidence for the cards of a commander. What commanders of one identity share is made anew whenever the identity
 * is another than that of the commander before.
 * @param places of the best cards that are reported
 * @returns by candidate
 */
export const makeTypicalEvidence = (
  input: TypicalInput,
  places: number,
): ((row: number) => TypicalEvidence) => {
  const { candidates, usual, cardIdentities, distinctive } = input;
  const { byCard, lengths } = scaledByCard(distinctive, usual.length);
  const within = cardsWithin(cardIdentities);
  const scale = usual.map((rate) => 1 / Math.sqrt(rate + SMALLEST_VARIANCE));
  const placeOf = new Uint16Array(usual.length);
  const addDifferences = ({ cards, weights }: WeightRow, into: Float64Array): void => {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      const place = placeOf[card];
      into[place] = into[place] + weights[i] * scale[card];
    }
  };
  const standing = new Float64Array(distinctive.starts.length - 1);
  const ofIdentity = (identity: number): ((row: number, source: number) => TypicalEvidence) => {
    const allowed = within(identity);
    allowed.forEach((card, place) => (placeOf[card] = place));
    const [usually, difference, similarity, alone] = Array.from(
      { length: 4 },
      () => new Float64Array(allowed.length),
    ) as [Float64Array, Float64Array, Float64Array, Float64Array];
    addDifferences(input.identityRows[identity] ?? NO_WEIGHTS, usually);
    const addSimilarity = input.similarity(allowed);
    const companyLengths = valuesOf(allowed, lengths);
    return (row, source) => {
      difference.set(usually);
      addDifferences(input.ownRows[row] ?? NO_WEIGHTS, difference);
      similarity.fill(0);
      addSimilarity(row, similarity);
      for (let i = 0; i < alone.length; i++) {
        alone[i] = difference[i] + similarity[i];
        similarity[i] = Math.sqrt(similarity[i]);
      }
      const best = topEntries(alone, Math.max(PROBES, places));
      standing.fill(0);
      for (const place of best.subarray(0, PROBES)) addRowTo(byCard, allowed[place], alone[place], standing);
      if (source >= 0) standing[source] = 0;
      return {
        allowed,
        difference,
        similarity,
        best: best.subarray(0, places),
        companyOf: (place) => dotRow(byCard, allowed[place], standing),
        companyLengths,
        companyLength: Math.sqrt(standing.reduce((sum, value) => sum + value * value, 0)),
      };
    };
  };
  let last: { readonly identity: number; readonly evidenceOf: ReturnType<typeof ofIdentity> } | undefined;
  return (row) => {
    const { identity = 0, source = -1 } = candidates[row] ?? {};
    if (last?.identity !== identity) last = { identity, evidenceOf: ofIdentity(identity) };
    return last.evidenceOf(row, source);
  };
};
