import { describe, expect, it } from 'vitest';
import { createSimilarCommanders } from './similar-commanders';

const popularity = [0.9, 0.05, 0.05, 0.05, 0.05];
const commanders = [
  { decks: 100, cards: [0, 1, 2], counts: [90, 80, 70] },
  { decks: 100, cards: [0, 1, 2], counts: [90, 70, 80] },
  { decks: 100, cards: [0, 3, 4], counts: [95, 80, 70] },
  { decks: 2, cards: [0, 1, 2], counts: [2, 2, 2] },
  { decks: 0, cards: [], counts: [] },
];
const similar = createSimilarCommanders(commanders, (card) => popularity[card] ?? 0);

describe('createSimilarCommanders', () => {
  it('finds who plays the same, beyond what everybody plays', () => {
    expect(
      similar(0, 10)
        .map(({ index }) => index)
        .slice(0, 2),
    ).toEqual([1, 3]);
    expect(similar(0, 10).find(({ index }) => index === 2)?.similarity ?? 0).toBeLessThan(0.1);
  });

  it('believes few decks less', () => {
    const [many, few] = similar(0, 10);
    expect(many?.similarity).toBeGreaterThan(0.8);
    expect(few?.similarity).toBeLessThan(0.5);
  });

  it('is symmetric, leaves out itself and keeps the limit', () => {
    const of = (a: number, b: number): number =>
      similar(a, 10).find(({ index }) => index === b)?.similarity ?? 0;
    expect(of(0, 1)).toBeCloseTo(of(1, 0), 12);
    expect(similar(0, 10).some(({ index }) => index === 0)).toBe(false);
    expect(similar(0, 1)).toHaveLength(1);
    expect(similar(4, 5)).toEqual([]);
    expect(similar(99, 5)).toEqual([]);
  });
});
