import { describe, expect, it } from 'vitest';
import { makeDayCounts } from './potential-decks';

describe('makeDayCounts', () => {
  const counts = makeDayCounts([5, -1, 9, 5], [1, 10, 100, 1000]);
  it.each([
    [-1, 1111],
    [0, 1111],
    [5, 1111],
    [6, 110],
    [9, 110],
    [10, 10],
  ])('counts from day %i on: %i', (day, decks) => expect(counts.from(day)).toBe(decks));
});
