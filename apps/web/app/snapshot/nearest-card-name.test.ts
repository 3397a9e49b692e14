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
  expect(nearestCardName(name, { typeahead: () => options, typeaheadList: () => [] })).toBe(label),
);

const ALL = ['Forest', 'Opt', 'Shock', 'Frost!', 'Crest // Bribe', 'Ponder the Long Name'].map((label) =>
  option(label),
);
it.each([
  // What stands in other names by chance is a typo of a short name, the most played one.
  ['Frest', [option('Architect of Restoration')], 'Forest'],
  ['Otp', [option('Ocelot Pride')], 'Opt'],
  ['Shok', [option('Vulshok Sorcerer')], 'Shock'],
  ['Brbie', [], 'Crest // Bribe'],
  // The beginning of a word of a name is that, and no typo.
  ['Shoc', [option('Great Shoc Ter')], 'Great Shoc Ter'],
  ['Forst', [option('The For-Stone')], 'The For-Stone'],
  ['Forests', [option('Forest Sanctuary')], 'Forest'],
  ['Forests', [option('Forest S. Ranger')], 'Forest S. Ranger'],
  ['Forestsa', [option('Forest Sanctuary')], 'Forest Sanctuary'],
  // A typo alone, and of a short name alone.
  ['Frst', [option('Architect of Rstoration')], 'Frost!'],
  ['Foerts', [option('Architect')], 'Architect'],
  ['Ponder the Lng Nme', [option('Architect')], 'Architect'],
])('the card of a short name that is most like %s', (name, options, label) =>
  expect(nearestCardName(name, { typeahead: () => options, typeaheadList: () => ALL })).toBe(label),
);
