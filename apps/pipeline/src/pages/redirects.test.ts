import { allowanceOf, COLORLESS } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import type { Zone } from './page-context';
import { makeRedirects } from './redirects';

const CARDS = [
  testCard('Day // Night', 'Creature', { formerNames: ['Dawn // Dusk', 'Gus'] }),
  testCard('Greta', 'Creature', { formerNames: ['Greta the Elder', 'Night'] }),
  testCard('Gus', 'Creature', { formerNames: ['Dawn', 'Greta the Elder'] }),
];

/** A command zone of some cards, without decks. */
const zone = (slug: string, cards: readonly number[]): Zone => ({
  number: -1,
  cards,
  slug,
  identity: COLORLESS,
  allowance: allowanceOf([]),
  decks: 0,
  banned: false,
  rank: null,
});

describe('makeRedirects', () => {
  const redirects = makeRedirects(CARDS, [
    zone('greta', [1]),
    zone('gus', [2]),
    zone('day-night', [0]),
    zone('greta-gus', [1, 2]),
  ]);

  it('redirects faces, then former names, then their faces, to cards', () =>
    expect(redirects.cards).toEqual({
      day: 'day-night',
      night: 'day-night',
      'dawn-dusk': 'day-night',
      'greta-the-elder': 'greta',
      dawn: 'gus',
      dusk: 'day-night',
    }));

  it('redirects former names to commanders where no present name has the slug', () =>
    expect(redirects.commanders).toEqual({
      day: 'day-night',
      'gus-greta': 'greta-gus',
      'greta-the-elder': 'greta',
      night: 'greta',
      dawn: 'gus',
      'dawn-dusk': 'day-night',
      'greta-dawn': 'greta-gus',
      'dawn-greta': 'greta-gus',
      'greta-greta-the-elder': 'greta-gus',
      'greta-the-elder-greta': 'greta-gus',
      'greta-the-elder-gus': 'greta-gus',
      'gus-greta-the-elder': 'greta-gus',
      'greta-the-elder-dawn': 'greta-gus',
      'dawn-greta-the-elder': 'greta-gus',
      'greta-the-elder-greta-the-elder': 'greta-gus',
      'night-gus': 'greta-gus',
      'gus-night': 'greta-gus',
      'night-dawn': 'greta-gus',
      'dawn-night': 'greta-gus',
      'night-greta-the-elder': 'greta-gus',
      'greta-the-elder-night': 'greta-gus',
    }));

  it('redirects names with hyphens for apostrophes where nothing else has the slug', () => {
    const cards = [
      testCard("Gus's Den // Al's Inn", 'Land'),
      testCard("K'rrik", 'Creature'),
      testCard("O'Al", 'Creature'),
      testCard('O Al', 'Creature'),
    ];
    expect(makeRedirects(cards, [zone('krrik', [1]), zone('krrik-oal', [1, 2])])).toEqual({
      cards: {
        'guss-den': 'guss-den-als-inn',
        'als-inn': 'guss-den-als-inn',
        'gus-s-den': 'guss-den-als-inn',
        'gus-s-den-al-s-inn': 'guss-den-als-inn',
        'al-s-inn': 'guss-den-als-inn',
        'k-rrik': 'krrik',
      },
      commanders: {
        'k-rrik': 'krrik',
        'oal-krrik': 'krrik-oal',
        'krrik-o-al': 'krrik-oal',
        'o-al-krrik': 'krrik-oal',
        'k-rrik-oal': 'krrik-oal',
        'oal-k-rrik': 'krrik-oal',
        'k-rrik-o-al': 'krrik-oal',
        'o-al-k-rrik': 'krrik-oal',
      },
    });
  });
});
