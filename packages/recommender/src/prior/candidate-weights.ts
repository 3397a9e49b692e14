import { TopEntries } from '../numeric/top-entries';
import { cardsWithin, IDENTITIES, isWithin, orderByIdentity } from './identity-kernel';
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
  const byTerm = new Float64Array(terms * LANES);
  const products = new Float64Array(LANES);
  for (let source = 0; source < n; source += LANES) {
    const lanes = Math.min(LANES, n - source);
    byTerm.fill(0);
    for (let other = 0; other < n; other++)
      for (let lane = 0; lane < lanes; lane++)
        addRowToLane(sources, other, textWeight * inverse[(source + lane) * n + other], byTerm, lane);
    for (let row = 0; row < rows; row++) {
      dotRowLanes(commanders, row, byTerm, products);
      for (let lane = 0; lane < lanes; lane++) influence[row * n + source + lane] = products[lane];
    }
  }
  return influence;
};

/** Adds a row times a factor to one of LANES vectors. */
const addRowToLane = (
  { starts, places, values }: SparseRows,
  row: number,
  factor: number,
  into: Float64Array,
  lane: number,
): void => {
  const end = starts[row + 1];
  for (let i = starts[row]; i < end; i++) {
    const at = places[i] * LANES + lane;
    into[at] = into[at] + factor * values[i];
  }
};

interface CandidateWeightsInput {
  readonly candidates: readonly { readonly identity: number; readonly source: number }[];
  /** by source zone: cards with their shares of its decks */
  readonly rates: SparseRows;
  /** by card */
  readonly usual: Float64Array;
  readonly cardIdentities: Uint8Array;
  readonly sourceIdentities: Uint8Array;
  /** `influenceOfSources` */
  readonly influence: Float32Array;
  /** what a source's own decks count for themselves through another source; it is taken out of its commander's weights */
  readonly ownInfluence: (source: number, other: number) => number;
  readonly options: { readonly weights: number; readonly smallestWeight: number };
}

/** By candidate the cards whose rate its text makes expect to differ most from the usual one, with the difference. */
export const candidateWeights = ({
  candidates,
  rates,
  usual,
  cardIdentities,
  sourceIdentities,
  influence,
  ownInfluence,
  options,
}: CandidateWeightsInput): WeightRows => {
  const n = sourceIdentities.length;
  const byCard = transpose(rates, usual.length);
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
  for (const { identity, members } of batchesByIdentity(candidates)) {
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
      rows[row] = makeWeightRow(strongest.ranked().entries, (card) => difference[card]);
  }
  return rows;
};

/** Candidates of one identity, as many as are multiplied together. */
const batchesByIdentity = (candidates: CandidateWeightsInput['candidates']) => {
  const batches: { readonly identity: number; readonly members: number[] }[] = [];
  for (const row of orderByIdentity(candidates)) {
    const identity = candidates[row]?.identity ?? 0;
    const last = batches.at(-1);
    if (last?.identity === identity && last.members.length < LANES) last.members.push(row);
    else batches.push({ identity, members: [row] });
  }
  return batches;
};
