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

/** Fewer common decks than this are chance. */
const MIN_COMMON_DECKS = 3;

/** Co-occurrences of one card with all others. */
export interface Cooccurrences {
  /** by card number: decks that contain both */
  readonly together: Int32Array;
  /** cards that are in at least `MIN_COMMON_DECKS` decks with the card, itself included, ascending */
  readonly common: readonly number[];
  /** numbers of the decks with the card, or of a sample of them, ascending */
  readonly decks: Int32Array;
}

/**
 * A card in more decks than this is counted over an even sample of them, and its page says so: rates are within 0.2 percent (standard
 * error).
 */
const MAX_DECKS = 100_000;

/** Cards of a deck in one line of the processor's cache: reading one of them fetches all. */
const LINE_CARDS = 32;
/**
 * Decks are counted so many at a time, the first card of each of their lines before the others: their cards are all over the
 * memory, and so the processor waits for all lines at once. That saves about a third of the time.
 */
const BATCH_DECKS = 16;

/** Of a card in no more decks only what these play is looked at, and not each card that there is. */
const FEW_DECKS = 100;

/** The first of every `step` numbers. */
const sampleOf = (numbers: Int32Array, step: number): Int32Array => {
  if (step === 1) return numbers;
  const sample = new Int32Array(Math.ceil(numbers.length / step));
  for (let place = 0; place < sample.length; place += 1) sample[place] = numbers[place * step] ?? 0;
  return sample;
};

/**
 * Makes a counter of the cards that occur in the same decks as one card. It scans the card's decks with one array of
 * counters: all pairs of 20,000 decks take about a second, where SQL would join the facts with themselves.
 * The result is valid until the next call.
 */
export const makeCooccurrenceCounter = ({
  deckStarts,
  deckCards,
  cardStarts,
  cardDecks,
}: DeckIndex): ((card: number) => Cooccurrences) => {
  const together = new Int32Array(cardStarts.length - 1);
  const count = (row: number): void => {
    const other = deckCards[row] as number;
    together[other] = (together[other] as number) + 1;
  };
  const countFirstOfLines = (deck: number): void => {
    const end = deckStarts[deck + 1] ?? 0;
    for (let line = deckStarts[deck] ?? 0; line < end; line += LINE_CARDS) count(line);
  };
  const countRestOfLines = (deck: number): void => {
    const end = deckStarts[deck + 1] ?? 0;
    for (let line = deckStarts[deck] ?? 0; line < end; line += LINE_CARDS) {
      const lineEnd = Math.min(line + LINE_CARDS, end);
      for (let row = line + 1; row < lineEnd; row += 1) count(row);
    }
  };
  const eachCard = (decks: Int32Array, visit: (card: number) => void): void => {
    for (const deck of decks) {
      const end = deckStarts[deck + 1] ?? 0;
      for (let row = deckStarts[deck] ?? 0; row < end; row += 1) visit(deckCards[row] as number);
    }
  };
  const clear = (card: number): void => void (together[card] = 0);
  /** Counts the cards of few decks. */
  const countFew = (decks: Int32Array): readonly number[] => {
    const common: number[] = [];
    eachCard(decks, (card) => {
      const number = (together[card] as number) + 1;
      together[card] = number;
      if (number === MIN_COMMON_DECKS) common.push(card);
    });
    return common.sort((a, b) => a - b);
  };
  const countMany = (decks: Int32Array): readonly number[] => {
    for (let batch = 0; batch < decks.length; batch += BATCH_DECKS) {
      const end = Math.min(batch + BATCH_DECKS, decks.length);
      for (let place = batch; place < end; place += 1) countFirstOfLines(decks[place] ?? 0);
      for (let place = batch; place < end; place += 1) countRestOfLines(decks[place] ?? 0);
    }
    const common: number[] = [];
    for (let other = 0; other < together.length; other += 1)
      if ((together[other] as number) >= MIN_COMMON_DECKS) common.push(other);
    return common;
  };
  let counted: Int32Array = new Int32Array();
  return (card) => {
    if (counted.length <= FEW_DECKS) eachCard(counted, clear);
    else together.fill(0);
    const all = cardDecks.subarray(cardStarts[card], cardStarts[card + 1]);
    const decks = sampleOf(all, Math.max(1, Math.ceil(all.length / MAX_DECKS)));
    counted = decks;
    return { together, common: decks.length <= FEW_DECKS ? countFew(decks) : countMany(decks), decks };
  };
};

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
