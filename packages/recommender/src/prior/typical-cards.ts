import { topEntries } from '../numeric/top-entries';
import { logOdds } from '../statistics/rates';
import { IDENTITIES, isWithin } from './identity-kernel';
import { SMALLEST_VARIANCE, type Similarity } from './shared-terms';
import { addRowTo, dotRow, transpose, type SparseRows } from './sparse-rows';
import type { WeightRows } from './weight-rows';
import { TYPICAL_WEIGHTS } from './typical-weights';

/** Typical cards kept for each commander. */
const KEPT = 120;
/** Typical cards by which commanders that play the same are found. */
const PROBES = 100;
/** The estimated synergy of a card is that of a card with this usual rate. */
const STATED_RATE = 0.01;
/** Keeps the estimated synergy of rarely played cards finite. */
const SMALLEST_RATE = 0.06;
/** A card of few decks gets no higher standing from one of them. */
const NEUTRAL_NORM = 1;

export interface TypicalInput {
  readonly candidates: readonly { readonly identity: number; readonly source: number }[];
  /** by card */
  readonly usual: Float64Array;
  readonly identityOf: (card: number) => number;
  /** the prior's weights by identity and by candidate */
  readonly identityRows: WeightRows;
  readonly ownRows: WeightRows;
  readonly similarity: Similarity;
  /** by source zone, what it plays beyond its identity */
  readonly distinctive: SparseRows;
}

/**
 * What suggests that decks of a commander play a card, by card; the arrays are those of the commander asked for last, and say
 * nothing of cards outside its colours.
 */
export interface TypicalEvidence {
  /** the cards within its colours */
  readonly allowed: Uint32Array;
  /** expected difference from the usual rate, in units of the card's standard deviation */
  readonly difference: Float64Array;
  /** what the card's text shares with the commander's: the square root of the cosine, 0–1 */
  readonly similarity: Float64Array;
  /** how much decks play it that play the cards for which the other evidence is best */
  readonly company: Float64Array;
}

/** The same vectors with every column divided by its length. */
const scaleColumns = (rows: SparseRows, columns: number): SparseRows => {
  const norms = new Float64Array(columns).fill(NEUTRAL_NORM);
  rows.values.forEach((value, i) => {
    const place = rows.places[i] as number;
    norms[place] = (norms[place] as number) + value * value;
  });
  return {
    ...rows,
    values: rows.values.map((value, i) => value / Math.sqrt(norms[rows.places[i] as number] as number)),
  };
};

/** Gathers the evidence for the cards of a commander. @returns by candidate */
export const makeTypicalEvidence = (input: TypicalInput): ((row: number) => TypicalEvidence) => {
  const { candidates, usual, identityOf } = input;
  const cards = usual.length;
  const byCard = transpose(scaleColumns(input.distinctive, cards), cards);
  const numbers = Uint32Array.from(usual.keys());
  const allowedBy = Array.from({ length: IDENTITIES }, (_, identity) =>
    numbers.filter((card) => isWithin(identityOf(card), identity)),
  );
  const scale = usual.map((rate) => 1 / Math.sqrt(rate + SMALLEST_VARIANCE));
  const [difference, similarity, company, alone] = Array.from(
    { length: 4 },
    () => new Float64Array(cards),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array];
  const standing = new Float64Array(input.distinctive.starts.length - 1);
  return (row) => {
    const { identity = 0, source = -1 } = candidates[row] ?? {};
    const allowed = allowedBy[identity] as Uint32Array;
    difference.fill(0);
    for (const rows of [input.identityRows[identity], input.ownRows[row]])
      for (const [card, weight] of rows ?? [])
        difference[card] = (difference[card] as number) + weight * (scale[card] as number);
    similarity.fill(0);
    input.similarity(row, similarity);
    alone.fill(-Infinity);
    for (const card of allowed) alone[card] = (difference[card] as number) + (similarity[card] as number);
    standing.fill(0);
    for (const card of topEntries(alone, PROBES)) addRowTo(byCard, card, alone[card] as number, standing);
    if (source >= 0) standing[source] = 0;
    for (const card of allowed) {
      company[card] = dotRow(byCard, card, standing);
      similarity[card] = Math.sqrt(similarity[card] as number);
    }
    return { allowed, difference, similarity, company };
  };
};

/** The log-odds of a usual rate, as the weights take them: rates beyond these say no more. */
export const usualOdds = (rate: number): number => logOdds(Math.min(0.98, Math.max(0.002, rate)));

const probabilityOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/**
 * The cards that are typical of each commander: the probability that its decks play the card, by logistic regression on the
 * evidence, less that without evidence, which says the more the rarer a card is.
 * @returns by candidate, cards with their estimated synergy, 0–1
 */
export const findTypicalCards = (input: TypicalInput): WeightRows => {
  const { candidates, usual } = input;
  const weights = TYPICAL_WEIGHTS;
  const evidenceOf = makeTypicalEvidence(input);
  const odds = usual.map((rate) => weights.intercept + weights.usual * usualOdds(rate));
  const withoutEvidence = odds.map(probabilityOf);
  const unit = usual.map((rate) => (STATED_RATE + SMALLEST_RATE) / (rate + SMALLEST_RATE));
  const synergies = new Float64Array(usual.length);
  return candidates.map((_, row) => {
    const { allowed, difference, similarity, company } = evidenceOf(row);
    synergies.fill(-Infinity);
    for (const card of allowed) {
      const evidence =
        weights.difference * (difference[card] as number) +
        weights.similarity * (similarity[card] as number) +
        weights.company * (company[card] as number);
      // A card that is no likelier than without evidence is not typical.
      if (evidence <= 0) continue;
      synergies[card] =
        (unit[card] as number) *
        (probabilityOf((odds[card] as number) + evidence) - (withoutEvidence[card] as number));
    }
    return Array.from(topEntries(synergies, KEPT), (card) => [card, synergies[card] as number] as const)
      .filter(([, synergy]) => synergy > 0)
      .sort(([a], [b]) => a - b);
  });
};
