import { describe, expect, it } from 'vitest';
import {
  COMPANIONS,
  checkCompanion,
  companionFilter,
  companionRule,
  isBannedAsCompanion,
  type CompanionFacts,
} from './companion';
import { aDeckCard } from '../../testing/builders';

const card = (fields: Partial<CompanionFacts>): CompanionFacts => ({
  ...aDeckCard({ name: 'Card' }),
  ...fields,
});
const verdict = (companion: string, fields: Partial<CompanionFacts>): boolean | undefined => {
  const rule = COMPANIONS.find(({ name }) => name.startsWith(companion));
  if (rule === undefined) throw new Error(companion);
  const { broken, unchecked } = checkCompanion(rule, [card(fields)]);
  return unchecked.length > 0 ? undefined : broken.length === 0;
};
const land = { typeLine: 'Land', manaCost: '', manaValue: 0 };
const creature = 'Creature — Human';
const GRIST =
  "As long as Grist isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.";

describe('the ten companions (Ikoria)', () => {
  it('are found by name', () => {
    expect(COMPANIONS.length).toBe(10);
    expect(companionRule('lutri, the spellchaser')?.kind).toBe('singleton');
    expect(companionRule('Sol Ring')).toBeUndefined();
    expect([
      isBannedAsCompanion('Lutri, the Spellchaser'),
      isBannedAsCompanion('Lurrus of the Dream-Den'),
    ]).toEqual([true, false]);
  });
  it.each<[string, Partial<CompanionFacts>, boolean | undefined]>([
    ['Gyruda', { manaValue: 4 }, true],
    ['Gyruda', { manaValue: 3 }, false],
    ['Gyruda', land, true],
    ['Obosh', { manaValue: 3 }, true],
    ['Obosh', { manaValue: 0 }, false],
    ['Obosh', land, true],
    ['Keruga', { manaValue: 3 }, true],
    ['Keruga', { manaValue: 2 }, false],
    ['Keruga', land, true],
    ['Lurrus', { manaValue: 2 }, true],
    ['Lurrus', { manaValue: 3 }, false],
    ['Lurrus', { manaValue: 9, typeLine: 'Sorcery' }, true],
    ['Kaheera', { typeLine: 'Creature — Cat Warrior' }, true],
    ['Kaheera', { typeLine: creature }, false],
    ['Kaheera', { typeLine: 'Legendary Planeswalker — Grist', text: GRIST }, false],
    ['Kaheera', { typeLine: 'Instant' }, true],
    ['Kaheera', { typeLine: 'Creature — Shapeshifter', keywords: ['Changeling'] }, true],
    ['Kaheera', { typeLine: 'Creature — Elf // Creature — Beast', layout: 'transform' }, false],
    [
      'Kaheera',
      {
        typeLine: 'Creature — Elf // Creature — Shapeshifter',
        layout: 'transform',
        keywords: ['Changeling'],
        text: 'Flying\n//\nChangeling',
      },
      false,
    ],
    ['Jegantha', { manaCost: '{4}{W}{U}' }, true],
    ['Jegantha', { manaCost: '{1}{W}{W}' }, false],
    ['Jegantha', { manaCost: '{X}{X}' }, false],
    ['Jegantha', { manaCost: '{W/U}{W}' }, true],
    ['Jegantha', { manaCost: '{G/W}{G/W}' }, false],
    ['Jegantha', { manaCost: '{2}{G}{G/U/P}{U}' }, true],
    ['Jegantha', { manaCost: '{1}{R} // {1}{U}', layout: 'split' }, true],
    ['Jegantha', { manaCost: '{R} // {3}{R}', layout: 'split' }, false],
    ['Jegantha', { manaCost: '{1}{R} // {R}{R}', layout: 'adventure' }, true],
    ['Jegantha', { manaCost: undefined }, undefined],
    ['Jegantha', { ...land, manaCost: undefined }, true],
    ['Zirda', { typeLine: creature, text: '{T}: Add {G}.' }, true],
    ['Zirda', { typeLine: creature, text: 'Flying' }, false],
    ['Zirda', { typeLine: creature, text: 'Sacrifice a creature: Scry 1.' }, true],
    ['Zirda', { typeLine: creature, text: 'When it enters, choose one:\nDraw.' }, false],
    ['Zirda', { typeLine: 'Artifact — Equipment', text: 'Equip {2}' }, true],
    ['Zirda', { typeLine: creature, text: 'Commander ninjutsu {U}{B}' }, true],
    ['Zirda', { typeLine: creature, text: 'Throw ... — {3}, Unattach an Equipment: Draw a card.' }, true],
    ['Zirda', { typeLine: creature, keywords: ['Cycling'], text: undefined }, true],
    [
      'Zirda',
      {
        typeLine: 'Creature — Elf // Artifact — Equipment',
        layout: 'transform',
        keywords: ['Equip'],
        text: 'Flying\n//\nEquip {2}',
      },
      false,
    ],
    [
      'Zirda',
      { typeLine: 'Creature — Elf // Artifact', layout: 'transform', keywords: ['Equip'], text: undefined },
      undefined,
    ],
    [
      'Zirda',
      {
        typeLine: 'Enchantment — Room // Enchantment — Room',
        layout: 'split',
        text: 'Draw more.\n//\n{2}: Scry 1.',
      },
      true,
    ],
    ['Zirda', { typeLine: 'Enchantment', text: 'Creatures have "{T}: Add {G}."' }, false],
    ['Zirda', { typeLine: creature, text: undefined }, undefined],
    ['Zirda', { typeLine: 'Instant', text: 'Draw a card.' }, true],
    ['Zirda', { typeLine: 'Legendary Planeswalker — Jace', text: '+1: Draw.' }, true],
    ['Zirda', { typeLine: 'Land — Forest Island', text: '' }, true],
    ['Zirda', { typeLine: 'Basic Land', text: '' }, true],
    ['Zirda', { typeLine: 'Land Creature — Forest Dryad', text: '' }, true],
    ['Zirda', { typeLine: 'Land', text: 'When it enters, scry 1.' }, false],
    ['Lutri', {}, true],
    ['Yorion', {}, true],
  ])('%s and %j: %j', (companion, fields, expected) => expect(verdict(companion, fields)).toBe(expected));

  it('let cards come in that keep to their conditions', () => {
    const passes = (companion: string | undefined, deck: readonly Partial<CompanionFacts>[]): string => {
      const filter = companionFilter(companion, deck.map(card));
      const coming = {
        Land: land,
        Elf: { typeLine: creature, manaValue: 1 },
        Rock: { typeLine: 'Artifact', manaValue: 2 },
      };
      return Object.entries(coming)
        .filter(([, fields]) => filter(card(fields)))
        .map(([name]) => name)
        .join(' ');
    };
    expect(passes(undefined, [])).toBe('Land Elf Rock');
    expect(passes('Sol Ring', [])).toBe('Land Elf Rock');
    expect(passes('Obosh, the Preypiercer', [])).toBe('Land Elf');
    expect(passes('Umori, the Collector', [land, { typeLine: creature }])).toBe('Land Elf');
    expect(passes('Umori, the Collector', [{ typeLine: creature }, { typeLine: 'Artifact' }])).toBe(
      'Land Elf Rock',
    );
  });
  it('Umori: every nonland card shares one type', () => {
    const umori = companionRule('Umori, the Collector');
    const check = (...types: string[]) =>
      umori &&
      checkCompanion(
        umori,
        types.map((typeLine, at) => card({ name: `${at}`, typeLine })),
      ).broken;
    expect(check('Creature — Elf', 'Artifact Creature — Golem', 'Land')).toEqual([]);
    expect(check('Artifact Creature — Golem', 'Artifact', 'Creature')).toEqual(['0', '1', '2']);
    expect(check('Land', 'Land')).toEqual([]);
  });
});
