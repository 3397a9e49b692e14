import { describe, expect, it } from 'vitest';
import { dayNumber } from '#src/iso-date';
import { deckDay, possibleDeckDays } from './deck-date';

describe('deckDay', () => {
  const days = possibleDeckDays(new Date('2026-11-21T23:30:00Z'));
  it.each([
    ['1993-08-01', true],
    ['1993-07-31', false],
    ['1969-12-31', false],
    ['0001-01-01', false],
    ['2026-11-21', true],
    ['2026-11-22', true],
    ['2026-11-23', false],
    ['9999-12-31', false],
  ])('of %s is a day: %j', (date, isPossible) =>
    expect(deckDay(date, days)).toBe(isPossible ? dayNumber(date) : null),
  );
  it('is null without a date', () => expect(deckDay(null, days)).toBeNull());
});
