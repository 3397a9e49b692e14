import { topEntries } from '../numeric/top-entries';
import { cardsWithin, type Batch } from './identity-kernel';
import { SMALLEST_VARIANCE, type Similarity } from './shared-terms';
import { addRowTo, dotRowLanes, LANES, transpose, type SparseRows } from './sparse-rows';
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

/** What suggests that decks of a commander play a card; the arrays are those of the commanders asked for last. */
export interface TypicalEvidence {
  readonly row: number;
  /** the cards within its colours, ascending; what follows is by place among them */
  readonly allowed: Uint32Array;
  /** expected difference from the usual rate, in units of the card's standard deviation */
  readonly difference: Float64Array;
  /** what the card's text shares with the commander's: the square root of the cosine, 0–1 */
  readonly similarity: Float64Array;
  /** how much decks play the card that play the cards for which the other evidence is best */
  readonly company: Float64Array;
}

/** The values of some cards, in their order. */
export const valuesOf = (cards: Uint32Array, values: Float64Array): Float64Array => {
  const own = new Float64Array(cards.length);
  for (let place = 0; place < own.length; place++) own[place] = values[cards[place]];
  return own;
};

/** What source zones play, by card, in units of the length of the card's row. */
const scaledByCard = (distinctive: SparseRows, cards: number): SparseRows => {
  const byCard = transpose(distinctive, cards);
  for (let card = 0; card < cards; card++) {
    const values = byCard.values.subarray(byCard.starts[card], byCard.starts[card + 1]);
    const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, NEUTRAL_NORM));
    values.forEach((value, i) => (values[i] = value / length));
  }
  return byCard;
};

/**
 * Gathers the evidence for the cards of up to LANES commanders of one identity. What they share is made anew whenever the
 * identity is another than that of the commanders before.
 * @returns by row of the candidates
 */
export const makeTypicalEvidence = (input: TypicalInput): ((batch: Batch) => readonly TypicalEvidence[]) => {
  const { candidates, usual, cardIdentities, distinctive } = input;
  const byCard = scaledByCard(distinctive, usual.length);
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
  const sources = distinctive.starts.length - 1;
  const standing = new Float64Array(sources);
  const standings = new Float64Array(sources * LANES);
  const products = new Float64Array(LANES);
  const ofIdentity = (identity: number): ((members: Batch['members']) => readonly TypicalEvidence[]) => {
    const allowed = within(identity);
    allowed.forEach((card, place) => (placeOf[card] = place));
    const makeArray = (): Float64Array => new Float64Array(allowed.length);
    const usually = makeArray();
    addDifferences(input.identityRows[identity] ?? NO_WEIGHTS, usually);
    const addSimilarity = input.similarity(allowed);
    const alone = makeArray();
    const lanes = Array.from({ length: LANES }, () => ({
      allowed,
      difference: makeArray(),
      similarity: makeArray(),
      company: makeArray(),
    }));
    const gather = (row: number, lane: number): TypicalEvidence => {
      const evidence = { row, ...lanes[lane] };
      const { difference, similarity } = evidence;
      difference.set(usually);
      addDifferences(input.ownRows[row] ?? NO_WEIGHTS, difference);
      similarity.fill(0);
      addSimilarity(row, similarity);
      for (let i = 0; i < alone.length; i++) {
        alone[i] = difference[i] + similarity[i];
        similarity[i] = Math.sqrt(similarity[i]);
      }
      standing.fill(0);
      for (const place of topEntries(alone, PROBES)) addRowTo(byCard, allowed[place], alone[place], standing);
      const own = candidates[row]?.source ?? -1;
      if (own >= 0) standing[own] = 0;
      for (let source = 0; source < sources; source++) standings[source * LANES + lane] = standing[source];
      return evidence;
    };
    return (members) => {
      const gathered = members.map(gather);
      for (let place = 0; place < allowed.length; place++) {
        dotRowLanes(byCard, allowed[place], standings, products);
        for (let lane = 0; lane < gathered.length; lane++) gathered[lane].company[place] = products[lane];
      }
      return gathered;
    };
  };
  let last: { readonly identity: number; readonly evidenceOf: ReturnType<typeof ofIdentity> } | undefined;
  return ({ identity, members }) => {
    if (last?.identity !== identity) last = { identity, evidenceOf: ofIdentity(identity) };
    return last.evidenceOf(members);
  };
};
