import { TopEntries } from '../numeric/top-entries';
import { logOdds } from '../statistics/rates';
import { orderByIdentity } from './identity-kernel';
import { makeTypicalEvidence, valuesOf, type TypicalInput } from './typical-evidence';
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
  const evidenceOf = makeTypicalEvidence(input, KEPT);
  const isBest = new Uint8Array(usual.length);
  const synergies = new Float64Array(usual.length);
  const ofAll = makeOdds(usual);
  let known: { readonly cards: Uint32Array } & Odds = { cards: new Uint32Array(), ...ofAll };
  const typicalOf = (row: number): WeightRow => {
    const { allowed, difference, similarity, best, companyOf, companyLengths, companyLength } =
      evidenceOf(row);
    if (known.cards !== allowed) known = { cards: allowed, ...oddsOf(allowed, ofAll) };
    const { odds, withoutEvidence, unit, perUnit } = known;
    const top = new TopEntries(KEPT);
    const oddsAlone = (place: number): number =>
      odds[place] + weights.difference * difference[place] + weights.similarity * similarity[place];
    const offer = (place: number): void => {
      const probability = probabilityOf(oddsAlone(place) + weights.company * companyOf(place));
      const synergy = unit[place] * (probability - withoutEvidence[place]);
      // A card that is no likelier than without evidence is not typical.
      if (!(synergy > 0)) return;
      const card = allowed[place];
      synergies[card] = synergy;
      top.offer(card, synergy);
    };
    best.forEach(offer);
    for (const place of best) isBest[place] = 1;
    // The others have to be better than most of those: few may be, and only they are looked at in full.
    let { least } = top;
    const mostCompany = weights.company * companyLength;
    for (let place = 0; place < allowed.length; place++) {
      const most = oddsAlone(place) + mostCompany * companyLengths[place];
      const inverse = leastInverseOf(most);
      const needed = withoutEvidence[place] + least * perUnit[place];
      if (inverse * needed > 1 || isBest[place] === 1) continue;
      offer(place);
      ({ least } = top);
    }
    for (const place of best) isBest[place] = 0;
    return makeWeightRow(top.ranked().entries, (card) => synergies[card]);
  };
  const rows: WeightRow[] = candidates.map(() => NO_WEIGHTS);
  for (const row of orderByIdentity(candidates)) rows[row] = typicalOf(row);
  return rows;
};
