import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateDifference, type ListGames } from './rate-difference';
import { criticalValue, shrinkDifferences, spreadOf } from './shrunk-differences';

const list = (wins: number, games: number): ListGames => ({ wins: [wins], games: [games] });
const lists = (many: number, wins: number, games: number): readonly ListGames[] =>
  Array.from({ length: many }, () => list(wins, games));

describe('rateDifference', () => {
  it('is the difference of two rates where games are of one stratum', () => {
    const found = rateDifference([list(6, 10), list(5, 10)], lists(10, 5, 10));
    expect(found?.value).toBeCloseTo(0.05);
    // p(1 − p) / n of either side, where lists scatter less than games would.
    expect(found?.variance).toBeCloseTo((12 / 22) * (10 / 22) * (1 / 20) + 0.25 / 100, 3);
  });

  it('compares within strata: groups that win alike in each have no difference', () => {
    const easy = (wins: number, games: number): ListGames => ({ wins: [wins, 0], games: [games, 0] });
    const hard = (wins: number, games: number): ListGames => ({ wins: [0, wins], games: [0, games] });
    const found = rateDifference(
      [easy(8, 10), easy(8, 10), hard(1, 5), hard(1, 5)],
      [easy(4, 5), easy(4, 5), hard(4, 20), hard(4, 20)],
    );
    expect(found?.value).toBeCloseTo(0);
  });

  it('is less exact where lists scatter more than games would', () => {
    const even = rateDifference(lists(20, 5, 10), lists(20, 5, 10));
    const uneven = rateDifference([...lists(10, 0, 10), ...lists(10, 10, 10)], lists(20, 5, 10));
    expect(uneven?.variance).toBeGreaterThan(4 * (even?.variance ?? Infinity));
  });

  it('is undefined where no stratum has games of both groups, or one list of a group alone', () => {
    expect(rateDifference([list(1, 2)], [])).toBeUndefined();
    expect(rateDifference([list(1, 2)], lists(10, 1, 2))).toBeUndefined();
    expect(
      rateDifference([{ wins: [1, 0], games: [2, 0] }], [{ wins: [0, 1], games: [0, 2] }]),
    ).toBeUndefined();
  });
});

describe('criticalValue', () => {
  // Computed by the authors' package ebci (cva(m2, kappa = Inf)), as its documentation has them.
  it.each([
    [0, 1.95996],
    [4, 7.21671],
  ])('of a mean square of %d is %d', (squared, expected) => {
    expect(criticalValue(squared)).toBeCloseTo(expected, 2);
  });
});

describe('shrinkDifferences', () => {
  const estimates = fc.array(
    fc.record({
      value: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      variance: fc.double({ min: 1e-4, max: 0.1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 30 },
  );

  it('moves each towards 0, within its interval, and no exact one further than an inexact one', () => {
    fc.assert(
      fc.property(estimates, (all) => {
        const shrunk = shrinkDifferences(all);
        shrunk.forEach(({ value, low, high }, at) => {
          const before = all[at]?.value ?? 0;
          expect(Math.abs(value)).toBeLessThanOrEqual(Math.abs(before));
          expect(low).toBeLessThan(value);
          expect(high).toBeGreaterThan(value);
        });
      }),
    );
  });

  it('leaves estimates as they are where true differences vary far more than their errors', () => {
    const [own] = shrinkDifferences([{ value: 0.3, variance: 1e-4 }], 100);
    expect(own?.value).toBeCloseTo(0.3, 4);
    expect(own?.high).toBeCloseTo(0.3 + 1.96 * 0.01, 3);
  });

  it('takes no less spread than could be behind estimates that scatter by their errors alone', () => {
    expect(spreadOf(Array.from({ length: 100 }, () => ({ value: 0, variance: 0.01 })))).toBeCloseTo(2e-4);
    expect(spreadOf([])).toBe(0);
  });
});
