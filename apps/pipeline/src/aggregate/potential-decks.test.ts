import { describe, expect, it } from 'vitest';
import { firstPlayableDay, makeDayCounts } from './potential-decks';

describe('firstPlayableDay', () => {
  it.each([
    ['a single misdated deck', { dated: 100, early: 1, day: 210 }, 200],
    ['four early decks of four', { dated: 4, early: 4, day: -1 }, 200],
    ['five early decks of six', { dated: 6, early: 5, day: 150 }, 150],
    ['many early decks, but few of those with the card', { dated: 4987, early: 94, day: 100 }, 200],
    ['a fifth of the decks with the card', { dated: 5481, early: 1080, day: 100 }, 100],
    ['no dated deck', { dated: 0, early: 0, day: -1 }, 200],
  ])('with %s', (_, evidence, day) => expect(firstPlayableDay(200, evidence)).toBe(day));
  it('is unknown without a release', () =>
    expect(firstPlayableDay(-1, { dated: 9, early: 0, day: 100 })).toBe(-1));
});

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
