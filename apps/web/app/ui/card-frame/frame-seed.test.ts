import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameSeed, PATTERN_FAMILIES, PATTERN_STEPS } from './frame-seed';

describe('frameSeed', () => {
  it('is deterministic, in integers within bounds', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const seed = frameSeed(name);
        expect(frameSeed(name)).toEqual(seed);
        expect(seed.pattern).toBeLessThan(PATTERN_FAMILIES);
        for (const part of Object.values(seed)) {
          expect(Number.isInteger(part) && part >= 0 && part < PATTERN_STEPS).toBe(true);
        }
      }),
    );
  });

  it('spreads names evenly over families, most with a pattern of their own', () => {
    const names = Array.from({ length: 4000 }, (_, i) => `Card of the ${i}th kind`);
    const counts = new Array<number>(PATTERN_FAMILIES).fill(0);
    for (const name of names) counts[frameSeed(name).pattern] = (counts[frameSeed(name).pattern] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(120);
    expect(new Set(names.map((name) => JSON.stringify(frameSeed(name)))).size).toBeGreaterThan(2300);
  });
});
