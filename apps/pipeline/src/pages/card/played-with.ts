import type { Grouped } from '#src/aggregate/count-queries';

/** Which decks hold a card, and which cards a deck holds. */
export interface DeckIndex {
  readonly deckStarts: Int32Array;
  readonly deckCards: Int32Array;
  readonly cardStarts: Int32Array;
  readonly cardDecks: Int32Array;
}

/** Turns cards by deck around into decks by card. */
export const deckIndex = (facts: Grouped, cards: number): DeckIndex => {
  const [deckCards = new Int32Array()] = facts.columns;
  const cardStarts = new Int32Array(cards + 1);
  for (const card of deckCards) cardStarts[card + 1] = (cardStarts[card + 1] ?? 0) + 1;
  for (let card = 0; card < cards; card += 1)
    cardStarts[card + 1] = (cardStarts[card + 1] ?? 0) + (cardStarts[card] ?? 0);
  const next = cardStarts.slice();
  const cardDecks = new Int32Array(deckCards.length);
  for (let deck = 0; deck < facts.starts.length - 1; deck += 1) {
    for (let row = facts.starts[deck] ?? 0; row < (facts.starts[deck + 1] ?? 0); row += 1) {
      const card = deckCards[row] ?? 0;
      const place = next[card] ?? 0;
      cardDecks[place] = deck;
      next[card] = place + 1;
    }
  }
  return { deckStarts: facts.starts, deckCards, cardStarts, cardDecks };
};

/** Decks that hold two cards, of the decks of the first that were looked at. */
export interface TogetherCounts {
  readonly cards: readonly number[];
  /** by card number; only those of `cards` are filled */
  readonly together: Int32Array;
  readonly decks: number;
}

/** More decks than this per card are sampled evenly: the rates no longer change. */
const MOST_DECKS = 20_000;

/**
 * Makes a counter of the cards that stand in the same decks as one card. It walks the card's decks with one array of
 * counters; all pairs of a corpus of 20,000 decks take about a second, where SQL would join the facts with themselves.
 * The result is good until the next call.
 */
export const makeTogether = (index: DeckIndex): ((card: number) => TogetherCounts) => {
  const cards = index.cardStarts.length - 1;
  const together = new Int32Array(cards);
  let touched: number[] = [];
  return (card) => {
    for (const other of touched) together[other] = 0;
    touched = [];
    const from = index.cardStarts[card] ?? 0;
    const to = index.cardStarts[card + 1] ?? 0;
    const step = Math.max(1, Math.ceil((to - from) / MOST_DECKS));
    let decks = 0;
    for (let place = from; place < to; place += step) {
      decks += 1;
      const deck = index.cardDecks[place] ?? 0;
      for (let row = index.deckStarts[deck] ?? 0; row < (index.deckStarts[deck + 1] ?? 0); row += 1) {
        const other = index.deckCards[row] ?? 0;
        if (together[other] === 0) touched.push(other);
        together[other] = (together[other] ?? 0) + 1;
      }
    }
    return { cards: touched, together, decks };
  };
};

/** Fewer common decks than this are chance. */
export const LEAST_TOGETHER = 3;
/** As though so many more decks of the card had the other card at its usual rate. */
const SHRINK = 12;

/**
 * How much two cards belong together: what knowing the first adds to the second's rate, p · ln(p / q), with the rate p
 * drawn towards the usual rate q. Staples have p ≈ q and score about nothing; so do cards met by chance.
 * @param usual the share of all decks that could play the second card and do, 0–1
 */
export const togetherScore = (together: number, decks: number, usual: number): number => {
  if (together < LEAST_TOGETHER || usual <= 0 || decks <= 0) return 0;
  const rate = (together + SHRINK * usual) / (decks + SHRINK);
  return rate <= usual ? 0 : rate * Math.log(rate / usual);
};
