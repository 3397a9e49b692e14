import type { ThemeSpec } from './theme-spec';

/** Strategies, L to W: how a deck wins and what it spends its turns on. */
export const SECOND_STRATEGY_THEMES = {
  'land-destruction': {
    name: 'Land Destruction',
    description: 'No lands, no spells.',
    cards: 'cards that destroy or return lands of others',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        notTypes: ['land'],
        wording:
          /\bdestroys? (?:all|target|each|that|x target|up to \w+ target|two target|four target) (?:nonbasic |snow |tapped )?(?:lands?|plains|islands?|swamps?|mountains?|forests?)\b|\bdestroy all (?:artifacts, creatures, and lands|permanents)|\bsacrifices? (?:\w+|half the|that many|all) lands?\b[^.:\n]*(?:\.|,)|\bplayer sacrifices a land\b|\breturn (?:all|each) lands?\b/,
        unless: /\byou (?:may )?sacrifice\b/,
      },
    ],
    commander: [{ wording: /\bdestroys? (?:target|all|each) (?:nonbasic )?lands?\b|\bsacrifices a land\b/ }],
  },
  'land-animation': {
    name: 'Land Animation',
    description: 'Lands that get up and fight.',
    cards: 'cards that turn lands into creatures or reward it',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { phrases: ['earthbend'] },
      {
        wording:
          /\blands?\b[^.\n]* (?:becomes?|are|is) (?:an? )?(?:\d|x)\/(?:\d|x)[^.\n]* creatures?\b|\bland creatures?\b|\b(?:forests|lands) (?:you control )?are \d\/\d\b/,
      },
    ],
    commander: [{ wording: /\bland creatures?\b|\bearthbend|\bland[^.\n]* becomes? an? \d\// }],
  },
  lifedrain: {
    name: 'Lifedrain',
    description: "Opponents' life, drop by drop, becomes your own.",
    cards: 'cards that make opponents lose life while you gain it',
    minCards: 5,
    minCardsWithCommander: 2,
    signals: [
      { keywords: ['extort'] },
      {
        wording:
          /\b(?:opponents?|players?|they|controller) loses? [^.\n]*life[^\n]{0,60}\byou gain\b|\bwhenever [^.\n]*(?:loses? life|gain life)[^\n]*\b(?:opponent loses|you gain)/,
      },
    ],
    commander: [
      {
        wording:
          /\bloses? [^.\n]*life[^\n]{0,60}\byou gain\b|\bopponent loses? life\b|\bloses that much life\b/,
      },
    ],
  },
  lure: {
    name: 'Lure',
    description: 'One creature that all others have to block.',
    cards: 'cards that make creatures block',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ wording: /\bmust be blocked\b|\bable to block [^.\n]* do so\b/ }],
    commander: [{ wording: /\bmust be blocked\b|\bable to block [^.\n]* do so\b/ }],
  },
  midrange: {
    name: 'Midrange',
    description: 'Solid creatures, answers and value for a long game.',
    cards: 'creatures of mana value 3 to 5 with a value of their own, and flexible removal',
    minCards: 24,
    signals: [
      {
        types: ['creature'],
        minManaValue: 3,
        maxManaValue: 5,
        wording:
          /\bwhen(?:ever)? (?:~|this creature) (?:enters|dies|attacks)|\bdraw a card\b|\bdestroy\b|\bexile\b|\bcreate\b/,
      },
      { tags: ['removal'], maxManaValue: 4 },
      { types: ['planeswalker'] },
    ],
  },
  'pillow-fort': {
    name: 'Pillow Fort',
    description: 'Hides behind walls of enchantments that nobody wants to attack.',
    cards: 'cards that keep opponents from attacking you',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        wording:
          /\bcan't attack you\b|\bcan't attack (?:unless|planeswalkers)|\bprevent all (?:combat )?damage that would be dealt(?: to you| this turn)?|\bcreatures can't attack\b|\battack you or planeswalkers you control\b|\bwhenever [^.,\n]*attacks you\b/,
      },
    ],
    commander: [{ wording: /\bcan't attack you\b|\battacks? you\b/ }],
  },
  pingers: {
    name: 'Pingers',
    description: 'One damage here, one there, all game long.',
    cards: 'permanents that deal 1 damage again and again',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        notTypes: ['instant', 'sorcery'],
        wording:
          /\b(?:\{t\}|\{\w\})[^\n.]*: [^.\n]*\bdeals? (?:1|x) damage to (?:any|each|target)|\bwhenever [^\n]*\bdeals? 1 damage to (?:any target|each opponent|target)/,
      },
    ],
    commander: [
      {
        wording:
          /\bdeals? (?:1|that much) damage to (?:any|each|target)|\bnoncombat damage\b|\bequal to 1 damage\b/,
      },
    ],
  },
  ramp: {
    name: 'Ramp',
    description: 'More lands and mana than others, sooner.',
    cards: 'cards that make mana or fetch lands',
    minCards: 26,
    minCardsWithCommander: 11,
    signals: [{ tags: ['ramp'] }],
    commander: [{ tags: ['ramp'] }],
  },
  'self-damage': {
    name: 'Self-Damage',
    description: 'Pays with its own life, and profits from the pain.',
    cards: 'cards that cost your own life or reward losing it',
    minCards: 9,
    minCardsWithCommander: 4,
    signals: [
      {
        notTypes: ['land'],
        wording:
          /\bdeals? [^.\n]*damage to you\b|\byou lose [^.\n]*life\b|\bpay (?:x|\d+|half your|any amount of) life\b|\bwhenever you lose life\b|\blife you lost\b|\bpays? life\b/,
      },
    ],
    commander: [
      {
        wording:
          /\byou lose (?:\w+ )?life\b|\bdamage to you\b|\bpay \d+ life\b|\blife you(?:'ve)? (?:lost|paid)\b|\byour life total becomes\b|\bpaid life\b/,
      },
    ],
  },
  'self-mill': {
    name: 'Self-Mill',
    description: 'Mills its own library, for the graveyard is the better one.',
    cards: 'cards that put cards of your library into your graveyard',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { keywords: ['dredge', 'surveil'] },
      {
        wording:
          /(?:^|[.,:\n"] ?|\bthen |\byou (?:may )?|— )mill (?:\w+|that many) cards?\b|\bmill (?:half|x|two|three|four|five|six|\w+) cards?\b|\binto your graveyard\b[^.\n]*\bfrom your library\b|\blibrary into your graveyard\b|\brest into your graveyard\b|\beach player mills\b|\bsearch your library for [^.\n]*put (?:it|that card|them|those cards) into your graveyard/,
      },
    ],
    commander: [
      {
        wording:
          /\bmill (?:\w+|that many) cards?\b|\blibrary into your graveyard\b|\brest into your graveyard\b|\bdredge\b|\bput into your graveyard from your library\b/,
      },
    ],
  },
  'self-discard': {
    name: 'Self-Discard',
    description: 'Throws its own cards away, and wants them there.',
    cards: 'cards that discard your own cards or reward it',
    minCards: 7,
    minCardsWithCommander: 3,
    signals: [
      { keywords: ['madness', 'cycling', 'connive', 'blood'] },
      {
        wording:
          /(?:^|[,:.\n"] ?|then |you may |may )discard (?:a|two|your|x|up to|one or more|any number of|that many|three) |\bwhenever you discard\b|\bdiscard(?:ed)? (?:a card|one or more cards) this turn\b/,
      },
    ],
    commander: [
      { wording: /\bwhenever you discard\b|\bdiscard (?:a|your|two|one or more|any number) |\bdiscarded\b/ },
    ],
  },
  stompy: {
    name: 'Stompy',
    description: 'Large creatures, larger creatures, and trample.',
    cards: 'creatures with power 5 or more, or cards that reward great power',
    minCards: 12,
    minCardsWithCommander: 5,
    signals: [
      { types: ['creature'], minPower: 5 },
      {
        wording:
          /\bpower (?:4|5|6) or greater\b|\bgreatest power among\b|\bdouble (?:the|its|target creature's) power\b/,
      },
    ],
    commander: [{ wording: /\bpower (?:4|5|6) or greater\b|\btrample\b|\bgreatest power\b/ }],
  },
  tempo: {
    name: 'Tempo',
    description: 'Quick threats, protected by cheap answers.',
    cards: 'cheap counterspells and bounce, and cheap evasive creatures',
    minCards: 12,
    minCardsWithCommander: 5,
    signals: [
      { types: ['instant'], maxManaValue: 3, wording: /\bcounter target\b/ },
      {
        wording:
          /\breturn (?:target|up to \w+ target|another target|each|all) [^.\n]*to (?:its|their) owner'?s?'? hands?\b/,
      },
      { types: ['creature'], maxManaValue: 3, keywords: ['flash', 'flying', 'prowess', 'ninjutsu'] },
      {
        types: ['creature'],
        maxManaValue: 3,
        wording: /\bcan't be blocked\b|\bdeals combat damage to a player, [^.\n]*draw/,
      },
    ],
    commander: [
      {
        types: ['creature'],
        maxManaValue: 4,
        keywords: ['flash', 'flying', 'prowess', 'ninjutsu', 'ward'],
        wording: /\bdraw\b|\bhands?\b|\bcounter target\b/,
      },
    ],
  },
  toolbox: {
    name: 'Toolbox',
    description: 'The right card for each problem, and a way to find it.',
    cards: 'cards that search the library for something other than a land',
    minCards: 7,
    minCardsWithCommander: 3,
    signals: [{ tags: ['tutor'] }],
    commander: [{ tags: ['tutor'] }],
  },
  'triggered-abilities': {
    name: 'Triggered Abilities',
    description: 'Every trigger happens twice.',
    cards: 'cards that double or copy triggered abilities',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        wording:
          /\bcauses? a triggered ability\b|\btriggers an additional time\b|\bcopy target (?:activated or )?triggered ability\b|\btriggered abilit(?:y|ies) (?:you control|of)\b|\bwhenever a triggered ability\b/,
      },
    ],
    commander: [{ wording: /\btriggers an additional time\b|\btriggered abilit(?:y|ies)\b/ }],
  },
  weenies: {
    name: 'Weenies',
    description: 'Many small creatures, none with much power.',
    cards: 'creatures with power 2 or less and mana value 3 or less, or cards that reward small creatures',
    minCards: 23,
    minCardsWithCommander: 10,
    signals: [
      { types: ['creature'], maxManaValue: 3, maxPower: 2 },
      { wording: /\b(?:power|mana value) (?:1|2|3) or less\b|\bbase power and toughness 1\/1\b/ },
    ],
    commander: [
      {
        wording:
          /\b(?:power|mana value|converted mana cost) (?:1|2|3) or less\b|\b1\/1\b[^.\n]*\bcop(?:y|ies)\b|\bcop(?:y|ies)\b[^.\n]*\b1\/1\b/,
      },
    ],
  },
} as const satisfies Readonly<Record<string, ThemeSpec>>;
