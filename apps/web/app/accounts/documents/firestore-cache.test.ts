import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveCache, type State } from './firestore-cache.server';

const stateOf = (value: string): State => ({ stored: { value } });

describe('createLiveCache', () => {
  const listeners = new Map<string, (state: State | undefined) => void>();
  const stopped: string[] = [];
  const fetch = vi.fn<() => Promise<State>>();
  const makeCache = () =>
    createLiveCache({
      limit: 2,
      maxAgeMs: 1000,
      watch: (key, listener) => {
        listeners.set(key, listener);
        return () => stopped.push(key);
      },
    });

  beforeEach(() => {
    listeners.clear();
    stopped.length = 0;
    fetch.mockReset();
    fetch.mockResolvedValue(stateOf('fetched'));
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('fetches until the watched document has come, then reads what was reported last', async () => {
    const cache = makeCache();
    expect(await cache.read('a', fetch)).toEqual(stateOf('fetched'));
    expect(await cache.read('a', fetch)).toEqual(stateOf('fetched'));
    listeners.get('a')?.(stateOf('first'));
    listeners.get('a')?.(stateOf('second'));
    expect(await cache.read('a', fetch)).toEqual(stateOf('second'));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('remembers that there is no document', async () => {
    const cache = makeCache();
    await cache.read('a', fetch);
    listeners.get('a')?.({ stored: undefined });
    expect(await cache.read('a', fetch)).toEqual({ stored: undefined });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['after a write', (cache: ReturnType<typeof makeCache>) => cache.forget('a')],
    ['after an error of the watch', () => listeners.get('a')?.(undefined)],
    ['after its age', () => vi.advanceTimersByTime(1001)],
    ['after the end', (cache: ReturnType<typeof makeCache>) => cache.clear()],
  ])('stops watching and fetches again %s', async (_, change) => {
    const cache = makeCache();
    await cache.read('a', fetch);
    listeners.get('a')?.(stateOf('old'));
    change(cache);
    expect(stopped).toEqual(['a']);
    expect(await cache.read('a', fetch)).toEqual(stateOf('fetched'));
  });

  it('watches no more documents than its limit', async () => {
    const cache = makeCache();
    for (const key of ['a', 'b', 'c']) await cache.read(key, fetch);
    expect(stopped).toEqual(['a']);
  });

  it('rejects as the request does, and asks again', async () => {
    const cache = makeCache();
    fetch.mockRejectedValueOnce(new Error('offline'));
    await expect(cache.read('a', fetch)).rejects.toThrow('offline');
    expect(await cache.read('a', fetch)).toEqual(stateOf('fetched'));
  });
});
