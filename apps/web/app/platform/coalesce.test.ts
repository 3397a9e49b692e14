import { describe, expect, it } from 'vitest';
import { createCoalescer } from './coalesce';

const pending = new Promise<number>(() => undefined);

describe('a coalescer', () => {
  it('runs one job for all callers of a key, and another once that is done', async () => {
    const join = createCoalescer<number>();
    let finish = (_value: number): void => undefined;
    const job = new Promise<number>((resolve) => (finish = resolve));
    let started = 0;
    const start = () => {
      started += 1;
      return job;
    };
    const { signal } = new AbortController();
    const joined = [join('a', signal, start), join('a', signal, start), join('b', signal, start)];
    expect(joined.map(({ isFirst }) => isFirst)).toEqual([true, false, true]);
    finish(1);
    expect(await Promise.all(joined.map(({ result }) => result))).toEqual([1, 1, 1]);
    expect(started).toBe(2);
    expect(join('a', signal, start).isFirst).toBe(true);
  });

  it('aborts a job once all its callers have gone; later ones start another', () => {
    const join = createCoalescer<number>();
    const signals: AbortSignal[] = [];
    const start = (signal: AbortSignal) => {
      signals.push(signal);
      return pending;
    };
    const [first, second] = [new AbortController(), new AbortController()];
    join('a', first.signal, start);
    join('a', second.signal, start);
    first.abort();
    expect(signals[0]?.aborted).toBe(false);
    second.abort();
    expect(signals[0]?.aborted).toBe(true);
    expect(join('a', new AbortController().signal, start).isFirst).toBe(true);
    expect(signals[1]?.aborted).toBe(false);
  });
});
