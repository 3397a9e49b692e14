import { describe, expect, it } from 'vitest';
import { hashText, seededRandom } from './random';

describe('seededRandom', () => {
  it('depends only on the seed and stays in [0, 1)', () => {
    const [first, second] = [seededRandom(7), seededRandom(7)];
    for (let i = 0; i < 1000; i++) {
      const value = first();
      expect(value).toBe(second());
      expect(value >= 0 && value < 1).toBe(true);
    }
    expect(seededRandom(8)()).not.toBe(seededRandom(7)());
  });
});

describe('hashText', () => {
  it('distributes ids that differ in their last character', () => {
    const halves = Array.from({ length: 2000 }, (_, i) => hashText(`deck-${i}`) >>> 31);
    const upper = halves.reduce((a, b) => a + b, 0);
    expect(upper).toBeGreaterThan(850);
    expect(upper).toBeLessThan(1150);
  });
});
