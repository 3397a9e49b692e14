import { COLORLESS } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { indexDeckAttributes } from '../deck-counts/deck-attributes-file';
import { makeDeckAttributes } from '../deck-counts/deck-attributes';
import { createKnownDecks } from '../deck-counts/known-decks';
import { createRecommender } from '../recommender';
import { trainModel } from '../training/train-model';

const cards = ['chief', 'other-chief', 'a', 'b', 'c', 'new'].map((slug) => ({
  slug,
  identity: COLORLESS,
  subtypes: [],
  tags: slug === 'a' ? (['ramp'] as const) : [],
  keywords: [],
  manaValue: 1,
  basic: false,
  legal: true,
}));

interface Kind {
  readonly decks: number;
  readonly commander?: number;
  readonly format?: number;
  readonly bracket?: number;
  readonly cents?: number;
  readonly day?: number;
  readonly cards?: readonly number[];
}

/** A recommender of decks of some kinds, by the order of the kinds. */
const recommenderOf = (kinds: readonly Kind[]) => {
  const facts = kinds.flatMap((kind, number) =>
    Array.from({ length: kind.decks }, () => ({ ...kind, number })),
  );
  // Of two cards one is played by half of the decks: a card that all play says nothing.
  const decks = facts.map(({ commander = 0, cards: own }, at) => ({
    commanders: [commander],
    cards: own ?? (at % 2 === 0 ? [2, 3] : [3]),
  }));
  const model = trainModel({ cards, decks });
  const attributes = makeDeckAttributes({
    cards,
    decks,
    cardFirstDays: [-1, -1, -1, -1, -1, 100],
    cardGroups: new Uint8Array(cards.length),
    factsOf: (at) => {
      const { format = 0, bracket = 2, cents = 10_000, day = 0, number = 0 } = facts[at] ?? {};
      return { day, cents, bracket, basics: 0, format, kind: number + 1 };
    },
    bans: [],
  });
  return createRecommender(model, {
    known: createKnownDecks(model, indexDeckAttributes(model, attributes), 0),
  });
};

const request = { commanders: [0], cards: [2, 4, 5], like: { bracket: 2, cents: 10_000 } };

describe('the decks that a list is compared with', () => {
  it.each<
    [
      string,
      readonly Kind[],
      { decks: number; kinds: readonly number[]; ofCommanders: boolean; near: boolean },
    ]
  >([
    [
      'are those of its commander near it, if they are enough',
      [{ decks: 260 }, { decks: 300, commander: 1 }],
      { decks: 250, kinds: [1], ofCommanders: true, near: true },
    ],
    [
      'are other decks near it, before dearer ones and those of a higher bracket',
      [{ decks: 60 }, { decks: 300, cents: 99_000 }, { decks: 300, bracket: 4 }, { decks: 20, commander: 1 }],
      { decks: 80, kinds: [1, 4], ofCommanders: false, near: true },
    ],
    [
      'are never those of another format while there are enough of its own',
      [
        { decks: 60, bracket: 5 },
        { decks: 300, format: 1 },
      ],
      { decks: 60, kinds: [1], ofCommanders: false, near: false },
    ],
    [
      'are any where there are too few',
      [
        { decks: 40, bracket: 5 },
        { decks: 100, format: 1 },
      ],
      { decks: 140, kinds: [1, 2], ofCommanders: false, near: false },
    ],
  ])('%s', (_, kinds, { decks, kinds: counted, ofCommanders, near }) => {
    const compared = recommenderOf(kinds).comparedWith(request);
    expect(compared?.decks).toBe(decks);
    expect([...(compared?.kinds.keys() ?? [])].sort()).toEqual(counted);
    expect(compared?.among.ofCommanders).toBe(ofCommanders);
    expect(compared?.among.cents !== undefined).toBe(near);
  });
});

it('only decks that could have had a card count against it', () => {
  const recommender = recommenderOf([{ decks: 300 }, { decks: 40, day: 200, cards: [2, 3, 5] }]);
  const weak = recommender.weakest(request);
  const [fresh] = weak.filter(({ slug }) => slug === 'new');
  expect([fresh?.evidence.numDecks, fresh?.evidence.potentialDecks]).toEqual([40, 40]);
  expect(fresh?.evidence.similarCount).toBe(fresh?.evidence.similarDecks);
  // No deck of the commander plays c, and most of them are older than the new card.
  expect(weak[0]?.slug).toBe('c');
});
