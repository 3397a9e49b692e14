import { describe, expect, it } from 'vitest';
import { makeSparseRows } from '../prior/sparse-rows';
import { updateByList } from './update-by-list';

/** Five cards; four commanders play 0 with 1 beyond expectation, four play 2 with 3, and not what the others do. */
const surprises = makeSparseRows([
  ...Array.from(
    { length: 4 },
    () =>
      [
        [0, 0.6],
        [1, 0.6],
        [2, -0.4],
        [3, -0.4],
      ] as const,
  ),
  ...Array.from(
    { length: 4 },
    () =>
      [
        [0, -0.4],
        [1, -0.4],
        [2, 0.6],
        [3, 0.6],
      ] as const,
  ),
]);
const expected = Float32Array.of(0.4, 0.4, 0.4, 0.4, 0.9);

describe('updateByList', () => {
  it('raises what goes with a surprising card, and lowers what goes with its opposite', () => {
    const updated = updateByList(surprises, expected, [0]);
    expect(updated[1]).toBeGreaterThan(0.5);
    expect(updated[2]).toBeLessThan(0.3);
    expect(updated[3]).toBe(updated[2]);
  });

  it('is the conditional expectation of a Gaussian process', () => {
    // One card: covariance with it / (its variance + ridge) × its surprise.
    const variance = 4 * 0.6 ** 2 + 4 * 0.4 ** 2;
    const [, second = 0] = updateByList(surprises, expected, [0]);
    expect(second).toBeCloseTo(0.4 + (variance / (variance + 2)) * 0.6, 5);
  });

  it('learns less from a card that was expected', () => {
    const surprised = updateByList(surprises, expected, [0]);
    const confirmed = updateByList(surprises, Float32Array.of(0.95, 0.4, 0.4, 0.4, 0.9), [0]);
    expect(confirmed[1] - 0.4).toBeLessThan((surprised[1] - 0.4) / 5);
  });

  it('counts two cards that say the same less than twice', () => {
    const change = (list: readonly number[]): number => 0.4 - updateByList(surprises, expected, list)[2];
    expect(change([0, 1])).toBeGreaterThan(change([0]));
    expect(change([0, 1])).toBeLessThan(2 * change([0]));
  });

  it('leaves the rates as they are without a list, without known commanders and for unknown cards', () => {
    expect(updateByList(surprises, expected, [])).toEqual(expected);
    expect(updateByList(surprises, expected, [4])).toEqual(expected);
    expect(updateByList(makeSparseRows([]), expected, [0, 1])).toEqual(expected);
  });

  it('asks about the 200 least expected cards of a list, however long it is', () => {
    const cards = 3000;
    const rates = Float32Array.from({ length: cards }, (_, card) => ((card * 7919) % cards) / cards);
    const rows = makeSparseRows(
      Array.from({ length: 5 }, (_, source) =>
        Array.from({ length: 600 }, (_, at) => [at * 5 + source, ((at + source) % 9) / 9 - 0.4] as const),
      ),
    );
    const all = Array.from({ length: cards }, (_, card) => card);
    const least = all.toSorted((a, b) => rates[a] - rates[b]).slice(0, 200);
    expect(updateByList(rows, rates, all)).toEqual(updateByList(rows, rates, least));
    expect(updateByList(rows, rates, least)).not.toEqual(updateByList(rows, rates, least.slice(1)));
  });
});
