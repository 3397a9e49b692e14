import { afterEach, describe, expect, it, vi } from 'vitest';
import { metKey, metMark } from './met-key';
import { watchCollection } from './watch-collection';

const storage = (values: Readonly<Record<string, string>>) => {
  const stored = new Map(Object.entries(values));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
};

describe('a watched collection', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is sent by the next page where the account could not be reached', async () => {
    const open = vi.fn(() => {
      throw new Error('blocked');
    });
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('indexedDB', { open });
    vi.stubGlobal('sessionStorage', storage({ 'collection-synced': 'ada' }));
    vi.stubGlobal('localStorage', storage({ [metKey('ada')]: metMark(3) }));
    const page = watchCollection('ada');
    page.onVersion(3);
    await page.flush();
    expect(open).toHaveBeenCalledTimes(0);
    window.dispatchEvent(new Event('collection'));
    await page.flush();
    page.stop();
    expect(open).toHaveBeenCalledTimes(1);
    const next = watchCollection('ada');
    await next.flush();
    next.stop();
    expect(open).toHaveBeenCalledTimes(2);
  });
});
