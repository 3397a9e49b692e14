import { topEntries } from '../numeric/top-entries';
import { logOdds } from '../statistics/rates';
import { isWithin } from './identity-kernel';
import { SMALLEST_VARIANCE, type Similarity } from './shared-terms';
import { addRowTo, transpose, type SparseRows } from './sparse-rows';
import type { WeightRows } from './strongest-weights';
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

/** What suggests that decks of a commander play a card, by card; the arrays are those of the commander asked for last. */
export interface TypicalEvidence {
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
  const played = scaleColumns(input.distinctive, cards);
  const byCard = transpose(played, cards);
  const scale = usual.map((rate) => 1 / Math.sqrt(rate + SMALLEST_VARIANCE));
  const [difference, similarity, company, alone] = Array.from(
    { length: 4 },
    () => new Float64Array(cards),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array];
  const standing = new Float64Array(played.starts.length - 1);
  return (row) => {
    const { identity = 0, source = -1 } = candidates[row] ?? {};
    difference.fill(0);
    for (const rows of [input.identityRows[identity], input.ownRows[row]])
      for (const [card, weight] of rows ?? [])
        difference[card] = (difference[card] as number) + weight * (scale[card] as number);
    similarity.fill(0);
    input.similarity(row, similarity);
    for (let card = 0; card < cards; card++)
      alone[card] = isWithin(identityOf(card), identity)
        ? (difference[card] as number) + (similarity[card] as number)
        : -Infinity;
    standing.fill(0);
    for (const card of topEntries(alone, PROBES)) addRowTo(byCard, card, alone[card] as number, standing);
    if (source >= 0) standing[source] = 0;
    company.fill(0);
    standing.forEach((value, other) => {
      if (value !== 0) addRowTo(played, other, value, company);
    });
    for (let card = 0; card < cards; card++) similarity[card] = Math.sqrt(similarity[card] as number);
    return { difference, similarity, company };
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
  const { candidates, usual, identityOf } = input;
  const weights = TYPICAL_WEIGHTS;
  const evidenceOf = makeTypicalEvidence(input);
  const odds = usual.map((rate) => weights.intercept + weights.usual * usualOdds(rate));
  const withoutEvidence = odds.map(probabilityOf);
  const unit = usual.map((rate) => (STATED_RATE + SMALLEST_RATE) / (rate + SMALLEST_RATE));
  const synergies = new Float64Array(usual.length);
  return candidates.map(({ identity }, row) => {
    const { difference, similarity, company } = evidenceOf(row);
    for (let card = 0; card < usual.length; card++)
      synergies[card] = isWithin(identityOf(card), identity)
        ? (unit[card] as number) *
          (probabilityOf(
            (odds[card] as number) +
              weights.difference * (difference[card] as number) +
              weights.similarity * (similarity[card] as number) +
              weights.company * (company[card] as number),
          ) -
            (withoutEvidence[card] as number))
        : -Infinity;
    return Array.from(topEntries(synergies, KEPT), (card) => [card, synergies[card] as number] as const)
      .filter(([, synergy]) => synergy > 0)
      .sort(([a], [b]) => a - b);
  });
};
