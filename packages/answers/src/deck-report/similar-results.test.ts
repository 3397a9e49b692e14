import type { DeckResults } from '@crownsmith/api-client';
import { describe, expect, it } from 'vitest';
import { resultsOfSimilar } from './similar-results';

/** Decks of ten cards each: deck d has the cards d, d + 1, … d + 9. */
const DECKS = 160;
const model = {
  deckStarts: Uint32Array.from({ length: DECKS + 1 }, (_, deck) => 10 * deck),
  deckCards: Uint16Array.from({ length: 10 * DECKS }, (_, row) => Math.floor(row / 10) + (row % 10)),
};
const listOf = (deck: number): ReadonlySet<number> =>
  new Set(Array.from({ length: 10 }, (_, card) => deck + card));
const results = (
  decks: readonly number[],
  more: Partial<DeckResults['formats'][number]> = {},
): DeckResults => ({
  formats: [
    {
      format: 'duel',
      table_size: 2,
      decks: [...decks],
      wins: decks.map((deck) => deck % 10),
      games: decks.map(() => 12),
      ...more,
    },
  ],
});

describe('resultsOfSimilar', () => {
  it('counts the lists that share half of their cards or more, and no others', () => {
    // Decks 45 to 55 share five cards or more with deck 50, and their wins are those of the last digit.
    const all = Array.from({ length: DECKS }, (_, deck) => deck);
    const [found] = resultsOfSimilar(listOf(50), model, results(all));
    const wins = [5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5].reduce((sum, own) => sum + own, 0);
    expect(found).toMatchObject({ format: 'duel', lists: 11, games: 132 });
    expect(found?.winRate.share).toBeCloseTo(wins / 132);
    expect(found?.winRate.expected).toBe(0.5);
    expect(found?.winRate.low).toBeLessThan(wins / 132);
  });

  it('takes the hundred nearest', () => {
    const equal = { ...model, deckCards: model.deckCards.map((_, row) => row % 10) };
    const far = {
      ...equal,
      deckCards: equal.deckCards.map((card, row) => (row >= 1000 && card > 6 ? 90 : card)),
    };
    const all = Array.from({ length: DECKS }, (_, deck) => deck);
    const own = listOf(0);
    const [found] = resultsOfSimilar(
      own,
      far,
      results(all, { wins: all.map((deck) => (deck < 100 ? 6 : 12)) }),
    );
    expect(found).toMatchObject({ lists: 100, games: 1200 });
    expect(found?.winRate.share).toBe(0.5);
  });

  it('has no rate of few games, and none where no list is alike', () => {
    expect(resultsOfSimilar(listOf(50), model, results([48, 49, 50, 51]))).toEqual([]);
    expect(resultsOfSimilar(listOf(50), model, results([48, 49, 50, 51, 52]))).toHaveLength(1);
    expect(resultsOfSimilar(listOf(900), model, results([48, 49, 50, 51, 52]))).toEqual([]);
  });
});
