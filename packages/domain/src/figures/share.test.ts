import { describe, expect, it } from 'vitest';
import { shownPercent, visibleSynergy } from './share';

describe('shownPercent', () => {
  it.each([
    [0, 0],
    [0.0001, '<1'],
    [0.0049, '<1'],
    [0.005, 1],
    [0.624, 62],
    [0.996, 99],
    [1, 100],
  ])('shows %d as %s', (rate, shown) => expect(shownPercent(rate)).toBe(shown));
});

describe('visibleSynergy', () => {
  it.each([
    [4, 0.5, null],
    [5, 0.5, 0.5],
    [100, null, null],
  ])('of %d decks and %s is %s', (potentialDecks, synergy, shown) =>
    expect(visibleSynergy({ potentialDecks, synergy })).toBe(shown),
  );
});
