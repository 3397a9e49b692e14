import { topEntries } from '../numeric/top-entries';
import { isWithin } from './identity-kernel';
import { SMALLEST_VARIANCE, type Similarity } from './shared-terms';
import { addRowTo, transpose, type SparseRows } from './sparse-rows';
import type { WeightRows } from './strongest-weights';

/** Typical cards kept for each commander. */
const KEPT = 120;
/** Typical cards by which commanders that play the same are found. */
const PROBES = 100;
/** Weights of what the card shares with the commander's text, and of what is played with its other typical cards. */
const SIMILARITY_WEIGHT = 1;
const COMPANY_WEIGHT = 0.07;
/** The score of a card is its expected difference as of a card with this usual rate. */
const STATED_RATE = 0.01;
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

/**
 * The cards that are typical of each commander: the expected difference from the usual rate, which says the more the rarer a
 * card is; what the card's text shares with the commander's; and what decks play that play the other typical cards.
 * @returns by candidate, cards with their estimated synergy, 0–1
 */
export const findTypicalCards = (input: TypicalInput): WeightRows => {
  const { candidates, usual, identityOf, identityRows, ownRows, similarity } = input;
  const cards = usual.length;
  const company = scaleColumns(input.distinctive, cards);
  const byCard = transpose(company, cards);
  const sources = company.starts.length - 1;
  const unit = Math.sqrt(STATED_RATE + SMALLEST_VARIANCE);
  const scale = usual.map((rate) => 1 / Math.sqrt(rate + SMALLEST_VARIANCE));
  const scores = new Float64Array(cards);
  const alike = new Float64Array(cards);
  const standing = new Float64Array(sources);
  return candidates.map(({ identity, source }, row) => {
    scores.fill(0);
    for (const rows of [identityRows[identity], ownRows[row]])
      for (const [card, weight] of rows ?? [])
        scores[card] = (scores[card] as number) + weight * (scale[card] as number);
    alike.fill(0);
    similarity(row, alike);
    for (let card = 0; card < cards; card++)
      scores[card] = isWithin(identityOf(card), identity)
        ? (scores[card] as number) + SIMILARITY_WEIGHT * (alike[card] as number)
        : -Infinity;
    standing.fill(0);
    for (const card of topEntries(scores, PROBES)) addRowTo(byCard, card, scores[card] as number, standing);
    if (source >= 0) standing[source] = 0;
    standing.forEach((value, other) => {
      if (value !== 0) addRowTo(company, other, COMPANY_WEIGHT * value, scores);
    });
    return Array.from(topEntries(scores, KEPT), (card) => [card, unit * (scores[card] as number)] as const)
      .filter(([, synergy]) => synergy > 0)
      .sort(([a], [b]) => a - b);
  });
};
