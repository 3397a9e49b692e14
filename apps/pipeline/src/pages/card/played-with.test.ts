import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startsOf } from '#src/aggregate/counted-rows';
import { expectedRates, makeDeckStrata } from './deck-strata';
import { cooccurrenceScore, makeCooccurrenceCounter, makeDeckIndex } from './played-with';

describe('co-occurrences', () => {
  const decks = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 8 }), {
    minLength: 1,
    maxLength: 30,
  });
  const grouped = (lists: readonly (readonly number[])[]) => ({
    starts: startsOf(Int32Array.from(lists, ({ length }) => length)),
    deckCards: Uint16Array.from(lists.flat()),
  });
  it('are counted as plain loops do', () => {
    fc.assert(
      // Of many decks as of few, one after the other: a card may be in a few, and the next one in hundreds.
      fc.property(decks, fc.constantFrom(1, 60), (first, times) => {
        const lists = Array.from({ length: times }, () => first).flat();
        const countCooccurrences = makeCooccurrenceCounter(makeDeckIndex(grouped(lists), 10));
        for (let a = 0; a < 10; a += 1) {
          const counts = countCooccurrences(a);
          const own = lists.filter((list) => list.includes(a));
          expect(Array.from(counts.decks, (deck) => lists[deck])).toEqual(own);
          for (let b = 0; b < 10; b += 1)
            expect(counts.together[b]).toBe(own.filter((list) => list.includes(b)).length);
          expect(counts.common).toEqual(
            Array.from({ length: 10 }, (_, b) => b).filter((b) => (counts.together[b] ?? 0) >= 3),
          );
        }
      }),
    );
  });
  it('are expected at the rate among decks of the same stratum', () => {
    const lists = [[0, 1], [0, 1], [1], [2], [2], [2]];
    const strata = makeDeckStrata(makeDeckIndex(grouped(lists), 3), [0, 0, 0, 1, 1, 1]);
    expect(expectedRates(strata, 0)(1)).toBe(1);
    expect(expectedRates(strata, 0)(2)).toBe(0);
  });
  it('score 0 for chance and staples, and more for larger lift and samples', () => {
    expect(cooccurrenceScore(2, 2, 0.01)).toBe(0);
    expect(cooccurrenceScore(90, 100, 0.9)).toBe(0);
    expect(cooccurrenceScore(80, 100, 0.1)).toBeGreaterThan(cooccurrenceScore(80, 100, 0.5));
    expect(cooccurrenceScore(80, 100, 0.1)).toBeGreaterThan(cooccurrenceScore(4, 5, 0.1));
  });
});
