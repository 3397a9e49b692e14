import type { ThemeSpec } from './theme-spec';

/** Themes of what permanents and spells have or do, I to V: abilities, colours, zones, counters. */
export const SECOND_TRAIT_THEMES = {
  imprint: {
    name: 'Imprint',
    description: 'Artifacts that remember a card.',
    cards: 'cards with imprint',
    minCards: 3,
    signals: [{ keywords: ['imprint'] }, { phrases: ['imprint'] }],
  },
  indestructible: {
    name: 'Indestructible',
    description: 'Permanents that do not break, and blows that break the others.',
    cards: 'cards with or granting indestructible',
    minCards: 5,
    minCardsWithCommander: 2,
    signals: [{ keywords: ['indestructible'] }, { phrases: ['indestructible'] }],
    commander: [{ keywords: ['indestructible'] }, { phrases: ['indestructible'] }],
  },
  keywords: {
    name: 'Keywords',
    description: 'Creatures that share and collect keyword abilities.',
    cards: 'cards that share or collect keywords',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        wording:
          /\b(?:flying|first strike|double strike|deathtouch|lifelink|vigilance|trample|menace|hexproof|indestructible|haste|reach)\b(?:,? (?:and )?(?:flying|first strike|double strike|deathtouch|haste|hexproof|indestructible|lifelink|menace|reach|trample|vigilance)\b){3}|\bthe same is true for\b|\bkeyword counters?\b/,
      },
    ],
    commander: [
      { phrases: ['the same is true for'] },
      { wording: /\bfor each (?:ability|keyword)|\bkeyword\b/ },
    ],
  },
  'life-exchange': {
    name: 'Life Exchange',
    description: 'Swaps and sets life totals.',
    cards: 'cards that exchange or set life totals',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ wording: /\bexchange[^.\n]* life totals?\b|\blife total becomes\b/ }],
    commander: [{ wording: /\bexchange[^.\n]* life totals?\b|\blife total becomes\b/ }],
  },
  menace: {
    name: 'Menace',
    description: 'One blocker is not enough.',
    cards: 'cards with or granting menace',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ keywords: ['menace'] }, { wording: /\bmenace\b/ }],
    commander: [{ wording: /\b(?:have|has|gains?|with) [^.\n]*menace\b/ }],
  },
  'minus-counters': {
    name: '-1/-1 Counters',
    description: 'Creatures wither, and somebody profits.',
    cards: 'cards that put -1/-1 counters or reward them',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { keywords: ['wither', 'persist', 'infect', 'blight'] },
      { phrases: ['-1/-1 counter', 'wither', 'blight'] },
    ],
    commander: [{ keywords: ['wither'] }, { phrases: ['-1/-1 counter', 'wither'] }],
  },
  multicolor: {
    name: 'Multicolor Matters',
    description: 'Gold cards, and more of them.',
    cards: 'cards that reward multicoloured cards or several colours',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        wording:
          /\bmulticolored\b|\bfor each color among\b|\bnumber of colors\b|\beach of its colors\b|\b(?:two or more|exactly two|three or more) colors\b|\ball colors\b/,
      },
    ],
    commander: [
      {
        wording:
          /\bmulticolored\b|\bcolors? among\b|\bnumber of colors\b|\b(?:two or more|exactly two|three or more) colors\b/,
      },
    ],
  },
  polymorph: {
    name: 'Polymorph',
    description: 'Turns small things into the largest creature of the library.',
    cards: 'cards that trade a permanent for one from the library',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        wording:
          /\breveals? cards from the top of (?:your|their|his or her|its) library until[^.\n]*(?:creature|permanent|artifact) card[^\n]*\bonto the battlefield\b/,
      },
    ],
    commander: [
      { wording: /\buntil[^.\n]*(?:creature|permanent|artifact|land) card[^\n]*\bonto the battlefield\b/ },
    ],
  },
  'sea-creatures': {
    name: 'Sea Creatures',
    description: 'Krakens, Leviathans, Octopuses and Serpents.',
    cards: 'Krakens, Leviathans, Octopuses, Serpents or cards that care about them',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { types: ['kraken', 'leviathan', 'octopus', 'serpent'] },
      { wording: /\bkrakens?\b|\bleviathans?\b|\boctopus(?:es)?\b|\bserpents?\b/ },
    ],
    commander: [{ wording: /\bkrakens?\b|\bleviathans?\b|\boctopus(?:es)?\b|\bserpents?\b/ }],
  },
  'sneak-attack': {
    name: 'Sneak Attack',
    description: 'Puts creatures from the hand straight onto the battlefield.',
    cards: 'cards that put creatures or permanents from hands onto the battlefield',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        wording:
          /\bputs? [^.\n]*\b(?:creature|permanent|artifact|dragon|angel|demon|[a-z]+)s? cards?\b[^.\n]*\bfrom (?:your|their|his or her) hand[^.\n]*\bonto the battlefield\b/,
        unless: /\bland card from your hand\b/,
      },
      { keywords: ['ninjutsu'] },
    ],
    commander: [
      { wording: /\bfrom (?:your|their) hand[^.\n]*\bonto the battlefield\b/ },
      { keywords: ['ninjutsu', 'commander ninjutsu'] },
    ],
  },
  'spell-copy': {
    name: 'Spell Copy',
    description: 'Every spell twice, or three times.',
    cards: 'cards that copy instants, sorceries or other spells',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        keywords: [
          'storm',
          'conspire',
          'replicate',
          'demonstrate',
          'casualty',
          'gravestorm',
          'cipher',
          'magecraft',
        ],
      },
      {
        wording:
          /\bcop(?:y|ies) (?:target|that|it|the|any|each|this|those|a|another) ?[^.\n]*\b(?:spells?|it|instant|sorcery|card)\b|\bcopy (?:it|that spell|this spell|target)\b|\bspells? is copied\b|\bcast or copy\b/,
        unless: /\benters? [^.\n]*as a copy\b/,
      },
    ],
    commander: [
      {
        wording: /\bcopy (?:it|that|target|the|each)\b[^.\n]*|\bcast or copy\b/,
        unless: /\btokens?\b|\bas a copy\b/,
      },
      { keywords: ['magecraft', 'storm', 'demonstrate'] },
    ],
  },
  'tap-untap': {
    name: 'Tap / Untap',
    description: 'Taps permanents for profit, and untaps them to do it again.',
    cards: 'cards that untap permanents or reward tapping them',
    minCards: 6,
    minCardsWithCommander: 3,
    signals: [
      { keywords: ['inspired'] },
      {
        wording:
          /\buntap (?:target|another target|all|up to|each|it|that|enchanted|two|x|those|~|them|this)\b|\bwhenever [^.,\n]*becomes? (?:tapped|untapped)\b|\btap (?:an untapped|two untapped|\w+ untapped|any number of untapped|x untapped)\b|\bduring each other player's untap step\b/,
      },
    ],
    commander: [
      {
        wording:
          /\buntap (?:target|another|all|up to|each|it|~|that)\b|\bbecomes? (?:tapped|untapped)\b|\btap (?:an|\w+) untapped\b|\btapped creatures you control\b/,
      },
    ],
  },
  trample: {
    name: 'Trample',
    description: 'Damage that does not stop at blockers.',
    cards: 'cards with or granting trample',
    minCards: 8,
    minCardsWithCommander: 4,
    signals: [{ keywords: ['trample'] }, { wording: /\btrample\b/ }],
    commander: [{ wording: /\bcreatures? (?:you control )?(?:with|have|gain) trample\b|\bexcess damage\b/ }],
  },
  'type-hate': {
    name: 'Type Hate',
    description: 'Changes, names and punishes the types of others.',
    cards: 'cards that change or punish creature types or colours',
    minCards: 4,
    minCardsWithCommander: 3,
    signals: [
      {
        wording:
          /\b(?:destroy|exile) all (?:creatures that aren't|non-[a-z]+|[a-z]+s and) |\bnot of the (?:chosen|creature) type\b|\bbecomes? the (?:color|creature type) of your choice\b/,
      },
    ],
  },
  unblockable: {
    name: 'Unblockable',
    description: 'Creatures that nobody can block, and what they hit for.',
    cards: 'cards that cannot be blocked, or let others not be',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { keywords: ['shadow', 'horsemanship', 'fear', 'intimidate', 'skulk'] },
      { wording: /\bcan't be blocked\b|\bunblockable\b/ },
    ],
    commander: [{ wording: /\bcan't be blocked\b|\bunblockable\b/ }],
  },
  vanilla: {
    name: 'Vanilla',
    description: 'Creatures without any abilities, proud of it.',
    cards: 'creatures without abilities, or cards that reward them',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ types: ['creature'], wording: /^\s*$/ }, { phrases: ['no abilities'] }],
    commander: [{ phrases: ['no abilities'] }],
  },
  vigilance: {
    name: 'Vigilance',
    description: 'Attacks and still stands guard.',
    cards: 'cards with or granting vigilance',
    minCards: 8,
    minCardsWithCommander: 4,
    signals: [{ keywords: ['vigilance'] }, { wording: /\bvigilance\b/ }],
    commander: [{ wording: /\bcreatures? (?:you control )?(?:with|have|gain) vigilance\b/ }],
  },
} as const satisfies Readonly<Record<string, ThemeSpec>>;
