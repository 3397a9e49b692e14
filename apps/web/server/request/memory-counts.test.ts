import type { Options } from 'express-rate-limit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryCounts } from './memory-counts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 22, 12);

let counts: MemoryCounts;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOON });
  counts = new MemoryCounts();
  counts.init({ windowMs: MINUTE } as Options);
});
afterEach(() => {
  counts.shutdown();
  vi.useRealTimers();
});

const hits = async (): Promise<number> => (await counts.increment('a client')).totalHits;

it('counts in a time window, and anew in the next', async () => {
  expect([await hits(), await hits()]).toEqual([1, 2]);
  vi.setSystemTime(NOON + MINUTE);
  expect(await hits()).toBe(1);
});

it.each([
  ['a second', 1000],
  ['an hour', 60 * MINUTE],
  ['a year', 365 * 24 * 60 * MINUTE],
])(
  'a count does not outlive its window where the clock goes back by %s, however often its client comes',
  async (_what, ms) => {
    await hits();
    vi.setSystemTime(NOON - ms);
    expect(await hits()).toBe(1);
    // The window ends by the clock that is right now; the client never pauses for one.
    const counted: number[] = [];
    for (let time = 0; time <= 2 * MINUTE; time += MINUTE / 4) {
      vi.setSystemTime(NOON - ms + time);
      vi.advanceTimersByTime(0);
      counted.push(await hits());
    }
    expect(Math.max(...counted)).toBeLessThanOrEqual(5);
  },
);
