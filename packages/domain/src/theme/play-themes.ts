import type { ThemeSpec } from './theme-spec';

/** Themes of strategies on the board, in graveyards and at the table. */
export const PLAY_THEMES = {
  aristocrats: {
    name: 'Aristocrats',
    description: 'Small creatures die on purpose, and each death drains, draws or pays.',
    cards: 'cards that reward dying creatures or let you sacrifice them',
    minCards: 9,
    minCardsWithCommander: 4,
    signals: [
      { wording: /\bwhenever [^.\n]*\bcreatures?\b[^.\n]*\bdies?\b/ },
      { wording: /\bsacrifice (?:a|an|another|two|three|x|any number of) [^.:\n]*creatures?\b[^.:\n]*:/ },
      { wording: /\bwhenever [^.\n]*\bsacrifices? (?:a|another) (?:creature|permanent)/ },
      { keywords: ['afterlife', 'exploit', 'extort', 'morbid', 'blitz', 'casualty'] },
    ],
    commander: [
      {
        wording:
          /\bwhenever [^.\n]*\bcreatures?\b[^.\n]*\bdies?\b|\bcreatures? dying\b|\bsacrifice (?:a|another) creature/,
      },
    ],
  },
  blink: {
    name: 'Blink',
    description: 'Exiles its own permanents and returns them, to use their enter abilities again.',
    cards: 'cards that exile and return your permanents, or double their enter abilities',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        wording:
          /\bexile [^.\n]{0,200}(?:you control|you own|~|this creature)[^\n]{0,400}\breturn (?:it|that card|those cards|them|~|the exiled cards?|each)[^.\n]{0,200}\bto the battlefield/,
      },
      {
        wording:
          /\bexile (?:another |up to \w+ (?:other )?)?target creature[, ][^\n]*\breturn (?:it|that card|those cards)[^.\n]*\bto the battlefield/,
      },
      { wording: /\bentering(?: the battlefield)? causes? a triggered ability/ },
    ],
    commander: [{ wording: /\bexile [^.\n]*\breturn [^.\n]*\bto the battlefield/ }],
  },
  chaos: {
    name: 'Chaos',
    description: 'Coin flips, dice and exchanges: nobody knows what comes next.',
    cards: 'cards with coin flips, dice, random choices, or exchanges of hands and permanents',
    minCards: 3,
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
  discard: {
    name: 'Discard',
    description: 'Empties hands, those of opponents or its own, and profits from each card.',
    cards: 'cards that make opponents discard, or reward discarding',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        wording: /\b(?:opponents?|players?|they|he or she) (?:\w+ )?discards?\b(?! phase)/,
        unless: /\bthen draws? (?:that many|seven)/,
      },
      { wording: /\bwhenever (?:an opponent discards|a player discards|you discard)\b/ },
      { types: ['specter'] },
    ],
    commander: [
      {
        wording:
          /\b(?:opponents?|players?|they) (?:\w+ )?discards?\b|\bopponent [^.\n]* or discards\b|\bwhenever you discard\b/,
      },
    ],
  },
  'extra-combats': {
    name: 'Extra Combats',
    description: 'Several combat phases in one turn.',
    cards: 'cards that give additional combat phases',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ wording: /\badditional combat phase/ }],
    commander: [{ wording: /\badditional combat phase/ }],
  },
  graveyard: {
    name: 'Graveyard',
    description: 'The graveyard as a second hand: filled on purpose, used again and again.',
    cards: 'cards that return, fill or use graveyards',
    minCards: 13,
    minCardsWithCommander: 6,
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
      { wording: /\b(?:from|in) your graveyard\b|\binto your graveyard\b/ },
    ],
    commander: [{ wording: /\b(?:from|in|into) your graveyard\b/ }],
  },
  'group-hug': {
    name: 'Group Hug',
    description: 'Cards, mana and gifts for everybody at the table.',
    cards: 'cards that give something to each player or to opponents',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { keywords: ['tempting offer', 'join forces', 'parley', 'assist', 'gift'] },
      {
        wording:
          /\beach player (?:may )?(?:draws?|search|puts?|adds?|play|gains?)\b|\b(?:target opponent|each opponent|that player|each other player)s? (?:may )?(?:draws?|creates?|gains? \w+ life)\b|\bplayers? may play an additional land|\bthat player draws an additional\b/,
        unless: /\bdiscards?\b[^.\n]*\bthen draws?\b/,
      },
    ],
    commander: [
      {
        wording:
          /\beach player\b[^.\n]*\b(?:draws?|may put|search)\b|\btarget opponent (?:may draw|creates|gains)\b/,
        unless: /\bdeals? [^.\n]*\bdamage to (?:that player|each opponent|them)\b/,
      },
    ],
  },
  lifegain: {
    name: 'Lifegain',
    description: 'Gains life, with a reward each time.',
    cards: 'cards that gain life or reward it',
    minCards: 8,
    minCardsWithCommander: 4,
    signals: [
      { keywords: ['lifelink', 'extort'] },
      { wording: /\byou (?:may )?gain (?:\w+ )?(?:life|\d+)|\bgain(?:ed)? life\b/ },
    ],
    commander: [{ wording: /\bgain(?:s|ed)? (?:\w+ )?life\b|\blife total\b/ }],
  },
  mill: {
    name: 'Mill',
    description: 'Libraries run out before life totals do.',
    cards: "cards that put cards from opponents' libraries into graveyards",
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        wording:
          /\b(?:opponents?|players?|they) (?:each )?(?:\w+ )?mills?\b|\bputs? the top [^.\n]*of (?:his or her|their|that player's) library into (?:his or her|their|that player's) graveyard|\breveals cards from the top of (?:his or her|their) library until [^\n]*graveyard/,
      },
    ],
    commander: [{ wording: /\b(?:opponents?|players?) (?:\w+ )?mills?\b/ }],
  },
  politics: {
    name: 'Politics',
    description: 'Votes, bribes and goading: opponents fight each other first.',
    cards: 'cards with votes, goading, the monarch or a bargain',
    minCards: 3,
    minCardsWithCommander: 2,
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
          /\bmonarch\b|\bgoad(?:s|ed)?\b|\bvotes?\b|\battacks? (?:one of )?your opponents\b|\bof an opponent's choice\b/,
      },
    ],
    commander: [
      { keywords: ['goad', 'tempting offer', 'join forces', 'will of the council', 'parley'] },
      { wording: /\bgoad|\bmonarch\b|\bvotes?\b/ },
    ],
  },
  reanimator: {
    name: 'Reanimator',
    description: 'Puts huge creatures into the graveyard, then straight onto the battlefield.',
    cards: 'cards that put creatures from graveyards onto the battlefield',
    minCards: 5,
    signals: [
      {
        wording:
          /\b(?:put|return)s? [^.\n]*\b(?:creature|permanent)s?(?: cards?)?[^.\n]*\bfrom [^.\n]*graveyards?[^.\n]*\b(?:on)?to the battlefield\b/,
      },
      {
        wording:
          /\bcreature cards? (?:in|from) (?:your|their|a|all) graveyards?\b[^\n]*\b(?:return|put)s? (?:it|that card|the chosen cards?|all cards they exiled this way) (?:on)?to the battlefield\b/,
      },
      { wording: /\benchant creature card in a graveyard\b/ },
      { keywords: ['unearth', 'persist', 'embalm', 'eternalize', 'encore'] },
    ],
    commander: [
      {
        wording:
          /\b(?:return|put)s? [^.\n]*\b(?:creature|permanent)[^.\n]*\bfrom [^.\n]*graveyards?[^\n]*\bto the battlefield|\bcopy of target creature card in your graveyard|\bcreature card in your graveyard has unearth|\bcreature card in your graveyard\.[^\n]*\breturn it to the battlefield/,
      },
    ],
  },
  sacrifice: {
    name: 'Sacrifice',
    description: 'Sacrifices its own permanents for value and makes opponents sacrifice theirs.',
    cards: 'cards that sacrifice your permanents or make others sacrifice theirs',
    minCards: 11,
    minCardsWithCommander: 5,
    signals: [
      { keywords: ['exploit', 'emerge', 'devour', 'casualty', 'annihilator', 'bargain', 'champion'] },
      {
        wording:
          /\bsacrifices? (?:a|an|another|two|three|x|any number of|half) (?!~)[^.\n]*(?:creature|permanent|artifact|token|enchantment)/,
      },
    ],
    commander: [{ wording: /\bsacrifices? (?:a|an|another|any number of)\b/ }],
  },
  stax: {
    name: 'Stax',
    description: 'Taxes and locks: everybody can do less and pays more for it.',
    cards: 'permanents that restrict, tax or keep things tapped',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        notTypes: ['instant', 'sorcery', 'land'],
        wording:
          /\b(?:players|opponents|your opponents|each (?:player|opponent)|lands?|nonbasic lands|permanents|creatures|artifacts|noncreature spells) (?:[\w' ]+ )?(?:can't (?:be cast|cast|draw|search|untap|gain|activate|attack|play|enter|be activated)|don't untap)/,
      },
      {
        notTypes: ['instant', 'sorcery', 'land'],
        wording:
          /\bcosts? (?:\{\w\}|an additional \{\w\}) more to (?:cast|activate)|\bunless (?:that player|they|its controller|he or she) pays?|\bopponents control enter(?: the battlefield)? tapped\b|\bskips? (?:his or her|their) (?:draw|untap|upkeep) step|\bcan cast only one\b|\bcan't cast more than one\b/,
        unless: /\bdraw a card unless\b/,
      },
    ],
    commander: [{ wording: /\bopponents (?:cast )?(?:can't|cost)|\bcosts? \{\w\} more\b|\bdon't untap\b/ }],
  },
  theft: {
    name: 'Theft',
    description: 'Why build an army when others have one?',
    cards: "cards that take control of opponents' permanents or cast their spells",
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { wording: /\bgain control of\b|\byou control enchanted\b|\bexchange control\b/ },
      {
        wording:
          /\b(?:cast|play) (?:[^.\n]* )?(?:cards?|spells?) (?:you don't own|they don't own|exiled with ~)|\bput [^.\n]*\b(?:an opponent|target opponent|opponents)[^.\n]*\bunder your control\b|\bopponent's (?:graveyard|library|hand)[^.\n]*under your control|\btarget opponent's library[^\n]*you may (?:cast|play)/,
      },
    ],
    commander: [{ wording: /\bgain control of\b|\bdon't own\b/ }],
  },
} as const satisfies Readonly<Record<string, ThemeSpec>>;
