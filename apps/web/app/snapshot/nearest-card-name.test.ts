import type { TypeaheadOption } from '@crownsmith/api-client';
import { expect, it } from 'vitest';
import { nearestCardName } from './nearest-card-name.server';

const option = (label: string, name?: string): TypeaheadOption => ({
  label,
  url: '/cards/x',
  ...(name !== undefined && { other_name: { name, kind: 'es' as const } }),
});

it.each([
  ['Erthquake', [option('Rolling Earthquake'), option('Earthquake')], 'Earthquake'],
  [
    'Expensve Taste',
    [option('Taste of Death'), option('Decadent Dragon // Expensive Taste')],
    'Decadent Dragon // Expensive Taste',
  ],
  [
    'Decdent Dragon',
    [option('Dragon Fodder'), option('Decadent Dragon // Expensive Taste')],
    'Decadent Dragon // Expensive Taste',
  ],
  ['Anilo Sola', [option('Ringsight'), option('Sol Ring', 'Anillo solar')], 'Sol Ring'],
  // The most played of equally near ones, and the first suggestion where none is near.
  ['Forset', [option('Forest'), option('Forset!')], 'Forset!'],
  ['Grd', [option('Guard'), option('Grid'), option('Gird')], 'Grid'],
  ['Ring of Something Else', [option('Sol Ring')], 'Sol Ring'],
  ['Xyzzy', [], undefined],
])('the card that is most like %s', (name, options, label) =>
  expect(nearestCardName(name, { typeahead: () => options })).toBe(label),
);
