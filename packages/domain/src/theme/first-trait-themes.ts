import type { ThemeSpec } from './theme-spec';

/** Themes of what permanents and spells have or do, A to H: abilities, colours, zones, counters. */
export const FIRST_TRAIT_THEMES = {
  bounce: {
    name: 'Bounce',
    description: 'Returns permanents to hands, its own and those of others.',
    cards: 'cards that return permanents to hands',
    minCards: 4,
    minCardsWithCommander: 2,
    signals: [
      {
        wording:
          /\breturns? (?:target|up to \w+ (?:other )?target|another target|each|all|it|that|a|an|two|another|any number of|x target|~|this creature) ?[^.\n]*\bto (?:its|their|your) (?:owner'?s?'?)? ?hands?\b/,
        unless: /\bfrom (?:your|a|their) graveyard\b/,
      },
    ],
    commander: [
      {
        wording: /\breturns? [^.\n]*\bto (?:its|their) owner'?s?'? hands?\b|\breturned to [^.\n]*hand\b/,
        unless: /\bgraveyard\b/,
      },
    ],
  },
  'charge-counters': {
    name: 'Charge Counters',
    description: 'Artifacts that store power.',
    cards: 'cards with charge counters',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ phrases: ['charge counter'] }],
    commander: [{ phrases: ['charge counter'] }],
  },
  colorless: {
    name: 'Colorless',
    description: 'Eldrazi, machines and no colour at all.',
    cards: 'colourless creatures and spells (without artifacts), or cards that care about them',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { notTypes: ['land', 'artifact'], isColorless: true },
      { keywords: ['devoid'] },
      { wording: /\bcolorless (?:creature|spell|permanent|card|artifact)s?\b/ },
    ],
    commander: [
      { notTypes: ['land', 'artifact'], isColorless: true },
      { wording: /\bcolorless (?:creature|spell|permanent)s?\b/ },
    ],
  },
  'counters-of-all-kinds': {
    name: 'Counters',
    description: 'Counters of every kind, doubled and moved.',
    cards: 'cards that care about counters of any kind',
    minCards: 14,
    minCardsWithCommander: 6,
    signals: [
      {
        wording:
          /\bproliferate\b|\bcounters? (?:of (?:each|any|that) kind|on (?:it|them|target|permanents|another)\b|is put|would be put)|\bone or more counters\b|\bput (?:your choice of|an additional|twice that many|that many plus one)[^.\n]*counters?\b|\bnumber of counters\b|\bdouble the number of (?:each kind of )?counters?\b|\bmove (?:a|any number of|one or more|all) counters?\b|\bkinds? of counters?\b/,
      },
    ],
    commander: [
      {
        wording:
          /\bkinds? of counters?\b|\bcounters? of (?:each|any|that) kind\b|\bone or more counters\b|\b(?:flying|keyword|deathtouch|indestructible|shield) counter\b/,
      },
    ],
  },
  creatureless: {
    name: 'Creatureless',
    description: 'Spells and permanents, and hardly a creature.',
    cards: 'board wipes and cards that reward a board without creatures',
    minCards: 5,
    signals: [{ tags: ['sweeper'] }, { phrases: ['control no creatures', 'destroy all creatures'] }],
  },
  defenders: {
    name: 'Defenders',
    description: 'Walls, and the day on which they attack.',
    cards: 'creatures with defender, or cards that reward them',
    minCards: 4,
    minCardsWithCommander: 3,
    signals: [{ keywords: ['defender'] }, { wording: /\bdefenders?\b/ }],
    commander: [{ wording: /\bdefenders?\b/ }],
  },
  deathtouch: {
    name: 'Deathtouch',
    description: 'Every touch kills.',
    cards: 'cards with or granting deathtouch',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ keywords: ['deathtouch'] }, { phrases: ['deathtouch'] }],
    commander: [{ keywords: ['deathtouch'] }, { phrases: ['deathtouch'] }],
  },
  etb: {
    name: 'ETB',
    description: 'Creatures that do something when they enter, again and again.',
    cards: 'permanents that do something when they or others enter, or cards that double it',
    minCards: 19,
    minCardsWithCommander: 8,
    signals: [
      {
        notTypes: ['land'],
        wording:
          /\bwhen(?:ever)? (?:~|this [a-z]+|[^.,\n]*\b(?:creature|permanent|token|artifact|enchantment)s?\b[^.,\n]*) enters?\b/,
      },
      {
        phrases: [
          'causes a triggered ability',
          'return it to the battlefield',
          'return that card to the battlefield',
          'return those cards to the battlefield',
        ],
      },
    ],
    commander: [
      {
        wording:
          /\bwhenever [^.,\n]*(?:creature|permanent|token|artifact|enchantment|~)s?\b[^.,\n]* enters?\b|\bentering(?: the battlefield)? causes\b|\bexile [^\n]*\breturn [^.\n]*to the battlefield|\bthen return (?:it|that card|them)\b/,
      },
    ],
  },
  exile: {
    name: 'Exile',
    description: 'Casts from exile, and makes exile a second hand.',
    cards: 'cards that play cards from exile or reward it',
    minCards: 5,
    minCardsWithCommander: 2,
    signals: [
      {
        keywords: [
          'cascade',
          'discover',
          'foretell',
          'plot',
          'suspend',
          'adventure',
          'hideaway',
          'airbend',
          'warp',
          'rebound',
          'impending',
        ],
      },
      { phrases: ['from exile', 'in exile'] },
      { wording: /\bexile [^\n]*\b(?:you )?may (?:play|cast)\b/ },
    ],
    commander: [
      { wording: /\bfrom exile\b|\bin exile\b|\bexile (?:the top|cards)[^\n]*\bmay (?:play|cast)\b/ },
    ],
  },
  'first-strike': {
    name: 'First Strike',
    description: 'Strikes first, and often twice.',
    cards: 'cards with or granting first or double strike',
    minCards: 5,
    minCardsWithCommander: 2,
    signals: [{ keywords: ['first strike', 'double strike'] }, { wording: /\b(?:first|double) strike\b/ }],
    commander: [{ wording: /\bcreatures? (?:you control )?(?:with|have|gain) (?:first|double) strike\b/ }],
  },
  fling: {
    name: 'Fling',
    description: 'Throws large creatures at opponents.',
    cards: 'cards that turn power into damage or life loss',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        wording:
          /\bdamage equal to (?:its|the sacrificed creature's|that creature's|~'s|his|her|their) power to (?:any|target (?:player|opponent|creature)|each opponent|each other|that player)|\bloses? life equal to (?:its|the sacrificed creature's|that creature's|~'s) power\b/,
      },
    ],
    commander: [
      {
        wording:
          /\bequal to (?:its|the sacrificed creature's|that creature's|~'s|the exiled creature's) power\b/,
      },
    ],
  },
  'forced-combat': {
    name: 'Forced Combat',
    description: 'Opponents have to attack, and each other at that.',
    cards: 'cards that goad, or make creatures attack or block',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { keywords: ['goad'] },
      {
        wording:
          /\bgoad(?:s|ed)?\b|\battacks? (?:each combat|this turn|that player|each turn|this combat|~)?[^.\n]*\bif able\b|\bmust (?:attack|be blocked)\b|\bblocks?[^.\n]* if able\b/,
      },
    ],
    commander: [{ wording: /\bgoad(?:s|ed)?\b|\battacks?\b[^.\n]*\bif able\b/ }],
  },
  haste: {
    name: 'Haste',
    description: 'No waiting for a turn.',
    cards: 'cards with or granting haste',
    minCards: 7,
    minCardsWithCommander: 3,
    signals: [{ keywords: ['haste'] }, { wording: /\bhaste\b/ }],
    commander: [{ wording: /\b(?:have|has|gains?|with) [^.\n]*haste\b/ }],
  },
} as const satisfies Readonly<Record<string, ThemeSpec>>;
