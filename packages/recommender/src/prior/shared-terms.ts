import type { RecommenderCard } from '../training/recommender-card';
import { termsOfEach, type CardTerms } from './card-terms';
import { addRowTo, transpose } from './sparse-rows';
import { makeTermVectors, makeVocabulary, termRows, withOnes } from './term-vectors';

/** Pairs of a commander and a card that a term counts as unremarkable for before any are known. */
const NEUTRAL_PAIRS = 100;
/** Weight of a term of which nothing is known. */
const SMALLEST_WEIGHT = 0.01;
/** Keeps the scale of rarely played cards finite. */
export const SMALLEST_VARIANCE = 0.03;

/** Adds the similarity of a commander's terms with those of every card to an array by card. */
export type Similarity = (row: number, into: Float64Array) => void;

/**
 * Learns which terms matter if a commander and a card share them: "Sliver" or "Arcane" do, "destroy target" does not. It is
 * how cards that hardly any deck plays are found for a commander.
 */
export interface SharedTerms {
  /** Takes a card's residuals by source zone: how much more they play it than expected. */
  readonly add: (card: number, residuals: Float64Array, usual: number) => void;
  /** The cosine of the terms of commanders with those of all cards, by what was learnt. */
  readonly similarity: (commanders: readonly ReadonlySet<string>[]) => Similarity;
}

export const makeSharedTerms = (
  termsOf: CardTerms,
  cards: readonly RecommenderCard[],
  zoneTerms: readonly ReadonlySet<string>[],
): SharedTerms => {
  const vocabulary = makeVocabulary(termsOfEach(termsOf, cards));
  const { sets, rows: byCard } = vocabulary;
  const sourcesByTerm = transpose(withOnes(termRows(vocabulary, zoneTerms)), sets.length);
  const sums = new Float64Array(sets.length);
  const pairs = new Float64Array(sets.length);
  return {
    add: (card, residuals, usual) => {
      const scale = 1 / Math.sqrt(usual + SMALLEST_VARIANCE);
      for (let i = byCard.starts[card] as number; i < (byCard.starts[card + 1] as number); i++) {
        const term = byCard.places[i] as number;
        let sum = 0;
        let sources = 0;
        const end = sourcesByTerm.starts[term + 1] as number;
        for (let k = sourcesByTerm.starts[term] as number; k < end; k++) {
          const residual = residuals[sourcesByTerm.places[k] as number] as number;
          if (residual === 0) continue;
          sum += residual;
          sources++;
        }
        sums[term] = (sums[term] as number) + scale * sum;
        pairs[term] = (pairs[term] as number) + sources;
      }
    },
    similarity: (commanders) => {
      const weights = sums.map(
        (sum, term) => SMALLEST_WEIGHT + Math.max(0, sum / ((pairs[term] as number) + NEUTRAL_PAIRS)),
      );
      const cardsByTerm = transpose(makeTermVectors(byCard, weights), sets.length);
      const vectors = makeTermVectors(termRows(vocabulary, commanders), weights);
      return (row, into) => {
        for (let i = vectors.starts[row] as number; i < (vectors.starts[row + 1] as number); i++)
          addRowTo(cardsByTerm, vectors.places[i] as number, vectors.values[i] as number, into);
      };
    },
  };
};
