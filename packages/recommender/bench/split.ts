import { hashText, seededRandom } from '../src/numeric/random';
import type { Corpus } from './corpora';

export type SplitDeck = Corpus['decks'][number];

/** Decks for training and held-out decks for evaluation, split by the hashes of their ids. */
export interface Split {
  readonly train: readonly SplitDeck[];
  readonly heldOut: readonly SplitDeck[];
}

/** Held-out decks have at least this many cards. */
const MIN_CARDS = 40;

/** A deck's cards without basic lands, commanders and repetitions. */
export const playedCards = ({ cards }: Corpus, deck: SplitDeck): readonly number[] =>
  [...new Set(deck.cards)].filter((card) => cards[card]?.basic === false && !deck.commanders.includes(card));

const orderByHash = (decks: readonly SplitDeck[]): readonly SplitDeck[] =>
  [...decks].sort((a, b) => hashText(a.id) - hashText(b.id) || (a.id < b.id ? -1 : 1));

/**
 * `test` holds out the first `count` decks in the order of their ids' hashes and trains on all others. `tuning` holds
 * out the `tuningCount` decks after those and trains on the rest, so that tuning never uses a test deck.
 */
export const splitDecks = (
  corpus: Corpus,
  part: 'test' | 'tuning',
  count: number,
  tuningCount = 2 * count,
): Split => {
  const ordered = orderByHash(corpus.decks);
  const eligible = ordered.filter((deck) => playedCards(corpus, deck).length >= MIN_CARDS);
  const from = part === 'test' ? 0 : count;
  const heldOut = eligible.slice(from, part === 'test' ? count : count + tuningCount);
  const excluded = new Set(part === 'test' ? heldOut : eligible.slice(0, count + tuningCount));
  return { train: ordered.filter((deck) => !excluded.has(deck)), heldOut };
};

/** Commanders held out of a corpus that splits by them: a fifth of the casual lists whose commander is known. */
export const TEST_COMMANDERS = 207;

/** At most `count` of the decks, in the order of their ids' hashes, so that a smaller sample is part of a greater one. */
export const sampleDecks = (decks: readonly SplitDeck[], count: number): readonly SplitDeck[] =>
  count < decks.length ? orderByHash(decks).slice(0, count) : decks;

/** One of ten parts of all commanders, by the hash of the name: 0 is for tests, 1 for tuning. */
export const newCommanderPart = ({ cards }: Corpus, commander: number): number =>
  hashText(cards[commander]?.slug ?? '') % 10;

/** The names of a deck's commanders as one text. */
const zoneName = ({ cards }: Corpus, { commanders }: SplitDeck): string =>
  commanders
    .map((card) => cards[card]?.slug ?? '')
    .sort()
    .join('+');

/** Holds out all decks of some command zones; those of `excluded` ones are in neither part. */
const holdOut = (corpus: Corpus, zones: readonly string[], excluded: readonly string[] = []): Split => {
  const held = new Set(zones);
  const left = new Set([...zones, ...excluded]);
  return {
    train: corpus.decks.filter((deck) => !left.has(zoneName(corpus, deck))),
    heldOut: corpus.decks.filter((deck) => held.has(zoneName(corpus, deck))),
  };
};

const zonesByHash = (corpus: Corpus): readonly string[] =>
  [...new Set(corpus.decks.map((deck) => zoneName(corpus, deck)))].sort(
    (a, b) => hashText(a) - hashText(b) || (a < b ? -1 : 1),
  );

/**
 * Splits a corpus by commander: all decks of the first `count` command zones in the order of their hashes are held out, one of
 * `parts` at a time, so that more parts leave more to learn from.
 */
export const splitCommanders = (corpus: Corpus, count: number, parts = 1): readonly Split[] => {
  const zones = zonesByHash(corpus).slice(0, count);
  return Array.from({ length: parts }, (_, part) =>
    holdOut(
      corpus,
      zones.filter((_zone, i) => i % parts === part),
    ),
  );
};

/** The same for tuning, without the `testCount` command zones of the test: each other one is held out in one of the folds. */
export const commanderFolds = (corpus: Corpus, testCount: number, folds: number): readonly Split[] => {
  const zones = zonesByHash(corpus);
  const [test, others] = [zones.slice(0, testCount), zones.slice(testCount)];
  return Array.from({ length: folds }, (_, fold) =>
    holdOut(
      corpus,
      others.filter((_zone, i) => i % folds === fold),
      test,
    ),
  );
};

/** A held-out deck, split into the cards that a method is given and those that it should find. */
export interface EvaluationCase {
  readonly deck: SplitDeck;
  readonly commanders: readonly number[];
  readonly shown: readonly number[];
  readonly hidden: ReadonlySet<number>;
}

/** Hides a share of a deck's cards, the same cards in every run. */
export const hideCards = (corpus: Corpus, deck: SplitDeck, share: number): EvaluationCase => {
  const random = seededRandom(hashText(`${deck.id} ${share}`));
  const cards = [...playedCards(corpus, deck)];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  const hidden = Math.max(1, Math.round(cards.length * share));
  return {
    deck,
    commanders: deck.commanders,
    shown: cards.slice(hidden),
    hidden: new Set(cards.slice(0, hidden)),
  };
};
