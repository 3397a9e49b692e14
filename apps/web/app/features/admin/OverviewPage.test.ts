import { expect, it } from 'vitest';
import { ageText, dataAgeText, kindLabel } from './OverviewPage';

const HOUR = 3_600_000;

it.each([
  [-HOUR, '0 hours'],
  [59 * 60_000, '0 hours'],
  [HOUR, '1 hour'],
  [47 * HOUR, '47 hours'],
  [48 * HOUR, '2 days'],
  [1000 * HOUR, '41 days'],
])('%d ms: %s', (ms, text) => expect(ageText(ms)).toBe(text));

it.each([
  ['sets', 'Sets'],
  ['variantFiles', 'Variant files'],
  ['preconDecksLeftOut', 'Precon decks left out'],
])('the count %s is labelled %s', (kind, label) => expect(kindLabel(kind)).toBe(label));

const AGE = {
  of: 'cards',
  date: '2026-11-20',
  imported: null,
  from: 'Scryfall',
  starter: false,
  days: 3,
  limit: 14,
  isOld: false,
} as const;
it.each([
  [{}, '3 days, at most 14, from Scryfall'],
  [{ limit: 0, from: null }, '3 days'],
  [{ days: 15, isOld: true }, '15 days, more than 14, from Scryfall'],
  [{ days: null }, 'unknown, from Scryfall'],
  [{ starter: true }, 'the starter’s own'],
])('data with %o are %s', (changes, text) => expect(dataAgeText({ ...AGE, ...changes })).toBe(text));
