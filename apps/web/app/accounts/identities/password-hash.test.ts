import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.server';

const computed = vi.hoisted(() => ({ started: [] as string[], running: 0, most: 0 }));
const compute = async <T>(what: string, result: T): Promise<T> => {
  computed.started.push(what);
  computed.running += 1;
  computed.most = Math.max(computed.most, computed.running);
  await setImmediate();
  computed.running -= 1;
  return result;
};
vi.mock('@node-rs/argon2', () => ({
  hash: () => compute('hash', 'a hash'),
  verify: () => compute('verify', true),
}));

beforeEach(() => Object.assign(computed, { started: [], running: 0, most: 0 }));

/** Hashes of 500 passwords of strangers in each lane. */
const flood = (): Promise<unknown> =>
  Promise.all(
    Array.from({ length: 500 }, (_, index) => [
      hashPassword(`registration ${index}`, 'registration'),
      hashPassword(`reset ${index}`, 'reset'),
    ]).flat(),
  );

it.each([0, 20])(
  'verifies a password after two hashes of registrations and resets at most, however many wait and %d are done',
  async (done) => {
    await verifyPassword('the first', 'a hash');
    computed.started = [];
    const flooded = flood();
    while (computed.started.length < done) await setImmediate();
    const before = computed.started.length;
    expect(await verifyPassword('right', 'a hash')).toBe(true);
    expect(computed.started.indexOf('verify') - before).toBeLessThanOrEqual(2);
    await flooded;
    expect(computed.started.filter((what) => what === 'hash')).toHaveLength(1000);
    expect(computed.most).toBe(2);
  },
);

it('takes as long without a stored hash beside such a flood', async () => {
  const flooded = flood();
  expect(await verifyPassword('right', undefined)).toBe(false);
  expect(computed.started.indexOf('verify')).toBeLessThanOrEqual(4);
  await flooded;
});
