import { expect, it } from 'vitest';
import { memoize } from './memoize';

it('calls once, and again after a rejection', async () => {
  let calls = 0;
  const read = memoize(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error('first')) : Promise.resolve(calls);
  });
  await expect(read()).rejects.toThrow('first');
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
  expect(calls).toBe(2);
});
