import { expect, it } from 'vitest';
import { byYear, releaseDate, releaseYear, windowDays } from './release-date';

it('formats a date, and returns an invalid one unchanged', () => {
  expect(releaseDate('2026-09-25')).toBe('25 September 2026');
  expect(releaseDate('soon')).toBe('soon');
  expect(releaseYear('2026-09-25')).toBe('2026');
  expect(releaseYear(null)).toBeUndefined();
});

it('groups by year in order, undated last', () => {
  const items = [
    { releasedAt: null },
    { releasedAt: '2026-01-01' },
    { releasedAt: '2025-05-05' },
    { releasedAt: '2026-02-02' },
  ];
  expect(byYear(items, 'Undated').map(({ year, items: ofYear }) => [year, ofYear.length])).toEqual([
    ['2026', 2],
    ['2025', 1],
    ['Undated', 1],
  ]);
});

it('names the last day of a time window, where one is known', () => {
  expect(windowDays('month', '2026-09-25')).toBe(' of the month up to 25 September 2026');
  expect(windowDays('all', '2026-09-25')).toBe('');
  expect(windowDays('week', null)).toBe('');
});
