import { shrunkRate } from './statistics';

/** So many decks make a commander's likeness half believed. */
const DOUBT_DECKS = 10;

/** What the decks of a commander (or pair) play. */
export interface CommanderInclusion {
  readonly decks: number;
  /** Cards by index, each once, with the number of decks; entries of 0 may be left out. */
  readonly cards: readonly number[] | Uint16Array | Uint32Array;
  readonly counts: readonly number[] | Uint32Array;
}

export interface SimilarCommander {
  /** Place in the list given. */
  readonly index: number;
  /** 0–1 */
  readonly similarity: number;
}

/**
 * Answers which commanders are played alike: the cosine of what their decks play beyond what everybody plays (shrunk
 * inclusion − popularity), lessened where either has few decks. `popularity` tells a card's inclusion among all decks
 * that could play it, 0–1.
 * @example createSimilarCommanders(list, (card) => popularity[card] ?? 0)(0, 12)
 */
export const createSimilarCommanders = (
  commanders: readonly CommanderInclusion[],
  popularity: (card: number) => number,
): ((index: number, limit: number) => readonly SimilarCommander[]) => {
  const vectors = commanders.map(({ decks, cards, counts }) => {
    const values = Float64Array.from(counts, (count, i) => {
      const common = popularity(cards[i] ?? 0);
      return shrunkRate({ decks: count, potential: decks }, common, DOUBT_DECKS) - common;
    });
    const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
    return { cards, values: length > 0 ? values.map((value) => value / length) : values };
  });
  const trust = commanders.map(({ decks }) =>
    Math.sqrt(Math.max(0, decks) / (Math.max(0, decks) + DOUBT_DECKS)),
  );
  return (index, limit) => {
    const own = vectors[index];
    if (own === undefined) return [];
    const values = new Map<number, number>();
    own.values.forEach((value, i) => values.set(own.cards[i] ?? 0, value));
    return vectors
      .map((other, i) => {
        let cosine = 0;
        other.values.forEach((value, j) => (cosine += value * (values.get(other.cards[j] ?? 0) ?? 0)));
        return {
          index: i,
          similarity: Math.min(1, Math.max(0, cosine * (trust[index] ?? 0) * (trust[i] ?? 0))),
        };
      })
      .filter(({ index: i, similarity }) => i !== index && similarity > 0)
      .sort((a, b) => b.similarity - a.similarity || a.index - b.index)
      .slice(0, limit);
  };
};
