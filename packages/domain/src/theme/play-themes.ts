import type { ThemeSpec } from './theme-spec';

/** Themes that are told by what the cards do. */
export const PLAY_THEMES = {
  aristocrats: {
    name: 'Aristocrats',
    description: 'Small creatures die on purpose, and each death drains, draws or pays.',
    cards: 'cards that reward dying creatures or let you sacrifice them',
    least: 8,
    signals: [
      { wording: /\bwhenever [^.\n]*\bcreatures?\b[^.\n]*\bdies?\b/ },
      { wording: /\bsacrifice (?:a|an|another|two|three|x|any number of) [^.:\n]*creatures?\b[^.:\n]*:/ },
      { wording: /\bwhenever [^.\n]*\bsacrifices? (?:a|another) (?:creature|permanent)/ },
      { keywords: ['afterlife', 'exploit', 'extort', 'morbid', 'blitz', 'casualty'] },
    ],
  },
  'big-mana': {
    name: 'Big Mana',
    description: 'Much mana early, then the largest spells of the game.',
    cards: 'spells of mana value 7 or more',
    least: 9,
    signals: [{ leastManaValue: 7 }],
  },
  blink: {
    name: 'Blink',
    description: 'Permanents leave for a moment and enter anew, for what they do on arrival.',
    cards: 'cards that exile your permanents and return them, or double what arrivals do',
    least: 4,
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
    description: 'Damage straight to the faces of opponents.',
    cards: 'cards that deal damage to players',
    least: 13,
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
    description: 'Spells that find further spells off the top and cast them for nothing.',
    cards: 'cards with cascade or discover',
    least: 3,
    signals: [{ keywords: ['cascade', 'discover'] }, { wording: /\b(?:cascade|discover \w+)\b/ }],
  },
  chaos: {
    name: 'Chaos',
    description: 'Coins, dice and swapped fortunes: nobody knows what comes next.',
    cards: 'cards with coins, dice, choices at random or exchanged hands and permanents',
    least: 5,
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
    description: 'Answers for everything, patience, and few threats of its own.',
    cards: 'counterspells, board wipes and instants that remove',
    least: 20,
    signals: [
      { tags: ['sweeper'] },
      { types: ['instant'], tags: ['removal'] },
      { types: ['instant'], wording: /\bcounter (?:up to \w+ )?target\b/ },
      { wording: /\bcounter target (?:\w+ )*spell\b/ },
    ],
  },
  cycling: {
    name: 'Cycling',
    description: 'Cards that trade themselves for new ones, with a reward each time.',
    cards: 'cards with cycling or a reward for it',
    least: 5,
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
    description: 'Empty hands all around the table, and profit from each card lost.',
    cards: 'cards that make others discard or pay you when they do',
    least: 8,
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
    description: 'One attack is not enough: more combat phases in one turn.',
    cards: 'cards that give further combat phases',
    least: 3,
    signals: [{ wording: /\badditional combat phase/ }],
  },
  'extra-turns': {
    name: 'Extra Turns',
    description: 'One turn after another, all of them yours.',
    cards: 'cards that give further turns',
    least: 4,
    signals: [{ wording: /\b(?:an |two )?extra turns?\b/ }],
  },
  graveyard: {
    name: 'Graveyard',
    description: 'The graveyard as a second hand: filled on purpose, used again and again.',
    cards: 'cards that return, fill or use graveyards',
    least: 13,
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
    least: 4,
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
    description: 'Life, and what each gain of it sets off.',
    cards: 'cards that gain life or reward it',
    least: 11,
    signals: [
      { keywords: ['lifelink', 'extort'] },
      { wording: /\byou (?:may )?gain (?:\w+ )?(?:life|\d+)|\bgain(?:ed)? life\b/ },
    ],
  },
  mill: {
    name: 'Mill',
    description: 'Libraries run out before life totals do.',
    cards: 'cards that put the libraries of others into graveyards',
    least: 5,
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
    least: 4,
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
    description: 'Giants go to the graveyard first and to the battlefield next.',
    cards: 'cards that put creatures from graveyards onto the battlefield',
    least: 7,
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
    description: 'Everything is fuel, and opponents give things up, too.',
    cards: 'cards that sacrifice your permanents or make others sacrifice theirs',
    least: 10,
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
    least: 42,
    signals: [
      { types: ['instant', 'sorcery'] },
      { keywords: ['magecraft', 'prowess', 'spell mastery'] },
      { wording: /\binstant (?:and|or) sorcery\b|\bnoncreature spells?\b/ },
    ],
  },
  stax: {
    name: 'Stax',
    description: 'Taxes and locks: the table may do less and pay more for it.',
    cards: 'permanents that forbid, tax or keep tapped',
    least: 9,
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
    description: 'A turn of many spells that ends with the last one counting them all.',
    cards: 'cards that count the spells of a turn, or rituals that pay for them',
    least: 7,
    signals: [
      { keywords: ['storm', 'gravestorm'] },
      { wording: /\bstorm\b|\bspells? (?:you've )?cast (?:before it )?this turn\b/ },
      { types: ['instant', 'sorcery'], wording: /\badd (?:\{[wubrgc]\}){3,}|\badd (?:\w+ )*mana\b/ },
    ],
  },
  theft: {
    name: 'Theft',
    description: 'Why build an army when others have one?',
    cards: 'cards that take control of what others own, or cast it',
    least: 5,
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
    description: 'Whoever knows the top card of the library commands it.',
    cards: 'cards that look at, arrange or use the top of your library',
    least: 12,
    signals: [
      { keywords: ['scry', 'miracle', 'clash', 'kinship', 'explore', 'surveil', 'hideaway', 'fateseal'] },
      { wording: /\btop (?:card|\w+ cards) of your library\b|\bon top of your library\b/ },
    ],
  },
  wheels: {
    name: 'Wheels',
    description: 'Everybody throws the hand away and draws a new one; some profit from it.',
    cards: 'cards that renew hands or reward draws beyond the first',
    least: 4,
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
    description: 'Spells as large as the mana behind them.',
    cards: 'spells with an X in their cost, or cards that care about them',
    least: 6,
    signals: [{ hasX: true }, { wording: /\{x\} in (?:its|their) (?:mana )?costs?\b/ }],
  },
} as const satisfies Readonly<Record<string, ThemeSpec>>;
