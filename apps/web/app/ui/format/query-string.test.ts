import { expect, it } from 'vitest';
import { urlWithQuery } from './query-string';
import { byYear, releaseDate, releaseYear } from './release-date';

it.each([
  [{ card: 'sol-ring', page: 1 }, '/combos?card=sol-ring'],
  [{ card: 'a&b', page: 2 }, '/combos?card=a%26b&page=2'],
  [{ card: '', colors: undefined }, '/combos'],
])('%j is %s', (query, address) => expect(urlWithQuery('/combos', query)).toBe(address));

it('says a day in words, and gives back what is none', () => {
  expect(releaseDate('2026-09-25')).toBe('25 September 2026');
  expect(releaseDate('soon')).toBe('soon');
  expect(releaseYear('2026-09-25')).toBe('2026');
  expect(releaseYear(null)).toBeUndefined();
});

it('puts things under their years in their order, those without a date last', () => {
  const things = [
    { releasedAt: null },
    { releasedAt: '2026-01-01' },
    { releasedAt: '2025-05-05' },
    { releasedAt: '2026-02-02' },
  ];
  expect(byYear(things, 'Undated').map(({ year, things: of }) => [year, of.length])).toEqual([
    ['2026', 2],
    ['2025', 1],
    ['Undated', 1],
  ]);
});
