import type { ThemeSignal } from './theme-signal';
import type { ThemeSpec } from './theme-spec';

/** Permanents and copies that reward casting instants and sorceries; spells that counter them are none. */
const SPELL_REWARDS: readonly ThemeSignal[] = [
  { keywords: ['magecraft', 'prowess', 'spell mastery', 'storm'] },
  {
    notTypes: ['instant', 'sorcery'],
    wording:
      /\binstant (?:and|or) sorcery\b|\b(?:whenever you cast|cast) a noncreature spell\b|\binstant, (?:and )?sorcery\b/,
    unless: /\bcounter target\b|\bcan't cast\b/,
  },
];

/** Themes of spells, mana and the library. */
export const SPELL_THEMES = {
  'big-mana': {
    name: 'Big Mana',
    description: 'A lot of mana early, then the largest spells of the game.',
    cards: 'spells of mana value 7 or more, or cards that add a lot of mana',
    minCards: 10,
    minCardsWithCommander: 4,
    signals: [
      { minManaValue: 7 },
      {
        wording:
          /\badds? (?:x mana|[^.\n]* for each|(?:an amount of|that much) )|\badds? (?:an )?additional|\badd \{[wubrgc]\} (?:for each|equal)|\bdouble the amount/,
      },
    ],
    commander: [
      { wording: /\badds? (?:x mana|[^.\n]* for each|an amount of)|\bmana of any\b[^.\n]*\bequal to\b/ },
    ],
  },
  burn: {
    name: 'Burn',
    description: 'Deals damage directly to opponents.',
    cards: 'cards that deal damage to players',
    minCards: 8,
    minCardsWithCommander: 4,
    signals: [
      {
        wording:
          /\bdeals? [^.\n]*damage[^.\n]*\bto (?:any (?:\w+ )?target|each opponent|each player|target (?:player|opponent)|that player|each of up to|its controller|target creature or player)/,
        unless: /\bcombat damage to (?:a |that )?player/,
      },
      { wording: /\bdamage (?:dealt )?to [^.\n]*(?:opponent|player)[^.\n]*(?:double|twice|that much plus)/ },
    ],
    commander: [
      {
        wording: /\bdeals? [^.\n]*damage [^.\n]*to (?:any|each|target|that player|opponents)/,
        unless: /\bcombat damage\b/,
      },
    ],
  },
  cascade: {
    name: 'Cascade',
    isMechanic: true,
    description: 'Spells that find more spells in the library and cast them for free.',
    cards: 'cards with cascade or discover',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ keywords: ['cascade', 'discover'] }, { wording: /\b(?:cascade|discover \w+)\b/ }],
    commander: [{ keywords: ['cascade', 'discover'] }],
  },
  control: {
    name: 'Control',
    description: 'Counters or removes every threat, and wins late with a few of its own.',
    cards: 'counterspells, board wipes and instants that remove permanents',
    minCards: 12,
    signals: [
      { tags: ['sweeper'] },
      { types: ['instant'], tags: ['removal'], unless: /\bdamage\b/ },
      { types: ['instant'], wording: /\bcounter (?:up to \w+ )?target\b/ },
      { wording: /\bcounter target (?:\w+ )*spell\b/ },
    ],
  },
  cycling: {
    name: 'Cycling',
    isMechanic: true,
    description: 'Discards cards to draw new ones, with a reward each time.',
    cards: 'cards with cycling or a reward for it',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        keywords: [
          'cycling',
          'landcycling',
          'typecycling',
          'plainscycling',
          'islandcycling',
          'swampcycling',
          'mountaincycling',
          'forestcycling',
          'basic landcycling',
          'wizardcycling',
          'slivercycling',
        ],
        notTypes: ['land'],
      },
      { wording: /\bcycles? (?:a|another|or discard)|\bwhen you cycle\b/ },
    ],
    commander: [{ wording: /\bcycl/ }],
  },
  'extra-turns': {
    name: 'Extra Turns',
    description: 'One turn after another, all of them yours.',
    cards: 'cards that give extra turns',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ wording: /\b(?:an |two )?extra turns?\b/ }],
    commander: [{ wording: /\bextra turns?\b/ }],
  },
  spellslinger: {
    name: 'Spellslinger',
    description: 'Instants and sorceries by the dozen, copied and cast again.',
    cards: 'instants, sorceries or cards that reward casting them',
    minCards: 27,
    minCardsWithCommander: 11,
    signals: [{ types: ['instant', 'sorcery'] }, ...SPELL_REWARDS],
    rewards: { cards: 'reward casting instants and sorceries', minCards: 5, signals: SPELL_REWARDS },
    commander: SPELL_REWARDS,
  },
  storm: {
    name: 'Storm',
    isMechanic: true,
    description: 'Many spells in one turn, and a last one that counts them all.',
    cards: 'cards that count the spells of a turn, or rituals that pay for them',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { keywords: ['storm', 'gravestorm'] },
      { wording: /\bstorm\b|\bspells? (?:you've )?cast (?:before it )?this turn\b/ },
      { types: ['instant', 'sorcery'], wording: /\badd (?:\{[wubrgc]\}){3,}|\badd (?:\w+ )*mana\b/ },
    ],
    commander: [{ keywords: ['storm'] }, { wording: /\bstorm\b|\beach spell (?:you've )?cast\b/ }],
  },
  topdeck: {
    name: 'Topdeck',
    description: 'Looks at the top cards of the library, arranges them and plays them.',
    cards: 'cards that look at, arrange or use the top of your library',
    minCards: 9,
    signals: [
      { keywords: ['scry', 'miracle', 'clash', 'kinship', 'explore', 'surveil', 'hideaway', 'fateseal'] },
      {
        wording:
          /\btop (?:card|\w+ cards) of your library\b(?! into your graveyard)|\bon top of your library\b/,
      },
    ],
  },
  wheels: {
    name: 'Wheels',
    description: 'Everybody discards their hand and draws a new one, with a profit each time.',
    cards: 'cards that replace hands or reward drawing additional cards',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        wording:
          /\b(?:discards?|shuffles?|exiles?) (?:all the cards in )?(?:his or her|their|your|its) hand[^\n]*\bdraws?\b/,
      },
      { wording: /\bwhenever (?:an opponent|a player|you) draws? (?:a|their second|your second) card\b/ },
    ],
    commander: [{ wording: /\bwhenever you (?:draw|discard)|\bopponent draws?\b/ }],
  },
  'x-spells': {
    name: 'X Spells',
    description: 'Spells that grow with the mana spent on them.',
    cards: 'spells with an X in their cost, or cards that care about them',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ hasX: true }, { wording: /\{x\} in (?:its|their) (?:mana )?costs?\b/ }],
    commander: [{ hasX: true }, { wording: /\{x\}/ }],
  },
} as const satisfies Readonly<Record<string, ThemeSpec>>;
