import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, logistic, makeRandom, normal, pickWeighted } from './random';

const many = (next: () => number, count = 20_000): readonly number[] => Array.from({ length: count }, next);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('makeRandom', () => {
  it('is deterministic by seed and stays in [0, 1)', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [a, b] = [many(makeRandom(seed), 50), many(makeRandom(seed), 50)];
        expect(a).toEqual(b);
        expect(a.every((each) => each >= 0 && each < 1)).toBe(true);
      }),
    );
  });

  it('has a mean of 0.5', () => {
    expect(mean(many(makeRandom(7)))).toBeCloseTo(0.5, 1);
  });
});

describe('distributions', () => {
  it('have the expected mean and spread', () => {
    const random = makeRandom(3);
    const normals = many(() => normal(random));
    expect(mean(normals)).toBeCloseTo(0, 1);
    expect(mean(normals.map((each) => each ** 2))).toBeCloseTo(1, 1);
    expect(Math.abs(mean(many(() => logistic(random))))).toBeLessThan(0.05);
  });

  it('include both ends of a range', () => {
    const random = makeRandom(5);
    expect(new Set(many(() => between(random, 2, 4), 200))).toEqual(new Set([2, 3, 4]));
  });

  it('pick by weight, and return undefined without items', () => {
    const random = makeRandom(9);
    const picked = many(() => pickWeighted(random, [0, 1], (item) => (item === 1 ? 3 : 1)) ?? -1);
    expect(mean(picked)).toBeCloseTo(0.75, 1);
    expect(pickWeighted(random, [], () => 1)).toBeUndefined();
  });
});
