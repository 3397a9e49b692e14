import { describe, expect, it } from 'vitest';
import {
  canBeCommander,
  hasSpecificPartner,
  isCommandZone,
  isPartnerCapable,
  validPair,
  type CommanderFacts,
  type CommandZoneCard,
} from './command-zone';
import type { PartnerAbility } from './partner-ability';
import { anyClipboardCard } from '../../testing/arbitraries';
import { test } from '../../testing/property';

describe('canBeCommander (CR 903.3, as of 2026-09-25)', () => {
  it.each<[string, CommanderFacts, boolean]>([
    ['a legendary creature', { typeLine: 'Legendary Creature — Angel' }, true],
    ['a creature', { typeLine: 'Creature — Angel' }, false],
    ['a legendary artifact creature', { typeLine: 'Legendary Artifact Creature — Golem' }, true],
    ['a legendary Vehicle', { typeLine: 'Legendary Artifact — Vehicle', power: '6', toughness: '6' }, true],
    ['a Vehicle', { typeLine: 'Artifact — Vehicle', power: '6', toughness: '6' }, false],
    [
      'a legendary Spacecraft with power and toughness',
      { typeLine: 'Legendary Artifact — Spacecraft', power: '5', toughness: '5' },
      true,
    ],
    ['a legendary Spacecraft without', { typeLine: 'Legendary Artifact — Spacecraft' }, false],
    [
      'a planeswalker with "can be your commander"',
      {
        typeLine: 'Legendary Planeswalker — Teferi',
        text: '+1: Draw.\nTeferi, Temporal Archmage can be your commander.',
      },
      true,
    ],
    ['a planeswalker', { typeLine: 'Legendary Planeswalker — Jace', text: '+1: Draw.' }, false],
    [
      'a planeswalker with Partner, wording unknown',
      { typeLine: 'Legendary Planeswalker — Jeska', keywords: ['Partner'] },
      true,
    ],
    ['a planeswalker, wording unknown', { typeLine: 'Legendary Planeswalker — Jace', keywords: [] }, false],
    [
      'Grist',
      {
        typeLine: 'Legendary Planeswalker — Grist',
        text: "As long as Grist isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.",
      },
      true,
    ],
    ['a Background', { typeLine: 'Legendary Enchantment — Background' }, false],
    ['a legendary land', { typeLine: 'Legendary Land' }, false],
    ['a legend on the back', { typeLine: 'Creature — Human // Legendary Creature — Avatar' }, false],
    ['a legend in front', { typeLine: 'Legendary Creature — God // Legendary Artifact' }, true],
    [
      'words on the back',
      { typeLine: 'Sorcery // Legendary Planeswalker — X', text: 'Draw.\n//\nX can be your commander.' },
      false,
    ],
    [
      'the back of a melded pair',
      { typeLine: 'Legendary Creature — Eldrazi Angel', layout: 'meld', manaCost: '' },
      false,
    ],
    [
      'the front of one',
      { typeLine: 'Legendary Creature — Angel', layout: 'meld', manaCost: '{2}{W}{W}' },
      true,
    ],
  ])('%s: %j is %j', (_, facts, expected) => expect(canBeCommander(facts)).toBe(expected));
});

const card = (name: string, partner: PartnerAbility, may = true): CommandZoneCard => ({
  name,
  partner,
  canBeCommander: may,
});
const tymna = card('Tymna the Weaver', { kind: 'partner' });
const thrasios = card('Thrasios, Triton Hero', { kind: 'partner' });
const pir = card('Pir, Imaginative Rascal', { kind: 'partner-with', with: 'Toothy, Imaginary Friend' });
const toothy = card('Toothy, Imaginary Friend', { kind: 'partner-with', with: 'Pir, Imaginative Rascal' });
const loner = card('Loner', { kind: 'partner-with', with: 'Toothy, Imaginary Friend' });
const eleven = card('Eleven, the Mage', { kind: 'partner-text', text: 'Friends forever' });
const mike = card('Mike, the Dungeon Master', { kind: 'partner-text', text: 'friends forever' });
const ellie = card('Ellie', { kind: 'partner-text', text: 'Survivors' });
const wilson = card('Wilson, Refined Grizzly', { kind: 'choose-background' });
const clan = card('Clan Crafter', { kind: 'background' }, false);
const clara = card('Clara Oswald', { kind: 'doctors-companion' });
const doctor = card('The Tenth Doctor', { kind: 'doctor' });
const amy = card('Amy Pond', {
  kind: 'partner-with',
  with: 'Rory Williams',
  or: { kind: 'doctors-companion' },
});
const rory = card('Rory Williams', {
  kind: 'partner-with',
  with: 'Amy Pond',
  or: { kind: 'doctors-companion' },
});
const edgar = card('Edgar Markov', { kind: 'none' });
const captain = card('Blaring Captain', { kind: 'partner-with', with: 'Blaring Recruiter' }, false);
const recruiter = card('Blaring Recruiter', { kind: 'partner-with', with: 'Blaring Captain' }, false);
const everyone = [
  tymna,
  thrasios,
  pir,
  toothy,
  loner,
  eleven,
  mike,
  ellie,
  wilson,
  clan,
  clara,
  doctor,
  amy,
  rory,
  edgar,
  captain,
  recruiter,
];

describe('two commanders (CR 702.124)', () => {
  const VALID = [
    [tymna, thrasios],
    [pir, toothy],
    [eleven, mike],
    [wilson, clan],
    [clara, doctor],
    [amy, rory],
    [amy, doctor],
    [rory, doctor],
  ];
  it('are the pairs with matching abilities, in either order, and no other pair', () => {
    const found = everyone.flatMap((a) =>
      everyone.filter((b) => validPair(a, b)).map((b) => `${a.name} + ${b.name}`),
    );
    const wanted = VALID.flatMap(([a, b]) => [`${a?.name} + ${b?.name}`, `${b?.name} + ${a?.name}`]);
    expect(found.sort()).toEqual(wanted.sort());
  });
  test(
    'do not depend on their order, and no card pairs with itself',
    [anyClipboardCard, anyClipboardCard],
    (a, b) => {
      expect(validPair(a, b)).toBe(validPair(b, a));
      expect(validPair(a, a)).toBe(false);
    },
  );
  it('can be named by the front face', () => {
    const faced = card('Front // Back', { kind: 'partner-with', with: 'Other' });
    expect(validPair(faced, card('Other', { kind: 'partner-with', with: 'Front' }))).toBe(true);
  });
  it('have a partner ability, which may name a specific card', () => {
    expect([edgar, tymna, clan, doctor].map(isPartnerCapable)).toEqual([false, true, true, true]);
    expect([tymna, pir, wilson, eleven, amy].map(hasSpecificPartner)).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });
  it.each<[CommandZoneCard[], boolean]>([
    [[], false],
    [[edgar], true],
    [[clan], false],
    [[tymna], true],
    [[tymna, thrasios], true],
    [[tymna, edgar], false],
    [[clan, wilson], true],
    [[tymna, thrasios, pir], false],
    [[captain], false],
  ])('%j form a command zone: %j', (zone, is) => expect(isCommandZone(zone)).toBe(is));
});
