import { TopEntries } from '../numeric/top-entries';
import { IDENTITIES, isWithin } from './identity-kernel';
import { addRowTo, dotRow, transpose, type SparseRows } from './sparse-rows';
import type { WeightRows } from './weight-rows';

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
  const byTerm = new Float64Array(terms);
  for (let source = 0; source < n; source++) {
    byTerm.fill(0);
    for (let other = 0; other < n; other++)
      addRowTo(sources, other, textWeight * (inverse[source * n + other] as number), byTerm);
    for (let row = 0; row < rows; row++) influence[row * n + source] = dotRow(commanders, row, byTerm);
  }
  return influence;
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
  const cards = Uint32Array.from(usual.keys()).filter(
    (card) => byCard.starts[card] !== byCard.starts[card + 1],
  );
  const sums = new Float64Array(usual.length);
  const usualInfluence = new Float64Array(IDENTITIES);
  return candidates.map(({ identity, source }, row) => {
    sums.fill(0);
    usualInfluence.fill(0);
    for (let other = 0; other < n; other++) {
      const factor = (influence[row * n + other] as number) - (source < 0 ? 0 : ownInfluence(source, other));
      addRowTo(rates, other, factor, sums);
      const own = sourceIdentities[other] as number;
      usualInfluence[own] = (usualInfluence[own] as number) + factor;
    }
    const expected = Float64Array.from({ length: IDENTITIES }, (_, of) =>
      usualInfluence.reduce((sum, factor, own) => (isWithin(of, own) ? sum + factor : sum), 0),
    );
    const strongest = new TopEntries(options.weights);
    for (const card of cards) {
      const of = cardIdentities[card] as number;
      if (!isWithin(of, identity)) continue;
      const weight = (sums[card] as number) - (usual[card] as number) * (expected[of] as number);
      sums[card] = weight;
      const strength = Math.abs(weight);
      if (strength >= options.smallestWeight && strength > strongest.least) strongest.offer(card, strength);
    }
    return [...strongest.ranked().entries]
      .sort((a, b) => a - b)
      .map((card) => [card, sums[card] as number] as const);
  });
};
