import type { ThemeSpec } from './theme-spec';

/** Themes of permanents. */
export const BOARD_THEMES = {
  artifacts: {
    name: 'Artifacts',
    description: 'Many artifacts, and cards that count or copy them.',
    cards:
      'artifacts (without Equipment and artifacts for mana) or cards that count, cheapen or fetch artifacts',
    minCards: 10,
    minCardsWithCommander: 4,
    signals: [
      { types: ['artifact'], notTypes: ['equipment', 'land'], notTags: ['ramp'] },
      { keywords: ['affinity', 'metalcraft', 'improvise', 'fabricate', 'modular'] },
      {
        wording: /\bartifacts? (?:you control|cards?\b|spells?\b|creature tokens?)/,
        unless: /\bdestroy target artifact\b/,
      },
    ],
    commander: [
      {
        wording:
          /\bartifacts? (?:you control|spells?|cards?|creatures?|tokens?)|\buntapped artifact\b|\bhistoric\b/,
      },
    ],
  },
  auras: {
    name: 'Auras',
    description: 'Enchantments worn by creatures.',
    cards: 'Auras or cards that care about them',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { types: ['aura'] },
      { keywords: ['bestow'] },
      { wording: /\bauras? (?:you control|cards?|spells?|attached)|\benchanted creatures?\b/ },
    ],
    commander: [{ wording: /\bauras?\b|\benchanted\b/ }],
  },
  clones: {
    name: 'Clones',
    description: 'Copies of the best creatures at the table, and copies of those.',
    cards: 'cards that become or make copies of permanents',
    minCards: 4,
    minCardsWithCommander: 2,
    signals: [
      {
        wording:
          /\benters?(?: the battlefield)? (?:tapped )?as a copy\b|\bbecomes? a copy\b|\btokens? that(?:'s| is|'re| are) (?:a )?cop(?:y|ies)\b|\bcop(?:y|ies) of (?:target|another|that|equipped|enchanted) (?:creature|permanent|artifact)/,
      },
      { keywords: ['populate', 'myriad', 'embalm', 'eternalize', 'encore', 'offspring', 'squad'] },
    ],
    commander: [{ wording: /\bcop(?:y|ies) of\b/ }],
  },
  counters: {
    name: '+1/+1 Counters',
    description: 'Creatures that grow permanently, and cards that multiply their counters.',
    cards: 'cards that put, move or double +1/+1 counters',
    minCards: 9,
    minCardsWithCommander: 4,
    signals: [
      {
        keywords: [
          'adapt',
          'bloodthirst',
          'bolster',
          'evolve',
          'graft',
          'mentor',
          'modular',
          'monstrosity',
          'outlast',
          'proliferate',
          'reinforce',
          'renown',
          'riot',
          'scavenge',
          'training',
          'undying',
          'unleash',
          'support',
          'devour',
          'tribute',
          'dethrone',
          'amplify',
          'backup',
          'ravenous',
          'level up',
        ],
      },
      { wording: /\+1\/\+1 counters?\b|\bproliferate\b|\bthat many plus one [^.\n]*counters\b/ },
    ],
    commander: [{ wording: /\+1\/\+1 counters?\b|\bproliferate\b/ }],
  },
  enchantress: {
    name: 'Enchantress',
    description: 'A board of enchantments, with cards for each one cast.',
    cards: 'enchantments or cards that reward them',
    minCards: 12,
    minCardsWithCommander: 5,
    signals: [
      { types: ['enchantment'] },
      { keywords: ['constellation', 'eerie'] },
      {
        wording: /\benchantments? (?:you control|spells?|cards?|enters)/,
        unless: /\bartifact or enchantment\b/,
      },
    ],
    commander: [{ wording: /\benchantments? (?:you control|spells?|cards?)/ }],
  },
  equipment: {
    name: 'Equipment',
    description: 'Weapons and armour, and the creatures that carry them.',
    cards: 'Equipment or cards that care about it',
    minCards: 8,
    minCardsWithCommander: 4,
    signals: [
      { types: ['equipment'] },
      { keywords: ['equip', 'reconfigure', 'living weapon', 'for mirrodin!'] },
      { wording: /\bequipment\b|\bequipped creatures?\b/ },
    ],
    commander: [{ wording: /\bequip(?:ment|ped)\b/ }],
  },
  flash: {
    name: 'Flash',
    description: 'Creatures and other permanents that enter at the last moment.',
    cards: 'permanents with flash, or cards that grant it',
    minCards: 4,
    signals: [
      { keywords: ['flash'], notTypes: ['instant', 'sorcery'] },
      { wording: /\b(?:as though (?:it|they) had|have|has|gains?) flash\b/ },
    ],
  },
  fliers: {
    name: 'Flying',
    description: 'An army in the air.',
    cards: 'creatures with flying, or cards that strengthen them',
    minCards: 11,
    minCardsWithCommander: 5,
    signals: [
      { types: ['creature'], keywords: ['flying'] },
      {
        wording: /\bcreatures? (?:you control )?with flying\b/,
        unless: /\bdestroy (?:target|all)|\bdamage to\b/,
      },
    ],
    commander: [{ wording: /\bcreatures? (?:you control )?with flying\b/ }],
  },
  infect: {
    name: 'Infect',
    isMechanic: true,
    description: 'Ten poison counters end a game sooner than forty damage.',
    cards: 'cards with infect, toxic or poison counters',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { keywords: ['infect', 'toxic', 'poisonous', 'corrupted'] },
      { wording: /\bpoison counters?\b|\binfect\b/ },
    ],
    commander: [{ keywords: ['infect', 'toxic'] }, { wording: /\bpoison counters?\b/ }],
  },
  landfall: {
    name: 'Landfall',
    isMechanic: true,
    description: 'Every land that enters triggers something.',
    cards: 'cards that reward an entering land',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { keywords: ['landfall'] },
      {
        wording:
          /\bwhenever a(?:nother)? land (?:you control )?(?:enters|is put)|\bwhenever you play a land\b/,
      },
    ],
    commander: [
      { keywords: ['landfall'] },
      { wording: /\bwhenever (?:a|one or more) (?:\w+ )?lands? (?:you control )?enters?\b/ },
    ],
  },
  lands: {
    name: 'Lands Matter',
    description: 'More lands each turn, lands from the graveyard, lands that win.',
    cards: 'cards that play additional lands, return lands or count them',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { keywords: ['landfall', 'domain'] },
      {
        wording:
          /\badditional lands?\b|\bland cards? from your graveyard\b|\bnumber of lands\b|\bsacrifice a land\b|\blands? you control (?:are|get|have)\b|\bwhenever a(?:nother)? land\b|\bplay lands from\b/,
      },
    ],
    commander: [
      { keywords: ['landfall'] },
      {
        wording:
          /\badditional lands?\b|\bland cards?\b|\b(?:number of )?lands you control\b|\bsacrifice a land\b|\ba land you control\b/,
      },
    ],
  },
  legends: {
    name: 'Legends',
    description: 'A court of famous names.',
    cards: 'legendary spells or cards that care about them',
    minCards: 16,
    minCardsWithCommander: 7,
    signals: [
      { types: ['legendary'], notTypes: ['land'] },
      {
        wording:
          /\blegendary (?:creatures?|spells?|permanents?) (?:you control|you cast|cards?)|\bhistoric\b/,
      },
    ],
    commander: [{ wording: /\blegendary (?:creatures?|spells?|permanents?|cards?)\b|\bhistoric\b/ }],
  },
  morph: {
    name: 'Morph',
    isMechanic: true,
    description: 'Creatures cast face down and turned face up when it hurts most.',
    cards: 'cards with morph or a similar ability, or that care about face-down cards',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { keywords: ['morph', 'megamorph', 'manifest', 'disguise', 'cloak', 'manifest dread'] },
      { wording: /\bface[- ]down\b/ },
    ],
    commander: [{ wording: /\bface[- ](?:down|up)\b/ }],
  },
  sagas: {
    name: 'Sagas',
    isMechanic: true,
    description: 'Stories that go on chapter by chapter.',
    cards: 'Sagas or cards that care about them',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ types: ['saga'] }, { wording: /\bsagas?\b|\blore counters?\b/ }],
    commander: [{ wording: /\bsagas?\b|\blore counters?\b/ }],
  },
  snow: {
    name: 'Snow',
    isMechanic: true,
    description: 'Snow permanents and the mana that they make.',
    cards: 'snow permanents or cards that count them',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ types: ['snow'], notTypes: ['basic'] }, { wording: /\bsnow\b/ }],
    commander: [{ wording: /\bsnow\b|\{s\}/ }],
  },
  superfriends: {
    name: 'Planeswalkers',
    description: 'A team of planeswalkers, and cards that protect them.',
    cards: 'planeswalkers or cards that care about loyalty',
    minCards: 3,
    signals: [
      { types: ['planeswalker'] },
      { wording: /\bloyalty (?:counters?|abilit)|\bplaneswalkers? you control\b/ },
    ],
    minCardsWithCommander: 2,
    commander: [
      { wording: /\bplaneswalkers? (?:you control|spells?|cards?)\b|\bloyalty (?:counters?|abilit)/ },
    ],
  },
  tokens: {
    name: 'Tokens',
    description: 'Creatures made from nothing, many at a time.',
    cards: 'cards that make creature tokens or multiply them',
    minCards: 16,
    minCardsWithCommander: 7,
    signals: [
      {
        keywords: [
          'populate',
          'afterlife',
          'amass',
          'fabricate',
          'embalm',
          'eternalize',
          'myriad',
          'squad',
          'encore',
          'living weapon',
        ],
      },
      {
        wording:
          /\b(?:create|put)s? [^.\n]*\bcreature tokens?\b|\btokens? (?:you control|would be created)|\bcreatures you control get \+/,
      },
    ],
    commander: [{ wording: /\bcreature tokens?\b|\bpopulate\b/ }],
  },
  toughness: {
    name: 'Toughness Matters',
    description: 'Tough creatures that deal damage by their toughness.',
    cards: 'defenders, creatures with much more toughness than power, or cards that reward it',
    minCards: 4,
    minCardsWithCommander: 2,
    signals: [
      { keywords: ['defender'] },
      { types: ['creature'], minToughnessSurplus: 3 },
      { wording: /\bequal to (?:its|their|that creature's) toughness\b|\bwith defender\b/ },
    ],
    commander: [{ wording: /\btoughness rather than\b|\bdefender\b|\btotal toughness\b/ }],
  },
  treasure: {
    name: 'Treasure',
    description: 'Tokens that pay for anything, and cards that reward them.',
    cards: 'cards that make Treasures or reward them',
    minCards: 5,
    minCardsWithCommander: 2,
    signals: [{ wording: /\btreasures?\b/ }],
    commander: [{ wording: /\btreasures?\b/ }],
  },
  vehicles: {
    name: 'Vehicles',
    isMechanic: true,
    description: 'Ships and wagons with their crews.',
    cards: 'Vehicles or cards that care about them',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ types: ['vehicle'] }, { keywords: ['crew'] }, { wording: /\bvehicles?\b|\bcrews?\b/ }],
    commander: [{ types: ['vehicle'] }, { wording: /\bvehicles?\b|\bcrews?\b/ }],
  },
  voltron: {
    name: 'Voltron',
    description: 'One creature wears everything and wins by commander damage.',
    cards: 'Auras and Equipment for one creature',
    minCards: 10,
    minCardsWithCommander: 4,
    signals: [
      { types: ['equipment'] },
      { types: ['aura'], wording: /\benchanted creature (?:gets|has|can't be|and)\b/ },
      { types: ['aura'], keywords: ['totem armor', 'umbra armor'] },
    ],
    commander: [
      {
        wording: /\bexalted\b|\battacks alone\b|\bdouble strike\b|\baura or equipment|\bauras? and equipment/,
      },
    ],
  },
} as const satisfies Readonly<Record<string, ThemeSpec>>;
