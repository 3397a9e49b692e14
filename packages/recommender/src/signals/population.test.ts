import { COLORLESS } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { indexDeckAttributes } from '../deck-counts/deck-attributes-file';
import { makeDeckAttributes } from '../deck-counts/deck-attributes';
import { createKnownDecks } from '../deck-counts/known-decks';
import { createRecommender } from '../recommender';
import { trainModel } from '../training/train-model';
import type { PopulationChoice } from './population-choice';

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
      'are those of its commander far from it before decks of others, never of another format',
      [
        { decks: 60, bracket: 5 },
        { decks: 300, commander: 1, bracket: 5 },
        { decks: 300, format: 1 },
      ],
      { decks: 60, kinds: [1], ofCommanders: true, near: false },
    ],
  ])('%s', (_, kinds, { decks, kinds: counted, ofCommanders, near }) => {
    const compared = recommenderOf(kinds).comparedWith(request);
    expect(compared.basis).toBe('similar-decks');
    expect(compared.decks).toBe(decks);
    expect([...compared.kinds.keys()].sort()).toEqual(counted);
    expect(compared.among.ofCommanders).toBe(ofCommanders);
    expect(compared.among.cents !== undefined).toBe(near);
  });

  it('are none where all are far from it, which is stated with the number of those that are near', () => {
    const recommender = recommenderOf([
      { decks: 40, bracket: 5 },
      { decks: 300, commander: 1, bracket: 5 },
      { decks: 3, commander: 1 },
      { decks: 100, format: 1 },
    ]);
    const compared = recommender.comparedWith(request);
    expect(compared).toMatchObject({ basis: 'text', decks: 0, tooFew: 3 });
    expect(compared.among).toMatchObject({ ofCommanders: false, brackets: [1, 3], format: 0 });
    const evidence = recommender.recommend(request).map((one) => one.evidence);
    expect(evidence.length).toBeGreaterThan(0);
    expect(evidence.every(({ similarDecks }) => similarDecks === 0)).toBe(true);
  });

  it('are any of the format for a list that does not tell what is near, and then any', () => {
    const { like: _like, ...short } = request;
    const kinds = [
      { decks: 60, bracket: 5 },
      { decks: 100, format: 1 },
    ];
    expect(recommenderOf(kinds).comparedWith(short)).toMatchObject({ decks: 60, among: { format: 0 } });
    const few = recommenderOf([{ decks: 40 }, { decks: 100, format: 1 }]).comparedWith(short);
    expect(few).toMatchObject({ decks: 140, among: { ofCommanders: false } });
  });

  it('are of a list without cards those of its commanders; without any its text is all that is known', () => {
    const recommender = recommenderOf([{ decks: 30 }, { decks: 60, commander: 1, format: 1 }]);
    const alone = (commander: number, among = {}) =>
      recommender.comparedWith({ commanders: [commander], cards: [], among });
    expect(alone(0)).toMatchObject({ basis: 'commander', decks: 30, among: { ofCommanders: true } });
    expect(alone(1)).toMatchObject({ basis: 'commander', decks: 60 });
    expect(alone(4)).toMatchObject({ basis: 'text', decks: 0 });
    expect(alone(1, { sinceDay: 0 })).toMatchObject({ basis: 'text', decks: 0, among: { format: 0 } });
  });

  describe('which the player asks for', () => {
    const kinds: readonly Kind[] = [
      { decks: 70, cards: [2, 3] },
      { decks: 30, bracket: 4, cents: 99_000, cards: [3] },
      { decks: 40, bracket: 4, day: 50, cards: [3, 4] },
      { decks: 60, format: 1, day: 90, cards: [4] },
      { decks: 9, commander: 1, day: 90, cards: [2] },
    ];
    const recommender = recommenderOf(kinds);
    const asked = (among: PopulationChoice) => recommender.comparedWith({ ...request, among });
    const kindsOf = (among: PopulationChoice) => [...asked(among).kinds].sort();
    it.each<[string, PopulationChoice, readonly (readonly [kind: number, decks: number])[]]>([
      [
        'are near it otherwise',
        {},
        [
          [1, 70],
          [5, 9],
        ],
      ],
      [
        'have another bracket at any price, as few are near',
        { brackets: [4, 4] },
        [
          [2, 30],
          [3, 40],
        ],
      ],
      [
        'have any bracket and price',
        { brackets: 'any' },
        [
          [1, 70],
          [2, 30],
          [3, 40],
          [5, 9],
        ],
      ],
      [
        'are of any format',
        { anyFormat: true },
        [
          [1, 70],
          [4, 60],
          [5, 9],
        ],
      ],
      [
        'are of any format since a day',
        { anyFormat: true, sinceDay: 60 },
        [
          [4, 60],
          [5, 9],
        ],
      ],
      [
        'are of any kind since a day',
        { brackets: 'any', sinceDay: 40 },
        [
          [3, 40],
          [5, 9],
        ],
      ],
    ])('%s', (_, among, expected) => expect(kindsOf(among)).toEqual(expected));

    it('count alone among those of the commanders, too', () => {
      const evidenceOf = (among: PopulationChoice, slug: string) =>
        recommender.recommend({ commanders: [0], cards: [], among }).find((one) => one.slug === slug)
          ?.evidence;
      const all = evidenceOf({}, 'b');
      expect([all?.numDecks, all?.potentialDecks]).toEqual([140, 200]);
      const since = evidenceOf({ sinceDay: 40 }, 'b');
      expect([since?.numDecks, since?.potentialDecks]).toEqual([40, 40]);
      const any = evidenceOf({ anyFormat: true, sinceDay: 40 }, 'b');
      expect([any?.numDecks, any?.potentialDecks]).toEqual([40, 100]);
    });

    it('and are none, say so', () => {
      expect(asked({ sinceDay: 1000 })).toMatchObject({ basis: 'text', decks: 0, tooFew: 0 });
      expect(asked({ brackets: [5, 5] })).toMatchObject({ basis: 'text', decks: 0, tooFew: 0 });
    });
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
