import { groupStarts } from '#src/aggregate/grouped-rows';
import type { HeldDecks } from '#src/aggregate/held-decks';

/** Which decks contain a card, and which cards a deck contains. */
export interface DeckIndex {
  readonly deckStarts: Int32Array;
  readonly deckCards: Uint16Array;
  readonly cardStarts: Int32Array;
  readonly cardDecks: Int32Array;
}

/** Inverts cards by deck to decks by card. */
export const makeDeckIndex = (
  { starts, deckCards }: Pick<HeldDecks, 'starts' | 'deckCards'>,
  cards: number,
): DeckIndex => {
  const cardStarts = groupStarts(cards, deckCards);
  const next = cardStarts.slice();
  const cardDecks = new Int32Array(deckCards.length);
  for (let deck = 0; deck < starts.length - 1; deck += 1) {
    const to = starts[deck + 1] ?? 0;
    for (let row = starts[deck] ?? 0; row < to; row += 1) {
      const card = deckCards[row] ?? 0;
      const index = next[card] ?? 0;
      cardDecks[index] = deck;
      next[card] = index + 1;
    }
  }
  return { deckStarts: starts, deckCards, cardStarts, cardDecks };
};

/** Co-occurrences of one card with all others. */
export interface Cooccurrences {
  /** cards that occur in a deck with the card, itself included */
  readonly cards: readonly number[];
  /** by card number: decks that contain both; only entries of `cards` are filled */
  readonly together: Int32Array;
  /** numbers of the decks with the card, or of a sample of them, ascending */
  readonly decks: Int32Array;
}

/** A card in more decks than this is counted over an even sample of them: the rates do not change. */
const MAX_DECKS = 20_000;

/**
 * Makes a counter of the cards that occur in the same decks as one card. It scans the card's decks with one array of
 * counters: all pairs of 20,000 decks take about a second, where SQL would join the facts with themselves.
 * The result is valid until the next call.
 */
export const makeCooccurrenceCounter = (index: DeckIndex): ((card: number) => Cooccurrences) => {
  const cards = index.cardStarts.length - 1;
  const together = new Int32Array(cards);
  let touched: number[] = [];
  return (card) => {
    for (const other of touched) together[other] = 0;
    touched = [];
    const from = index.cardStarts[card] ?? 0;
    const to = index.cardStarts[card + 1] ?? 0;
    const step = Math.max(1, Math.ceil((to - from) / MAX_DECKS));
    const decks = index.cardDecks.subarray(from, to).filter((_, entry) => entry % step === 0);
    for (const deck of decks) {
      const end = index.deckStarts[deck + 1] ?? 0;
      for (let row = index.deckStarts[deck] ?? 0; row < end; row += 1) {
        const other = index.deckCards[row] ?? 0;
        const count = together[other] ?? 0;
        if (count === 0) touched.push(other);
        together[other] = count + 1;
      }
    }
    return { cards: touched, together, decks };
  };
};

/** Fewer common decks than this are chance. */
export const MIN_COMMON_DECKS = 3;
/** Shrinkage: this many additional decks of the card with the other one at its expected rate. */
const SHRINKAGE = 12;

/**
 * How strongly two cards belong together: how much the first one raises the second one's rate, p · ln(p / q), with the
 * rate p shrunk towards the expected rate q. About 0 for staples (p ≈ q) and for cards that meet by chance.
 * @param expected share of the decks that could play the second card and do, 0–1
 */
export const cooccurrenceScore = (together: number, decks: number, expected: number): number => {
  if (together < MIN_COMMON_DECKS || expected <= 0 || decks <= 0) return 0;
  const rate = (together + SHRINKAGE * expected) / (decks + SHRINKAGE);
  return rate <= expected ? 0 : rate * Math.log(rate / expected);
};
