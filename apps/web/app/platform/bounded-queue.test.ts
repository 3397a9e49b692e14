import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BusyError, createBoundedQueue, type QueueLimits } from './bounded-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const LIMITS: QueueLimits = { running: 2, maxWaitMs: 500, maxWaiting: 1000 };

/** A queue whose recent jobs took so long. */
const createMeasured = async (jobMs: number, limits: Partial<QueueLimits> = {}) => {
  const queue = createBoundedQueue({ ...LIMITS, ...limits });
  for (let count = 0; count < 100; count += 1) {
    const done = queue.add(() => wait(jobMs));
    await vi.advanceTimersByTimeAsync(jobMs);
    await done;
  }
  return queue;
};

const addMany = (queue: ReturnType<typeof createBoundedQueue>, count: number, jobMs: number) => {
  const outcomes = { refused: 0, done: 0, longestWait: 0 };
  for (let index = 0; index < count; index += 1) {
    const added = performance.now();
    const job = async (): Promise<void> => {
      outcomes.longestWait = Math.max(outcomes.longestWait, performance.now() - added);
      await wait(jobMs);
      outcomes.done += 1;
    };
    queue.add(job).catch((error: unknown) => {
      if (error instanceof BusyError) outcomes.refused += 1;
      else throw error;
    });
  }
  return outcomes;
};

describe('a queue', () => {
  it.each([
    [10, 2 + 40],
    [50, 2 + 8],
    [100, 2 + 4],
    [2000, 2],
  ])(
    'lets as many jobs of %d ms wait as are sure to start before the longest wait',
    async (jobMs, accepted) => {
      const queue = await createMeasured(jobMs);
      const outcomes = addMany(queue, 300, jobMs);
      await vi.advanceTimersByTimeAsync(0);
      expect(queue.size).toBe(300 - outcomes.refused);
      expect(Math.abs(queue.size - accepted)).toBeLessThanOrEqual(1);
      expect(queue.isFull).toBe(true);
      const waiting = queue.size;
      await vi.runAllTimersAsync();
      expect(outcomes.done).toBe(waiting);
      expect(outcomes.longestWait).toBeLessThanOrEqual(250);
      expect(queue).toMatchObject({ size: 0, isFull: false });
    },
  );

  it('drops jobs that have waited too long because the ones before them took longer than usual', async () => {
    const queue = await createMeasured(10);
    const outcomes = addMany(queue, 30, 400);
    await vi.advanceTimersByTimeAsync(501);
    expect(outcomes).toMatchObject({ refused: 30 - 4 });
    await vi.runAllTimersAsync();
    expect(outcomes).toMatchObject({ done: 4, refused: 26 });
    expect(queue.size).toBe(0);
  });

  it('recovers once jobs are short again', async () => {
    const queue = await createMeasured(2000);
    expect(addMany(queue, 10, 10).refused).toBe(0);
    await vi.runAllTimersAsync();
    for (let count = 0; count < 200; count += 1) {
      addMany(queue, 1, 10);
      await vi.runAllTimersAsync();
    }
    const outcomes = addMany(queue, 30, 10);
    await vi.runAllTimersAsync();
    expect(outcomes).toMatchObject({ done: 30, refused: 0 });
  });

  it('has a bound on waiting jobs of any length', async () => {
    const queue = await createMeasured(0, { maxWaiting: 5 });
    const outcomes = addMany(queue, 20, 0);
    await vi.runAllTimersAsync();
    expect(outcomes).toMatchObject({ done: 7, refused: 13 });
  });

  it('drops a waiting job whose signal aborts, and finishes one that has started', async () => {
    const queue = createBoundedQueue({ ...LIMITS, running: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const started: string[] = [];
    const add = (name: string, signal?: AbortSignal) =>
      queue.add(
        async () => {
          started.push(name);
          await wait(100);
          return name;
        },
        { signal },
      );
    const results = [add('first', first.signal), add('second', second.signal), add('third')];
    const settled = Promise.allSettled(results);
    await vi.advanceTimersByTimeAsync(50);
    first.abort();
    second.abort();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await settled).toMatchObject([
      { status: 'fulfilled', value: 'first' },
      { status: 'rejected', reason: { name: 'BusyError' } },
      { status: 'fulfilled', value: 'third' },
    ]);
    expect(started).toEqual(['first', 'third']);
    await expect(add('late', first.signal)).rejects.toThrow(BusyError);
  });

  it('counts the time that a job has waited elsewhere', async () => {
    const queue = await createMeasured(100, { running: 1 });
    const since = performance.now();
    await vi.advanceTimersByTimeAsync(150);
    const running = queue.add(() => wait(100));
    await expect(queue.add(() => wait(100), { since })).rejects.toThrow(BusyError);
    const accepted = queue.add(() => wait(100));
    await vi.advanceTimersByTimeAsync(200);
    await Promise.all([running, accepted]);
  });

  it('passes on what a job rejects with', async () => {
    const queue = createBoundedQueue(LIMITS);
    await expect(queue.add(() => Promise.reject(new Error('It broke')))).rejects.toThrow('It broke');
    expect(queue.size).toBe(0);
  });
});
