import { expect, it } from 'vitest';
import { ageText, kindLabel } from './OverviewPage';

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
