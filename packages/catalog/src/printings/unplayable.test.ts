import { describe, expect, it } from 'vitest';
import { unplayableReason, type PrintingFacts } from './unplayable';

const facts = (fields: Partial<PrintingFacts>): PrintingFacts => ({
  name: 'Test Bear',
  set: 'tst',
  ...fields,
});

describe('whether a printing may be played', () => {
  it.each<[string, Partial<PrintingFacts>, string | undefined]>([
    ['a card of a set', { border_color: 'black', set_type: 'expansion', oversized: false }, undefined],
    ['one without borders', { border_color: 'borderless', set_type: 'box' }, undefined],
    ['a white border', { border_color: 'white' }, undefined],
    ['a border of a colour to come', { border_color: 'purple' }, undefined],
    ['a gold border', { border_color: 'gold', set_type: 'memorabilia' }, 'gold-border'],
    ['a silver border', { border_color: 'silver', set_type: 'funny' }, 'silver-border'],
    [
      "Collectors' Edition",
      { set: 'ced', border_color: 'black', set_type: 'memorabilia' },
      'collectors-edition',
    ],
    ['International Edition', { set: 'cei', border_color: 'black' }, 'collectors-edition'],
    ['30th Anniversary Edition', { set: '30a', border_color: 'black' }, 'anniversary-edition'],
    ['a promo of the anniversary', { set: 'p30a', border_color: 'black', set_type: 'promo' }, undefined],
    ['a large card', { border_color: 'black', oversized: true }, 'oversized'],
    ['a card of normal size of such a set', { set: 'phop', oversized: false, set_type: 'promo' }, undefined],
    ['other memorabilia', { border_color: 'black', set_type: 'memorabilia' }, 'memorabilia'],
    ['a digital card', { digital: true, border_color: 'black' }, 'digital'],
    ['a card of games without paper', { games: ['arena'] }, 'digital'],
    ['a card of no game that is named', { games: [] }, undefined],
    [
      'a land of Unstable',
      { set: 'ust', name: 'Forest', border_color: 'black', set_type: 'funny' },
      undefined,
    ],
    // A file that states neither border nor type: the set decides.
    ['by set: a World Championship deck', { set: 'wc99' }, 'gold-border'],
    ['by set: Pro Tour Collector Set', { set: 'ptc' }, 'gold-border'],
    ["by set: Collectors' Edition", { set: 'ced' }, 'collectors-edition'],
    ['by set: 30th Anniversary Edition', { set: '30a' }, 'anniversary-edition'],
    ['by set: Unhinged', { set: 'unh' }, 'silver-border'],
    ['by set: a land of Unhinged', { set: 'unh', name: 'Plains' }, undefined],
    ['by set: Steamflogger Boss', { set: 'ust', name: 'Steamflogger Boss' }, undefined],
    ['by set: a large commander', { set: 'oc16' }, 'oversized'],
    ['by set: Heroes of the Realm', { set: 'ph19' }, 'memorabilia'],
    ['by set: Unfinity', { set: 'unf' }, undefined],
    ['by set: Dominaria United', { set: 'dmu' }, undefined],
  ])('%s', (_, fields, expected) => expect(unplayableReason(facts(fields))).toBe(expected));
});
