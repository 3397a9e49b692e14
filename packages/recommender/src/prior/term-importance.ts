import { addRowTo, dotRow, type SparseRows } from './sparse-rows';

/** The similarity that a term is worth before any two commanders share it, and for how many pairs of them that counts. */
const USUAL_SIMILARITY = 0.03;
const NEUTRAL_PAIRS = 20;

/**
 * How much a term of the text says about what decks play: the mean cosine of what two commanders with the term play, compared
 * with a usual term. "Sliver" says a lot, "target" little.
 * @param byTerm by term: source zones whose commanders have it
 * @param played by source zone: what it plays beyond its identity
 * @returns by term; 1 is usual
 */
export const termImportance = (byTerm: SparseRows, played: SparseRows, cards: number): Float64Array => {
  const lengths = Float64Array.from({ length: played.starts.length - 1 }, (_, source) => {
    let sum = 0;
    for (let i = played.starts[source]; i < played.starts[source + 1]; i++) sum += played.values[i] ** 2;
    return Math.sqrt(sum);
  });
  const sum = new Float64Array(cards);
  return Float64Array.from({ length: byTerm.starts.length - 1 }, (_, term) => {
    const sources = byTerm.places.subarray(byTerm.starts[term], byTerm.starts[term + 1]);
    const pairs = sources.length * (sources.length - 1);
    let similarity = 0;
    for (const source of sources) {
      const length = lengths[source];
      if (length === 0) continue;
      // With each of the sources before, in both orders.
      similarity += (2 * dotRow(played, source, sum)) / length;
      addRowTo(played, source, 1 / length, sum);
    }
    for (const source of sources)
      for (let i = played.starts[source]; i < played.starts[source + 1]; i++) sum[played.places[i]] = 0;
    return (
      (Math.max(0, similarity) + USUAL_SIMILARITY * NEUTRAL_PAIRS) /
      (pairs + NEUTRAL_PAIRS) /
      USUAL_SIMILARITY
    );
  });
};
