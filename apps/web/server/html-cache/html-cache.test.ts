import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeptPages, type KeptPage } from './html-cache';

const page = (kilobytes: number, tag = ''): KeptPage => ({
  tag,
  headers: [],
  packed: { gzip: { bytes: Buffer.alloc(kilobytes * 1024), headers: [] } },
});

describe('kept pages', () => {
  it('are given back until the snapshot changes', () => {
    const kept = createKeptPages(1_000_000);
    kept.set('a', page(1, 'a'));
    expect(kept.get('a')?.tag).toBe('a');
    kept.set('a', page(1, 'b'));
    expect(kept.get('a')?.tag).toBe('b');
    expect(kept.get('b')).toBeUndefined();
    kept.clear();
    expect([kept.get('a'), kept.size]).toEqual([undefined, 0]);
  });

  it('take no more bytes than they may, whatever is asked for', () => {
    const step = fc.record({
      key: fc.nat(60),
      kilobytes: fc.integer({ min: 0, max: 90 }),
      again: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const kept = createKeptPages(300_000);
        for (const { key, kilobytes, again } of steps) {
          if (!again || !kept.get(String(key))) kept.set(String(key), page(kilobytes));
          expect(kept.size).toBeLessThanOrEqual(300_000);
        }
      }),
    );
  });

  it('stay when a flood of addresses comes by, each asked for once', () => {
    const kept = createKeptPages(400_000);
    const hot = Array.from({ length: 10 }, (_, index) => `/hot/${index}`);
    for (const key of hot) {
      kept.set(key, page(20));
      kept.get(key);
    }
    for (let index = 0; index < 10_000; index += 1) kept.set(`/wrong/${index}`, page(20));
    expect(hot.filter((key) => kept.get(key) !== undefined)).toEqual(hot);
  });

  it('go in the order in which they were last asked for', () => {
    const kept = createKeptPages(200_000);
    const keys = Array.from({ length: 12 }, (_, index) => `/${index}`);
    for (const key of keys) {
      kept.set(key, page(20));
      kept.get(key);
      kept.get('/0');
    }
    expect(kept.get('/0')).toBeDefined();
    expect(kept.get('/11')).toBeDefined();
    expect(kept.get('/1')).toBeUndefined();
  });

  it('are none where no bytes are given', () => {
    const kept = createKeptPages(0);
    kept.set('a', page(0));
    expect(kept.get('a')).toBeUndefined();
  });
});
