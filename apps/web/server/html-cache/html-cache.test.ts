import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CachedPage, createHtmlCache } from './html-cache';

const page = (kilobytes: number, etag = ''): CachedPage => ({
  etag,
  headers: [],
  bodies: { gzip: { bytes: Buffer.alloc(kilobytes * 1024), headers: [] } },
});

describe('the HTML cache', () => {
  it('returns the latest page of a key until it is cleared', () => {
    const cache = createHtmlCache(1_000_000);
    cache.set('a', page(1, 'a'));
    expect(cache.get('a')?.etag).toBe('a');
    cache.set('a', page(1, 'b'));
    expect(cache.get('a')?.etag).toBe('b');
    expect(cache.get('b')).toBeUndefined();
    cache.clear();
    expect([cache.get('a'), cache.size]).toEqual([undefined, 0]);
  });

  it('never exceeds its bytes, whatever is requested', () => {
    const step = fc.record({
      key: fc.nat(60),
      kilobytes: fc.integer({ min: 0, max: 90 }),
      again: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const cache = createHtmlCache(300_000);
        for (const { key, kilobytes, again } of steps) {
          if (!again || !cache.get(String(key))) cache.set(String(key), page(kilobytes));
          expect(cache.size).toBeLessThanOrEqual(300_000);
        }
      }),
    );
  });

  it('keeps protected pages during a flood of URLs that are requested once each', () => {
    const cache = createHtmlCache(400_000);
    const hot = Array.from({ length: 10 }, (_, index) => `/hot/${index}`);
    for (const key of hot) {
      cache.set(key, page(20));
      cache.get(key);
    }
    const wrong = page(20);
    for (let index = 0; index < 10_000; index += 1) cache.set(`/wrong/${index}`, wrong);
    expect(hot.filter((key) => cache.get(key) !== undefined)).toEqual(hot);
  });

  it('evicts the least recently used page first', () => {
    const cache = createHtmlCache(200_000);
    const keys = Array.from({ length: 12 }, (_, index) => `/${index}`);
    for (const key of keys) {
      cache.set(key, page(20));
      cache.get(key);
      cache.get('/0');
    }
    expect(cache.get('/0')).toBeDefined();
    expect(cache.get('/11')).toBeDefined();
    expect(cache.get('/1')).toBeUndefined();
  });

  it('caches nothing in 0 bytes', () => {
    const cache = createHtmlCache(0);
    cache.set('a', page(0));
    expect(cache.get('a')).toBeUndefined();
  });
});
