import { byIdentity, isWithin } from './identity-kernel';
import { addRowTo, transpose, type SparseRows } from './sparse-rows';
import type { CardTermNumbers } from './term-numbers';
import {
  makeTermVectors,
  makeVocabulary,
  rowsIn,
  withOnes,
  type TermRows,
  type Vocabulary,
} from './term-vectors';

/** Pairs of a commander and a card that a term counts as unremarkable for before any are known. */
const NEUTRAL_PAIRS = 100;
/** Weight of a term of which nothing is known. */
const SMALLEST_WEIGHT = 0.01;
/** Keeps the scale of rarely played cards finite. */
export const SMALLEST_VARIANCE = 0.03;

/** Adds the similarity of a commander's terms with those of some cards to an array, in the order of the cards. */
export type Similarity = (row: number, into: Float64Array) => void;

/**
 * Learns which terms matter if a commander and a card share them: "Sliver" or "Arcane" do, "destroy target" does not. It is
 * how cards that hardly any deck plays are found for a commander.
 */
export interface SharedTerms {
  /** The source zones that may play a card of an identity. */
  readonly sourcesOf: (identity: number) => Uint32Array;
  /** Takes a card's residuals, by place among `sourcesOf`: how much more they play it than expected. */
  readonly add: (card: number, identity: number, residuals: Float64Array, usual: number) => void;
  /** The cosine of the terms of commanders with those of the cards asked for, by what was learnt. */
  readonly similarity: (commanders: TermRows) => (cards: Uint32Array) => Similarity;
}

/**
 * @param vocabulary terms that source zones have
 * @param sourceTerms by source zone, in numbers of the vocabulary
 */
export const makeSharedTerms = (
  { rows: cardTerms, isOfText: { length: terms } }: CardTermNumbers,
  vocabulary: Vocabulary,
  sourceTerms: SparseRows,
  sourceIdentities: Uint8Array,
): SharedTerms => {
  const sources = Uint32Array.from(sourceIdentities.keys());
  const byCard = rowsIn(vocabulary, withOnes(cardTerms));
  const size = vocabulary.sets.length;
  const ofIdentity = byIdentity((identity) => {
    const playing = sources.filter((source) => isWithin(identity, sourceIdentities[source]));
    return { playing, byTerm: transpose(sourceTerms, size, playing) };
  });
  const sums = new Float64Array(size);
  const pairs = new Float64Array(size);
  return {
    sourcesOf: (identity) => ofIdentity(identity).playing,
    add: (card, identity, residuals, usual) => {
      const { byTerm } = ofIdentity(identity);
      const scale = 1 / Math.sqrt(usual + SMALLEST_VARIANCE);
      for (let i = byCard.starts[card]; i < byCard.starts[card + 1]; i++) {
        const term = byCard.places[i];
        const start = byTerm.starts[term];
        const end = byTerm.starts[term + 1];
        let sum = 0;
        for (let k = start; k < end; k++) sum += residuals[byTerm.places[k]];
        sums[term] = sums[term] + scale * sum;
        pairs[term] = pairs[term] + end - start;
      }
    },
    similarity: (commanders) => {
      const weights = Float64Array.from({ length: terms }, (_, term) => {
        const place = vocabulary.places[term];
        if (place < 0) return SMALLEST_WEIGHT;
        return SMALLEST_WEIGHT + Math.max(0, sums[place] / (pairs[place] + NEUTRAL_PAIRS));
      });
      const known = makeVocabulary(commanders, terms);
      const vectors = rowsIn(known, makeTermVectors(commanders, weights));
      const cardVectors = rowsIn(known, makeTermVectors(cardTerms, weights));
      return (chosen) => {
        const cardsByTerm = transpose(cardVectors, known.sets.length, chosen);
        return (row, into) => {
          for (let i = vectors.starts[row]; i < vectors.starts[row + 1]; i++)
            addRowTo(cardsByTerm, vectors.places[i], vectors.values[i], into);
        };
      };
    },
  };
};
