import { describe, expect, it } from 'vitest';
import type { RunDifference } from '@crownsmith/playtest';
import { differenceText } from './change-text';

const difference = (fields: Partial<RunDifference>): RunDifference => ({
  figure: 'cast',
  turn: 2,
  before: 0.61,
  after: 0.68,
  difference: { mean: 0.07, low: 0.05, high: 0.09 },
  ...fields,
});

describe('what a change does', () => {
  it.each<[Partial<RunDifference>, string]>([
    [{}, 'something to cast on turn 2: 61% → 68%'],
    [{ figure: 'colors', turn: 3, before: 0.084 }, 'all colours by turn 3: 8.4% → 68%'],
    [{ figure: 'mana', turn: 4, before: 4.104, after: 4.4 }, 'mana on turn 4: 4.10 → 4.40'],
    [{ figure: 'cards-seen', turn: 8, before: 17.04, after: 18 }, 'cards seen by turn 8: 17.0 → 18.0'],
    [
      { figure: 'commander', turn: undefined, before: 0, after: 0.08 },
      'the commander comes earlier in 8% of games',
    ],
    [
      { figure: 'win', turn: undefined, before: 0.12, after: 0.013 },
      'it could win later in 12% of games, earlier in 1.3%',
    ],
  ])('of %j reads: %s', (fields, text) => expect(differenceText(difference(fields))).toBe(text));
});
