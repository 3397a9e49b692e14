import { TopEntries } from '../numeric/top-entries';
import { logOdds } from '../statistics/rates';
import { batchesByIdentity } from './identity-kernel';
import { LANES } from './sparse-rows';
import { makeTypicalEvidence, valuesOf, type TypicalEvidence, type TypicalInput } from './typical-evidence';
import { TYPICAL_WEIGHTS } from './typical-weights';
import { makeWeightRow, NO_WEIGHTS, type WeightRow, type WeightRows } from './weight-rows';

/** Typical cards kept for each commander. */
const KEPT = 120;
/** The estimated synergy of a card is that of a card with this usual rate. */
const STATED_RATE = 0.01;
/** Keeps the estimated synergy of rarely played cards finite. */
const SMALLEST_RATE = 0.06;

/** The log-odds of a usual rate, as the weights take them: rates beyond these say no more. */
export const usualOdds = (rate: number): number => logOdds(Math.min(0.98, Math.max(0.002, rate)));

const probabilityOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/**
 * A bound of 1 / probabilityOf(odds) that is quick to find, from below: an exponential is at least the first terms of its series.
 */
const leastInverseOf = (odds: number): number => {
  if (odds >= 0) return 1;
  const square = odds * odds;
  return 2 - odds + square * (1 / 2 - odds * (1 / 6) + square * (1 / 24));
};

/** What the synergy of cards is computed of besides the evidence. */
interface Odds {
  readonly odds: Float64Array;
  readonly withoutEvidence: Float64Array;
  /** A difference of probabilities as a synergy, and the reverse. */
  readonly unit: Float64Array;
  readonly perUnit: Float64Array;
}

/** @param usual by card, as what is returned */
const makeOdds = (usual: Float64Array): Odds => {
  const odds = usual.map((rate) => TYPICAL_WEIGHTS.intercept + TYPICAL_WEIGHTS.usual * usualOdds(rate));
  return {
    odds,
    withoutEvidence: odds.map(probabilityOf),
    unit: usual.map((rate) => (STATED_RATE + SMALLEST_RATE) / (rate + SMALLEST_RATE)),
    perUnit: usual.map((rate) => (rate + SMALLEST_RATE) / (STATED_RATE + SMALLEST_RATE)),
  };
};

/** The same for some cards, by place among them. */
const oddsOf = (cards: Uint32Array, all: Odds): Odds => ({
  odds: valuesOf(cards, all.odds),
  withoutEvidence: valuesOf(cards, all.withoutEvidence),
  unit: valuesOf(cards, all.unit),
  perUnit: valuesOf(cards, all.perUnit),
});

/**
 * The cards that are typical of each commander: the probability that its decks play the card, by logistic regression on the
 * evidence, less that without evidence, which says the more the rarer a card is.
 * @returns by candidate, cards with their estimated synergy, 0–1
 */
export const findTypicalCards = (input: TypicalInput): WeightRows => {
  const { candidates, usual } = input;
  const weights = TYPICAL_WEIGHTS;
  const evidenceOf = makeTypicalEvidence(input);
  const synergies = new Float64Array(usual.length);
  const ofAll = makeOdds(usual);
  let known: { readonly cards: Uint32Array } & Odds = { cards: new Uint32Array(), ...ofAll };
  const typicalOf = ({ allowed, difference, similarity, company }: TypicalEvidence): WeightRow => {
    if (known.cards !== allowed) known = { cards: allowed, ...oddsOf(allowed, ofAll) };
    const { odds, withoutEvidence, unit, perUnit } = known;
    const top = new TopEntries(KEPT);
    // A card that is no likelier than without evidence is not typical.
    let least = 0;
    for (let place = 0; place < allowed.length; place++) {
      const all =
        odds[place] +
        weights.difference * difference[place] +
        weights.similarity * similarity[place] +
        weights.company * company[place];
      if (leastInverseOf(all) * (withoutEvidence[place] + least * perUnit[place]) > 1) continue;
      const synergy = unit[place] * (probabilityOf(all) - withoutEvidence[place]);
      if (!(synergy > least)) continue;
      const card = allowed[place];
      synergies[card] = synergy;
      top.offer(card, synergy);
      least = Math.max(0, top.least);
    }
    return makeWeightRow(top.entries, (card) => synergies[card]);
  };
  const rows: WeightRow[] = candidates.map(() => NO_WEIGHTS);
  for (const batch of batchesByIdentity(candidates, LANES))
    for (const evidence of evidenceOf(batch)) rows[evidence.row] = typicalOf(evidence);
  return rows;
};
