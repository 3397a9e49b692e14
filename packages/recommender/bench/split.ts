import { hashText, seededRandom } from '../src/numeric/random';
import type { Corpus } from './corpora';

export type SplitDeck = Corpus['decks'][number];

/** Decks to learn from and decks to ask about; which is which depends on the decks' ids alone. */
export interface Split {
  readonly train: readonly SplitDeck[];
  readonly asked: readonly SplitDeck[];
}

/** A shorter list has too little to hide. */
const LEAST_CARDS = 40;

/** A deck's cards without basic lands, commanders and repetitions. */
export const playedCards = ({ cards }: Corpus, deck: SplitDeck): readonly number[] =>
  [...new Set(deck.cards)].filter((card) => cards[card]?.basic === false && !deck.commanders.includes(card));

/**
 * `test` asks about the first `count` decks in the order of their ids' hashes and learns from all others;
 * `tuning` asks about the `tuningCount` decks after those and learns from what is left, so that nothing of the test
 * is ever tuned on.
 */
export const splitDecks = (
  corpus: Corpus,
  part: 'test' | 'tuning',
  count: number,
  tuningCount = 2 * count,
): Split => {
  const ordered = [...corpus.decks].sort((a, b) => hashText(a.id) - hashText(b.id) || (a.id < b.id ? -1 : 1));
  const fit = ordered.filter((deck) => playedCards(corpus, deck).length >= LEAST_CARDS);
  const from = part === 'test' ? 0 : count;
  const asked = fit.slice(from, part === 'test' ? count : count + tuningCount);
  const away = new Set(part === 'test' ? asked : fit.slice(0, count + tuningCount));
  return { train: ordered.filter((deck) => !away.has(deck)), asked };
};

/** A question: what the user shows, and what was hidden. */
export interface Question {
  readonly deck: SplitDeck;
  readonly commanders: readonly number[];
  readonly shown: readonly number[];
  readonly hidden: ReadonlySet<number>;
}

/** Hides a share of a deck's cards, the same ones at every run. */
export const hideCards = (corpus: Corpus, deck: SplitDeck, share: number): Question => {
  const random = seededRandom(hashText(`${deck.id} ${share}`));
  const cards = [...playedCards(corpus, deck)];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [cards[i], cards[j]] = [cards[j] as number, cards[i] as number];
  }
  const hidden = Math.max(1, Math.round(cards.length * share));
  return {
    deck,
    commanders: deck.commanders,
    shown: cards.slice(hidden),
    hidden: new Set(cards.slice(0, hidden)),
  };
};
