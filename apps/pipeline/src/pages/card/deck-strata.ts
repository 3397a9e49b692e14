import type { DeckIndex } from './played-with';

/**
 * Decks of one kind (format and colours) by number of the kind. Cards that merely belong to the same kind of deck do not
 * belong together; what is usual for a card has to be judged among decks of the same kinds.
 */
export interface DeckStrata {
  /** kind of each deck */
  readonly kinds: Int32Array;
  readonly size: number;
  /** decks of each kind */
  readonly decks: Int32Array;
  /** decks of a kind that hold a card, at `card * size + kind` */
  readonly holding: Int32Array;
}

/** Sorts decks into kinds and counts each card by kind. */
export const deckStrata = (index: DeckIndex, keys: ArrayLike<number>): DeckStrata => {
  const numbers = new Map<number, number>();
  const kinds = Int32Array.from(keys, (key) => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  });
  const size = numbers.size;
  const decks = new Int32Array(size);
  for (const kind of kinds) decks[kind] = (decks[kind] ?? 0) + 1;
  const cards = index.cardStarts.length - 1;
  const holding = new Int32Array(cards * size);
  for (let card = 0; card < cards; card += 1) {
    for (let place = index.cardStarts[card] ?? 0; place < (index.cardStarts[card + 1] ?? 0); place += 1) {
      const slot = card * size + (kinds[index.cardDecks[place] ?? 0] ?? 0);
      holding[slot] = (holding[slot] ?? 0) + 1;
    }
  }
  return { kinds, size, decks, holding };
};

/**
 * The share of decks that would hold `other` if decks with `card` were like all decks of their kinds, 0–1.
 */
export const usualRate = ({ size, decks, holding }: DeckStrata, card: number, other: number): number => {
  let expected = 0;
  let all = 0;
  for (let kind = 0; kind < size; kind += 1) {
    const own = holding[card * size + kind] ?? 0;
    if (own === 0) continue;
    all += own;
    expected += (own * (holding[other * size + kind] ?? 0)) / (decks[kind] ?? 1);
  }
  return all === 0 ? 0 : expected / all;
};
