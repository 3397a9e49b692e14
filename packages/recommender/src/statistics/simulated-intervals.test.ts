import { expect, it } from 'vitest';
import { CARD_EFFECTS, simulateIntervals } from '../testing/simulated-results';

// A short form of `npm run evaluate -- results`, whose figures are in the decision on results.
it.each(Object.keys(CARD_EFFECTS) as (keyof typeof CARD_EFFECTS)[])(
  'shrunk intervals have the true difference as often as they state, where %s',
  (effects) => {
    const { intervals, covered, error, errorUnshrunk } = simulateIntervals(effects, 2);
    expect(intervals).toBeGreaterThan(200);
    // Cards of a commander share their lists, so that intervals of one miss together.
    expect(covered).toBeGreaterThan(0.93);
    expect(error).toBeLessThan(errorUnshrunk);
  },
);
