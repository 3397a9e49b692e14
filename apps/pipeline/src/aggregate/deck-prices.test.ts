import { describe, expect, it } from 'vitest';
import { CARDS, withCorpus, type Corpus } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';
import { readDeckPrices } from './deck-prices';

const numbers = Array.from({ length: CARDS }, (_, card) => card);

describe('readDeckPrices', () => {
  it('adds up the prices of a deck if enough of its cards have one', async () => {
    const corpus: Corpus = {
      identities: numbers.map(() => 0),
      released: numbers.map(() => -1),
      decks: [
        [1, 2, 3],
        [2, 3, 4],
      ].map((cards, index) => ({
        format: 'commander',
        day: null,
        commanders: [0],
        cards: cards.map((name) => ({ name, count: 1 })),
        id: `d${index}`,
        content: `c${index}`,
        source: 's',
      })),
    };
    const cents = Int32Array.from(numbers, (card) => (card === 4 ? -1 : 100 * (card + 1)));
    const prices = await withCorpus(await tempFolder(), corpus, {}, (engine, counts) =>
      readDeckPrices(engine, counts.decks.c1.length, cents),
    );
    expect([...prices]).toEqual([100 + 200 + 300 + 400, -1]);
  });
});
