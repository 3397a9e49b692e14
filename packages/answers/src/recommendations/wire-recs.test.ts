import { toWireCard } from '@crownsmith/api-client';
import { starterCards } from '@crownsmith/catalog/starter';
import { expect, it } from 'vitest';
import { toReportCard } from '../deck-report/report-card';
import { toReason } from './wire-recs';

const [any] = starterCards();
if (any === undefined) throw new Error('no cards');
const card = (typeLine: string, text = '') => ({
  ...toReportCard(toWireCard(any), text),
  typeLine,
  keywords: [],
});
const witness = card('Creature — Human Shaman');

it.each([
  ['a type that the commander is of', 'Creature — Elf Shaman', '', { kind: 'theme', shared: ['Shaman'] }],
  ['not the most common type', 'Creature — Human Warrior', '', { kind: 'identity' }],
  [
    'the most common type that the commander names',
    'Creature — Human Warrior',
    'Other Humans get +1/+1.',
    { kind: 'theme', shared: ['Human'] },
  ],
])('the theme of a card is %s', (_, typeLine, text, reason) =>
  expect(toReason('theme', witness, [card(typeLine, text)])).toEqual(reason),
);
