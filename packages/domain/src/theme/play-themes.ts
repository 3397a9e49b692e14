import type { ThemeSpec } from './theme-spec';

/** Themes of strategies. */
export const PLAY_THEMES = {
  aristocrats: {
    name: 'Aristocrats',
    description: 'Small creatures die on purpose, and each death drains, draws or pays.',
    cards: 'cards that reward dying creatures or let you sacrifice them',
    minCards: 8,
    signals: [
      { wording: /\bwhenever [^.\n]*\bcreatures?\b[^.\n]*\bdies?\b/ },
      { wording: /\bsacrifice (?:a|an|another|two|three|x|any number of) [^.:\n]*creatures?\b[^.:\n]*:/ },
      { wording: /\bwhenever [^.\n]*\bsacrifices? (?:a|another) (?:creature|permanent)/ },
      { keywords: ['afterlife', 'exploit', 'extort', 'morbid', 'blitz', 'casualty'] },
    ],
  },
  'big-mana': {
    name: 'Big Mana',
    description: 'A lot of mana early, then the largest spells of the game.',
    cards: 'spells of mana value 7 or more',
    minCards: 9,
    signals: [{ minManaValue: 7 }],
  },
  blink: {
    name: 'Blink',
    description: 'Exiles its own permanents and returns them, to use their enter abilities again.',
    cards: 'cards that exile and return your permanents, or double their enter abilities',
    minCards: 4,
    signals: [
      {
        wording:
          /\bexile [^.\n]*(?:you control|you own|~|this creature)[^\n]*\breturn (?:it|that card|those cards|them|~|the exiled cards?|each)[^.\n]*\bto the battlefield/,
      },
      {
        wording:
          /\bexile (?:another |up to \w+ (?:other )?)?target creature[, ][^\n]*\breturn (?:it|that card|those cards)[^.\n]*\bto the battlefield/,
      },
      { wording: /\bentering(?: the battlefield)? causes? a triggered ability/ },
    ],
  },
  burn: {
    name: 'Burn',
    description: 'Deals damage directly to opponents.',
    cards: 'cards that deal damage to players',
    minCards: 13,
    signals: [
      {
        wording:
          /\bdeals? [^.\n]*damage[^.\n]*\bto (?:any (?:\w+ )?target|each opponent|each player|target (?:player|opponent)|that player|each of up to|its controller|target creature or player)/,
        unless: /\bcombat damage to (?:a |that )?player/,
      },
      { wording: /\bdamage (?:dealt )?to [^.\n]*(?:opponent|player)[^.\n]*(?:double|twice|that much plus)/ },
    ],
  },
  cascade: {
    name: 'Cascade',
    description: 'Spells that find more spells in the library and cast them for free.',
    cards: 'cards with cascade or discover',
    minCards: 3,
    signals: [{ keywords: ['cascade', 'discover'] }, { wording: /\b(?:cascade|discover \w+)\b/ }],
  },
  chaos: {
    name: 'Chaos',
    description: 'Coin flips, dice and exchanges: nobody knows what comes next.',
    cards: 'cards with coin flips, dice, random choices, or exchanges of hands and permanents',
    minCards: 5,
    signals: [
      {
        wording:
          /\bflips? (?:a|two|\w+) coins?\b|\bat random\b|\brolls? (?:a|one or more|two|x) (?:d\d|six|dice|die)|\bexchange control\b|\bthe chosen player controls\b/,
      },
      { wording: /\beach (?:player|permanent)[^.\n]*(?:shuffles|reveals)[^\n]*onto the battlefield/ },
      {
        wording:
          /\bcopy of a (?:random|card chosen)|\bchange the target of target spell [^.\n]*(?:random|new)/,
      },
    ],
  },
  control: {
    name: 'Control',
    description: 'Counters or removes every threat, and wins late with a few of its own.',
    cards: 'counterspells, board wipes and instants that remove permanents',
    minCards: 20,
    signals: [
      { tags: ['sweeper'] },
      { types: ['instant'], tags: ['removal'] },
      { types: ['instant'], wording: /\bcounter (?:up to \w+ )?target\b/ },
      { wording: /\bcounter target (?:\w+ )*spell\b/ },
    ],
  },
  cycling: {
    name: 'Cycling',
    description: 'Discards cards to draw new ones, with a reward each time.',
    cards: 'cards with cycling or a reward for it',
    minCards: 5,
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
  },
  discard: {
    name: 'Discard',
    description: 'Empties the hands of opponents and profits from each card that they lose.',
    cards: 'cards that make opponents discard, or reward you when they do',
    minCards: 8,
    signals: [
      {
        wording: /\b(?:opponents?|players?|they|he or she) (?:\w+ )?discards?\b(?! phase)/,
        unless: /\bthen draws? (?:that many|seven)/,
      },
      { wording: /\bwhenever (?:an opponent|a player) discards\b/ },
      { types: ['specter'] },
    ],
  },
  'extra-combats': {
    name: 'Extra Combats',
    description: 'Several combat phases in one turn.',
    cards: 'cards that give additional combat phases',
    minCards: 3,
    signals: [{ wording: /\badditional combat phase/ }],
  },
  'extra-turns': {
    name: 'Extra Turns',
    description: 'One turn after another, all of them yours.',
    cards: 'cards that give extra turns',
    minCards: 4,
    signals: [{ wording: /\b(?:an |two )?extra turns?\b/ }],
  },
  graveyard: {
    name: 'Graveyard',
    description: 'The graveyard as a second hand: filled on purpose, used again and again.',
    cards: 'cards that return, fill or use graveyards',
    minCards: 13,
    signals: [
      { tags: ['recursion'] },
      {
        keywords: [
          'flashback',
          'dredge',
          'escape',
          'unearth',
          'embalm',
          'eternalize',
          'delve',
          'retrace',
          'jump-start',
          'disturb',
          'encore',
          'aftermath',
          'scavenge',
          'threshold',
          'delirium',
          'surveil',
          'mill',
          'persist',
          'undying',
          'descend',
          'undergrowth',
        ],
      },
    ],
  },
  'group-hug': {
    name: 'Group Hug',
    description: 'Cards, mana and gifts for everybody at the table.',
    cards: 'cards that give something to each player or to opponents',
    minCards: 4,
    signals: [
      { keywords: ['tempting offer', 'join forces', 'parley', 'assist', 'gift'] },
      {
        wording:
          /\beach player (?:may )?(?:draws?|search|puts?|adds?|play|gains?)\b|\b(?:target opponent|each opponent|that player|each other player)s? (?:may )?(?:draws?|creates?|gains? \w+ life)\b|\bplayers? may play an additional land|\bthat player draws an additional\b/,
        unless: /\bdiscards?\b[^.\n]*\bthen draws?\b/,
      },
    ],
  },
  lifegain: {
    name: 'Lifegain',
    description: 'Gains life, with a reward each time.',
    cards: 'cards that gain life or reward it',
    minCards: 11,
    signals: [
      { keywords: ['lifelink', 'extort'] },
      { wording: /\byou (?:may )?gain (?:\w+ )?(?:life|\d+)|\bgain(?:ed)? life\b/ },
    ],
  },
  mill: {
    name: 'Mill',
    description: 'Libraries run out before life totals do.',
    cards: "cards that put cards from opponents' libraries into graveyards",
    minCards: 5,
    signals: [
      {
        wording:
          /\b(?:opponents?|players?|they) (?:each )?(?:\w+ )?mills?\b|\bputs? the top [^.\n]*of (?:his or her|their|that player's) library into (?:his or her|their|that player's) graveyard|\breveals cards from the top of (?:his or her|their) library until [^\n]*graveyard/,
      },
    ],
  },
  politics: {
    name: 'Politics',
    description: 'Votes, bribes and goading: opponents fight each other first.',
    cards: 'cards with votes, goading, the monarch or a bargain',
    minCards: 4,
    signals: [
      {
        keywords: [
          'goad',
          'will of the council',
          "council's dilemma",
          'parley',
          'dethrone',
          'tempting offer',
          'join forces',
          'melee',
          'lieutenant',
          'secret council',
        ],
      },
      {
        wording:
          /\bmonarch\b|\bgoad(?:s|ed)?\b|\bvotes?\b|\battacks? (?:one of )?your opponents\b|\bof an opponent's choice\b|\bcan't attack you\b/,
      },
    ],
  },
  reanimator: {
    name: 'Reanimator',
    description: 'Puts huge creatures into the graveyard, then straight onto the battlefield.',
    cards: 'cards that put creatures from graveyards onto the battlefield',
    minCards: 7,
    signals: [
      {
        wording:
          /\b(?:put|return)s? [^.\n]*\b(?:creature|permanent)s?(?: cards?)?[^.\n]*\bfrom [^.\n]*graveyards?[^.\n]*\b(?:on)?to the battlefield\b/,
      },
      { wording: /\benchant creature card in a graveyard\b/ },
      { keywords: ['unearth', 'persist', 'embalm', 'eternalize', 'encore'] },
    ],
  },
  sacrifice: {
    name: 'Sacrifice',
    description: 'Sacrifices its own permanents for value and makes opponents sacrifice theirs.',
    cards: 'cards that sacrifice your permanents or make others sacrifice theirs',
    minCards: 10,
    signals: [
      { keywords: ['exploit', 'emerge', 'devour', 'casualty', 'annihilator', 'bargain', 'champion'] },
      {
        wording:
          /\bsacrifices? (?:a|an|another|two|three|x|any number of|half) (?!~)[^.\n]*(?:creature|permanent|artifact|token|enchantment)/,
      },
    ],
  },
  spellslinger: {
    name: 'Spellslinger',
    description: 'Instants and sorceries by the dozen, copied and cast again.',
    cards: 'instants, sorceries or cards that reward casting them',
    minCards: 42,
    signals: [
      { types: ['instant', 'sorcery'] },
      { keywords: ['magecraft', 'prowess', 'spell mastery'] },
      { wording: /\binstant (?:and|or) sorcery\b|\bnoncreature spells?\b/ },
    ],
  },
  stax: {
    name: 'Stax',
    description: 'Taxes and locks: everybody can do less and pays more for it.',
    cards: 'permanents that restrict, tax or keep things tapped',
    minCards: 9,
    signals: [
      {
        notTypes: ['instant', 'sorcery'],
        wording:
          /\b(?:players|opponents|your opponents|each (?:player|opponent)|lands?|nonbasic lands|permanents|creatures|artifacts|noncreature spells) (?:[\w' ]+ )?(?:can't (?:be cast|cast|draw|search|untap|gain|activate|attack|play|enter|be activated)|don't untap)/,
      },
      {
        notTypes: ['instant', 'sorcery'],
        wording:
          /\bcosts? (?:\{\w\}|an additional \{\w\}) more to (?:cast|activate)|\bunless (?:that player|they|its controller|he or she) pays?|\benters?(?: the battlefield)? tapped\b.*\bopponents\b|\bskips? (?:his or her|their|your) (?:draw|untap|upkeep) step|\bcan cast only one\b|\bcan't cast more than one\b/,
      },
    ],
  },
  storm: {
    name: 'Storm',
    description: 'Many spells in one turn, and a last one that counts them all.',
    cards: 'cards that count the spells of a turn, or rituals that pay for them',
    minCards: 7,
    signals: [
      { keywords: ['storm', 'gravestorm'] },
      { wording: /\bstorm\b|\bspells? (?:you've )?cast (?:before it )?this turn\b/ },
      { types: ['instant', 'sorcery'], wording: /\badd (?:\{[wubrgc]\}){3,}|\badd (?:\w+ )*mana\b/ },
    ],
  },
  theft: {
    name: 'Theft',
    description: 'Why build an army when others have one?',
    cards: "cards that take control of opponents' permanents or cast their spells",
    minCards: 5,
    signals: [
      { wording: /\bgains? control of\b|\byou control enchanted\b|\bexchange control\b/ },
      {
        wording:
          /\b(?:cast|play) (?:[^.\n]* )?(?:cards?|spells?) (?:you don't own|they don't own|exiled with ~)|\bunder your control\b[^.\n]*\bopponent|\bopponent's (?:graveyard|library|hand)[^.\n]*under your control|\btarget opponent's library[^\n]*you may (?:cast|play)/,
      },
    ],
  },
  topdeck: {
    name: 'Topdeck',
    description: 'Looks at the top cards of the library, arranges them and plays them.',
    cards: 'cards that look at, arrange or use the top of your library',
    minCards: 12,
    signals: [
      { keywords: ['scry', 'miracle', 'clash', 'kinship', 'explore', 'surveil', 'hideaway', 'fateseal'] },
      { wording: /\btop (?:card|\w+ cards) of your library\b|\bon top of your library\b/ },
    ],
  },
  wheels: {
    name: 'Wheels',
    description: 'Everybody discards their hand and draws a new one, with a profit each time.',
    cards: 'cards that replace hands or reward drawing additional cards',
    minCards: 4,
    signals: [
      {
        wording:
          /\b(?:discards?|shuffles?|exiles?) (?:all the cards in )?(?:his or her|their|your|its) hand[^\n]*\bdraws?\b/,
      },
      { wording: /\bwhenever (?:an opponent|a player|you) draws? (?:a|their second|your second) card\b/ },
    ],
  },
  'x-spells': {
    name: 'X Spells',
    description: 'Spells that grow with the mana spent on them.',
    cards: 'spells with an X in their cost, or cards that care about them',
    minCards: 6,
    signals: [{ hasX: true }, { wording: /\{x\} in (?:its|their) (?:mana )?costs?\b/ }],
  },
} as const satisfies Readonly<Record<string, ThemeSpec>>;
