import { describe, expect, it } from 'vitest';
import { BRACKETS, bracketFactsOf, estimateBracket, type BracketFacts } from './bracket';
import { fc, test } from '../../testing/property';

describe('the lowest bracket that fits a list (rules of 2025-10-21)', () => {
  it.each<[BracketFacts, number, number]>([
    [{ gameChangers: [] }, 1, 0],
    [{ gameChangers: ['A'] }, 3, 1],
    [{ gameChangers: ['A', 'B', 'C'] }, 3, 1],
    [{ gameChangers: ['A', 'B', 'C', 'D'] }, 4, 1],
    [{ gameChangers: [], massLandDenial: ['Armageddon'] }, 4, 1],
    [{ gameChangers: [], extraTurns: ['Time Warp', 'Temporal Mastery'] }, 1, 0],
    [{ gameChangers: [], extraTurns: ['A', 'B', 'C'] }, 4, 1],
    [{ gameChangers: [], combos: [{ cards: ['A', 'B'], early: false }] }, 3, 1],
    [{ gameChangers: ['A'], combos: [{ cards: ['A', 'B'], early: true }] }, 4, 2],
  ])('%j: %d, for %d reasons', (facts, bracket, reasons) => {
    const estimate = estimateBracket(facts);
    expect([estimate.bracket, estimate.reasons.length]).toEqual([bracket, reasons]);
  });
  test('is never lowered by more Game Changers', [fc.nat({ max: 60 })], (count) => {
    const at = (many: number) =>
      estimateBracket({ gameChangers: Array.from({ length: many }, String) }).bracket;
    expect(at(count + 1)).toBeGreaterThanOrEqual(at(count));
  });
  it('uses facts of cards', () =>
    expect(
      bracketFactsOf([
        { name: 'Rhystic Study', gameChanger: true },
        { name: 'armageddon', gameChanger: false },
        { name: 'Time Warp', gameChanger: false, text: 'Target player takes an extra turn after this one.' },
        { name: 'Opt', gameChanger: false, text: 'Scry 1.' },
      ]),
    ).toEqual({
      gameChangers: ['Rhystic Study'],
      massLandDenial: ['armageddon'],
      extraTurns: ['Time Warp'],
    }));
  it('exists for five brackets', () =>
    expect(BRACKETS.map(({ name }) => name)).toEqual([
      'Exhibition',
      'Core',
      'Upgraded',
      'Optimized',
      'cEDH',
    ]));
});
