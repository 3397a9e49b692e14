/** A model learns from all of fewer decks. */
const LEARN_ALL_BELOW = 2 ** 17;

/** How often the number of decks to learn from changes until it has doubled. */
const CHANGES_PER_DOUBLING = 32;

/**
 * The number of decks that a model of so many decks learns from, the first of them: all below 131,072, from there on rounded
 * down, at a million to a multiple of 16,384. Thus models of a few decks more learn the same (see `learntOf`).
 * @param decks all decks that are given to `trainModel`, with those that it leaves out
 * @param learnAllBelow other than 131,072 in tests
 * @example learningDecks(1_000_000) // 999_424
 */
export const learningDecks = (decks: number, learnAllBelow = LEARN_ALL_BELOW): number => {
  if (decks < learnAllBelow) return decks;
  const step = 2 ** Math.floor(Math.log2(decks)) / CHANGES_PER_DOUBLING;
  return Math.floor(decks / step) * step;
};
