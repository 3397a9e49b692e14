import { describe, expect, it } from 'vitest';
import { CARDS, withCorpus, type Corpus } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';

const numbers = Array.from({ length: CARDS }, (_, card) => card);

describe('companions in the command zone', () => {
  const deck = (id: string, commanders: readonly number[], cards: readonly number[]) => ({
    format: 'commander',
    day: 100,
    commanders,
    cards: cards.map((name) => ({ name, count: 1 })),
    id,
    content: id,
    source: 's',
  });
  const corpus: Corpus = {
    identities: numbers.map(() => 1),
    released: numbers.map(() => -1),
    decks: [
      deck('a', [0, 1], [5, 6]),
      deck('b', [1, 0], [1, 5]),
      deck('c', [2, 3], [5]),
      deck('d', [0, 4], [5]),
      deck('e', [1, 4], [6]),
      deck('f', [1], [6]),
    ],
  };
  // Cards 1 and 4 are companions; card 4 can share the command zone with card 0.
  const companions = Int32Array.from(numbers, (card) => (card === 1 || card === 4 ? 1 : 0));
  const cards = {
    identities: Int32Array.from(corpus.identities),
    basics: new Int32Array(CARDS),
    companions,
  };
  const mayPair = (a: number, b: number): boolean => a + b === 4;

  it('become cards of the deck if exactly one card of the pair is a companion that cannot pair', async () => {
    await withCorpus(await tempFolder(), corpus, { cards, mayPair }, (_, counts) => {
      expect(counts.report).toMatchObject({ decks: 6, movedCompanions: 2 });
      const { deckNumbers: order, held } = counts;
      const { c1, c2 } = held;
      expect(new Map(Array.from(order, (own, d) => [own, [c1[d], c2[d]]]))).toEqual(
        new Map(
          [
            [0, -1],
            [0, -1],
            [2, 3],
            [0, 4],
            [1, 4],
            [1, -1],
          ].entries(),
        ),
      );
      expect(counts.cardDecks[1]).toBe(2);
      expect(counts.commanderDecks[1]).toBe(2);
      return Promise.resolve();
    });
  });
});

describe('decks of impossible days', () => {
  it('count as undated', async () => {
    const days = [-30, 100, 2_932_896];
    const corpus: Corpus = {
      identities: numbers.map(() => 1),
      released: numbers.map(() => 90),
      decks: days.map((day, id) => ({
        format: 'commander',
        day,
        commanders: [0],
        cards: [{ name: 5, count: 1 }],
        id: `${id}`,
        content: `c${id}`,
        source: 's',
      })),
    };
    const more = { days: { first: 50, last: 200 } };
    await withCorpus(await tempFolder(), corpus, more, (_, counts) => {
      expect(counts.newestDay).toBe(100);
      expect([...counts.held.day]).toEqual([-1, -1, 100]);
      expect([counts.cardDecks[5], counts.cardPotential[5], counts.firstDays[5]]).toEqual([3, 3, 90]);
      return Promise.resolve();
    });
  });
});

describe('excluded and additional decks', () => {
  const corpus: Corpus = {
    identities: numbers.map(() => 1),
    released: numbers.map(() => -1),
    decks: [0, 1, 2].map((id) => ({
      format: 'commander',
      day: 100,
      commanders: [id],
      cards: [{ name: 5, count: 1 }],
      id: `${id}`,
      content: `c${id}`,
      source: 's',
    })),
  };
  it('are undated where their day is still to come', async () => {
    const additional = [{ deck: 7, format: 'commander', day: 500, commanders: [1], cards: [] }];
    const more = { additional, days: { first: 0, last: 400 } };
    await withCorpus(await tempFolder(), corpus, more, (_, counts) => {
      expect([counts.report.decks, counts.newestDay]).toEqual([4, 100]);
      return Promise.resolve();
    });
  });
  it('do not count if excluded by content, and count if they are in the scope', async () => {
    const additional = [
      { deck: 7, format: 'commander', day: 90, commanders: [1], cards: [{ name: 6, count: 1 }] },
      { deck: 8, format: 'other', day: 90, commanders: [1], cards: [] },
    ];
    const more = { excluded: ['c1', 'cx'], additional, scope: { formats: ['commander'] } };
    await withCorpus(await tempFolder(), corpus, more, (_, counts) => {
      expect(counts.report).toMatchObject({ decks: 3, precons: 1 });
      expect([counts.cardDecks[5], counts.cardDecks[6]]).toEqual([2, 1]);
      return Promise.resolve();
    });
  });
});
