import { TopEntries } from '../numeric/top-entries';
import { batchesByIdentity, cardsWithin, IDENTITIES, isWithin } from './identity-kernel';
import { dotRowLanes, LANES, transpose, type SparseRows } from './sparse-rows';
import { makeWeightRow, NO_WEIGHTS, type WeightRow, type WeightRows } from './weight-rows';

/**
 * How much what each source zone plays counts for each commander: the product of the inverted kernel with the cosines of the
 * terms, through the terms, which are few for each zone.
 * @returns row-major, by commander and source
 */
export const influenceOfSources = (
  inverse: Float64Array,
  sources: SparseRows,
  commanders: SparseRows,
  terms: number,
  textWeight: number,
): Float32Array => {
  const n = sources.starts.length - 1;
  const rows = commanders.starts.length - 1;
  const influence = new Float32Array(rows * n);
  const sourcesByTerm = transpose(sources, terms);
  const factors = new Float64Array(n * LANES);
  const byTerm = new Float64Array(terms * LANES);
  const products = new Float64Array(LANES);
  for (let source = 0; source < n; source += LANES) {
    const lanes = Math.min(LANES, n - source);
    for (let lane = 0; lane < lanes; lane++)
      for (let other = 0; other < n; other++)
        factors[other * LANES + lane] = textWeight * inverse[(source + lane) * n + other];
    for (let term = 0; term < terms; term++) dotRowLanes(sourcesByTerm, term, factors, byTerm, term * LANES);
    for (let row = 0; row < rows; row++) {
      dotRowLanes(commanders, row, byTerm, products);
      for (let lane = 0; lane < lanes; lane++) influence[row * n + source + lane] = products[lane];
    }
  }
  return influence;
};

interface CandidateWeightsInput {
  readonly candidates: readonly { readonly identity: number; readonly source: number }[];
  /** by card: the source zones that play it, with its shares of their decks */
  readonly byCard: SparseRows;
  /** by card */
  readonly usual: Float64Array;
  readonly cardIdentities: Uint8Array;
  readonly sourceIdentities: Uint8Array;
  /** how much what each source zone plays counts for each candidate, row-major */
  readonly influence: Float32Array | Float64Array;
  /** what a source's own decks count for themselves through another source; it is taken out of its commander's weights */
  readonly ownInfluence: (source: number, other: number) => number;
  readonly options: { readonly weights: number; readonly smallestWeight: number };
}

/** By candidate the cards whose rate its text makes expect to differ most from the usual one, with the difference. */
export const candidateWeights = ({
  candidates,
  byCard,
  usual,
  cardIdentities,
  sourceIdentities,
  influence,
  ownInfluence,
  options,
}: CandidateWeightsInput): WeightRows => {
  const n = sourceIdentities.length;
  const playedWithin = cardsWithin(cardIdentities, (card) => byCard.starts[card] !== byCard.starts[card + 1]);
  const factors = new Float64Array(n * LANES);
  const products = new Float64Array(LANES);
  /** Reads what the sources count for a candidate. @returns by identity of a card, the sum over the sources that could play it */
  const readFactors = (row: number, lane: number): Float64Array => {
    const source = candidates[row]?.source ?? -1;
    const sums = new Float64Array(IDENTITIES);
    for (let other = 0; other < n; other++) {
      const factor = influence[row * n + other] - (source < 0 ? 0 : ownInfluence(source, other));
      factors[other * LANES + lane] = factor;
      const own = sourceIdentities[other];
      sums[own] = sums[own] + factor;
    }
    return Float64Array.from({ length: IDENTITIES }, (_, of) =>
      sums.reduce((sum, factor, own) => (isWithin(of, own) ? sum + factor : sum), 0),
    );
  };
  const differences = Array.from({ length: LANES }, () => new Float64Array(usual.length));
  const rows: WeightRow[] = candidates.map(() => NO_WEIGHTS);
  for (const { identity, members } of batchesByIdentity(candidates, LANES)) {
    factors.fill(0);
    const lanes = members.map((row, lane) => ({
      row,
      expected: readFactors(row, lane),
      strongest: new TopEntries(options.weights),
      difference: differences[lane] as Float64Array,
    }));
    for (const card of playedWithin(identity)) {
      dotRowLanes(byCard, card, factors, products);
      const of = cardIdentities[card];
      for (let lane = 0; lane < lanes.length; lane++) {
        const { expected, strongest, difference } = lanes[lane];
        const weight = products[lane] - usual[card] * expected[of];
        const strength = Math.abs(weight);
        if (strength < options.smallestWeight || strength <= strongest.least) continue;
        difference[card] = weight;
        strongest.offer(card, strength);
      }
    }
    for (const { row, strongest, difference } of lanes)
      rows[row] = makeWeightRow(strongest.entries, (card) => difference[card]);
  }
  return rows;
};
