import { expect, it, vi } from 'vitest';
import { memoizeByNumber } from './memoize-by-number';

it('computes a result once per number, undefined too', () => {
  const compute = vi.fn((number: number) => (number === 3 ? undefined : { number }));
  const remembered = memoizeByNumber(compute);
  expect(remembered(7)).toBe(remembered(7));
  expect([remembered(3), remembered(3)]).toEqual([undefined, undefined]);
  expect(compute.mock.calls).toEqual([[7], [3]]);
});
