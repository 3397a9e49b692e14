import { afterEach, describe, expect, it, vi } from 'vitest';
import { COLLECTION_FLAG, hasCollection } from './collection-flag';
import { changeStored, readCollection } from './collection-storage';

interface Request {
  readonly result?: unknown;
  onsuccess?: () => void;
  oncomplete?: () => void;
}

/** An empty database. @param put calls back once the transaction is to end */
const stubDatabase = (put: (complete: () => void) => void): void => {
  const succeed = (result?: unknown): Request => {
    const request: Request = { result };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const transaction: Request = {};
  const store = { transaction, get: () => succeed(), put: () => put(() => transaction.oncomplete?.()) };
  const database = { transaction: () => ({ objectStore: () => store }) };
  vi.stubGlobal('indexedDB', { open: () => succeed(database) });
};

/** @param flag of a collection */
const stubPage = (flag?: string) => {
  const stored = new Map(flag === undefined ? [] : [[COLLECTION_FLAG, flag]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const dispatched = vi.fn();
  vi.stubGlobal('dispatchEvent', dispatched);
  return dispatched;
};

describe('a stored collection', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is flagged before it is written: the tab may be closed then', async () => {
    stubPage();
    const wasFlagged = new Promise((resolve) => {
      stubDatabase(() => resolve(hasCollection()));
      void changeStored([{ card: 'opt', kind: 'move', to: '', count: 1 }]);
    });
    expect(await wasFlagged).toBe(true);
  });

  it('that was flagged and not written is none', async () => {
    const dispatched = stubPage('5');
    stubDatabase((complete) => queueMicrotask(complete));
    expect(await readCollection()).toBeUndefined();
    expect(hasCollection()).toBe(false);
    expect(dispatched).toHaveBeenCalledTimes(1);
  });
});
