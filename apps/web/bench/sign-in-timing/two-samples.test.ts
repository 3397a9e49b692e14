import { describe, expect, it } from 'vitest';
import { compareSamples, quantile } from './two-samples';

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

describe('the test of two samples', () => {
  it('finds no difference in equal samples', () => {
    expect(compareSamples(range(0, 50), range(0, 50))).toEqual({ auc: 0.5, p: 1 });
    expect(compareSamples([1, 1, 1], [1, 1, 1])).toEqual({ auc: 0.5, p: 1 });
  });

  it('finds a shift, in either direction', () => {
    const { auc, p } = compareSamples(range(20, 70), range(0, 50));
    expect(auc).toBeCloseTo(0.82, 2);
    expect(p).toBeLessThan(1e-6);
    expect(compareSamples(range(0, 50), range(20, 70)).auc).toBeCloseTo(0.18, 2);
  });

  // U = 6 of 20 pairs; z = (6 − 10) / √(4 · 5 · 10 / 12) = −0.9798, whose two-sided p is 0.3272.
  it('agrees with the normal approximation of the rank sum test', () => {
    const { auc, p } = compareSamples([1.1, 2.2, 3.3, 4.4], [2, 3, 4, 5, 6]);
    expect(auc).toBe(0.3);
    expect(p).toBeCloseTo(0.3272, 3);
  });
});

it('a quantile is a value of the sample', () => {
  expect([0, 0.1, 0.5, 0.9, 1].map((share) => quantile(range(0, 101), share))).toEqual([0, 10, 50, 90, 100]);
});
