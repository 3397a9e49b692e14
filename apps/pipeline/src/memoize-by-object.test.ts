import { expect, it, vi } from 'vitest';
import { memoizeByObject } from './memoize-by-object';

it('computes a result once per object', () => {
  const compute = vi.fn(({ name }: { readonly name: string }) => ({ length: name.length }));
  const lengthOf = memoizeByObject(compute);
  const [card, other] = [{ name: 'Opt' }, { name: 'Opt' }];
  expect(lengthOf(card)).toBe(lengthOf(card));
  expect(lengthOf(other)).toEqual({ length: 3 });
  expect(compute).toHaveBeenCalledTimes(2);
});
