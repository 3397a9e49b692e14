import type { Card } from '@crownsmith/domain';
import { buildCard, type CardFacts } from './build-card';

const COMMANDERS: readonly CardFacts[] = [
  {
    name: "Atraxa, Praetors' Voice",
    type: 'Legendary Creature — Phyrexian Angel Horror',
    cost: '{G}{W}{U}{B}',
    value: 4,
    colors: 'WUBG',
    size: ['4', '4'],
  },
  {
    name: 'Edgar Markov',
    type: 'Legendary Creature — Vampire Knight',
    cost: '{3}{R}{W}{B}',
    value: 6,
    colors: 'WBR',
    size: ['4', '4'],
  },
  {
    name: 'Tymna the Weaver',
    type: 'Legendary Creature — Human Cleric',
    cost: '{1}{W}{B}',
    value: 3,
    colors: 'WB',
    size: ['2', '2'],
    partner: { kind: 'partner' },
  },
  {
    name: 'Thrasios, Triton Hero',
    type: 'Legendary Creature — Merfolk Wizard',
    cost: '{G}{U}',
    value: 2,
    colors: 'UG',
    size: ['1', '3'],
    partner: { kind: 'partner' },
  },
  {
    name: 'Brallin, Skyshark Rider',
    type: 'Legendary Creature — Human Shaman',
    cost: '{3}{R}',
    value: 4,
    colors: 'R',
    size: ['3', '3'],
    partner: { kind: 'partner-with', with: 'Shabraz, the Skyshark' },
  },
  {
    name: 'Shabraz, the Skyshark',
    type: 'Legendary Creature — Shark Bird',
    cost: '{3}{U}',
    value: 4,
    colors: 'U',
    size: ['3', '3'],
    partner: { kind: 'partner-with', with: 'Brallin, Skyshark Rider' },
  },
  {
    name: 'Wilson, Refined Grizzly',
    type: 'Legendary Creature — Bear Warrior',
    cost: '{1}{G}',
    value: 2,
    colors: 'G',
    size: ['2', '2'],
    partner: { kind: 'choose-background' },
  },
  {
    name: 'Raised by Giants',
    type: 'Legendary Enchantment — Background',
    cost: '{5}{G}',
    value: 6,
    colors: 'G',
    partner: { kind: 'background' },
  },
];

const STAPLES: readonly CardFacts[] = [
  { name: 'Sol Ring', type: 'Artifact', cost: '{1}', value: 1, more: { tags: ['ramp'], salt: 1.5 } },
  { name: 'Arcane Signet', type: 'Artifact', cost: '{2}', value: 2, more: { tags: ['ramp'] } },
  {
    name: 'Lightning Bolt',
    type: 'Instant',
    cost: '{R}',
    value: 1,
    colors: 'R',
    more: { tags: ['removal'] },
  },
  {
    name: 'Swords to Plowshares',
    type: 'Instant',
    cost: '{W}',
    value: 1,
    colors: 'W',
    more: { tags: ['removal'] },
  },
  {
    name: "Lim-Dûl's Vault",
    type: 'Instant',
    cost: '{U}{B}',
    value: 2,
    colors: 'UB',
    more: { tags: ['tutor'] },
  },
  {
    name: 'Rhystic Study',
    type: 'Enchantment',
    cost: '{2}{U}',
    value: 3,
    colors: 'U',
    more: { tags: ['draw'], salt: 2.7, gameChanger: true },
  },
  {
    name: 'Toxic Deluge',
    type: 'Sorcery',
    cost: '{2}{B}',
    value: 3,
    colors: 'B',
    more: { tags: ['sweeper'] },
  },
  {
    name: 'Eternal Witness',
    type: 'Creature — Human Shaman',
    cost: '{1}{G}{G}',
    value: 3,
    colors: 'G',
    size: ['2', '1'],
    more: { tags: ['recursion'] },
  },
  {
    name: 'Fire // Ice',
    type: 'Instant // Instant',
    cost: '{1}{R} // {1}{U}',
    value: 4,
    colors: 'UR',
    layout: 'split',
  },
  {
    name: 'Malakir Rebirth // Malakir Mire',
    type: 'Instant // Land',
    cost: '{B}',
    value: 1,
    colors: 'B',
    layout: 'modal_dfc',
  },
  {
    name: 'Jötun Grunt',
    type: 'Creature — Giant Soldier',
    cost: '{1}{W}',
    value: 2,
    colors: 'W',
    size: ['4', '4'],
  },
  { name: 'Command Tower', type: 'Land' },
  { name: 'Black Lotus', type: 'Artifact', cost: '{0}', value: 0, more: { legality: 'banned' } },
  { name: 'Forest', type: 'Basic Land — Forest', colors: 'G' },
  { name: 'Swamp', type: 'Basic Land — Swamp', colors: 'B' },
];

const FILLER_TYPES = ['Creature — Beast', 'Instant', 'Sorcery', 'Artifact', 'Enchantment', 'Land'] as const;
const FILLER_COLORS = ['', 'W', 'U', 'B', 'R', 'G'] as const;

/** Commanders of every partner kind, staples, and `fillers` invented cards over all colours and types. */
export const fixtureCards = (fillers = 300): readonly Card[] => [
  ...[...COMMANDERS, ...STAPLES].map(buildCard),
  ...Array.from({ length: fillers }, (_, index) =>
    buildCard({
      name: `Sample Card ${String(index + 1).padStart(3, '0')}`,
      type: FILLER_TYPES[index % FILLER_TYPES.length] ?? 'Artifact',
      colors: FILLER_COLORS[Math.floor(index / FILLER_TYPES.length) % FILLER_COLORS.length] ?? '',
      value: index % 7,
      cost: `{${index % 7}}`,
    }),
  ),
];
