import type { ThemeSpec } from './theme-spec';

/** Strategies, A to H: how a deck wins and what it spends its turns on. */
export const FIRST_STRATEGY_THEMES = {
  aggro: {
    name: 'Aggro',
    description: 'Cheap creatures that attack from the first turns on.',
    cards: 'creatures of mana value 4 or less that fight well, or cards that reward attacking',
    minCards: 14,
    minCardsWithCommander: 6,
    signals: [
      {
        types: ['creature'],
        maxManaValue: 4,
        keywords: [
          'haste',
          'first strike',
          'double strike',
          'menace',
          'trample',
          'prowess',
          'battle cry',
          'exalted',
          'mentor',
          'riot',
          'dash',
          'firebending',
          'mobilize',
          'raid',
          'training',
          'bloodthirst',
          'infect',
          'toxic',
          'melee',
          'myriad',
        ],
      },
      { types: ['creature'], maxManaValue: 3, minPower: 3 },
      {
        wording:
          /\bwhenever (?:~|this creature|equipped creature|you|[^.,\n]*creatures? you control)[^.,\n]* attacks?\b|\battacking creatures (?:you control )?(?:get|have|gain)\b|\bcreatures you control (?:get \+|gain haste|have haste)|\badditional combat phase/,
      },
    ],
    commander: [
      {
        wording:
          /\bwhenever (?:~|you|[^.,\n]*creatures? you control)[^.,\n]* (?:attacks?|deals? combat damage)\b|\battacking creatures?\b|\bhaste\b|\bdouble strike\b/,
      },
    ],
  },
  aikido: {
    name: 'Aikido',
    description: "Turns the attackers' own strength against them.",
    cards: 'cards that punish attackers or redirect damage',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        wording:
          /\bdamage equal to (?:the damage|that creature's power|its power|the number of attacking|the total power)[^.\n]* to (?:that creature's controller|its controller|target opponent|each)|\bis dealt to [^.\n]* instead\b|\bdamage that would be dealt[^.\n]*(?:instead|deals that much)|\b(?:reselect|chooses?) which (?:player|opponent)[^.\n]* attack|\bremove target attacking creature from combat\b|\bwhenever a creature (?:attacks|deals (?:combat )?damage to) you\b|\bwhenever (?:an opponent|a player|one or more creatures) attacks? (?:you|with)\b|\bdeals? damage to you, (?:that|it|~)/,
      },
    ],
    commander: [{ wording: /\b(?:attacks?|damage to) you\b|\bdealt damage[^.\n]*source's controller\b/ }],
  },
  anthems: {
    name: 'Anthems',
    description: 'Everything that makes a whole army stronger.',
    cards: 'permanents that give your creatures more power and toughness',
    minCards: 5,
    minCardsWithCommander: 2,
    signals: [
      {
        notTypes: ['instant', 'sorcery'],
        wording:
          /\b(?:creatures|creature tokens|tokens|[a-z]+s|[a-z]+folk) (?:you control |of the chosen (?:type|color) )*get \+\d\/\+\d(?! until)/,
        unless: /\bget \+\d\/\+\d (?:and gain [^.\n]*)?until end of turn/,
      },
    ],
    commander: [
      { wording: /\b(?:creatures|tokens|[a-z]+s|[a-z]+folk) (?:you control )?get \+\d\/\+\d(?! until)/ },
    ],
  },
  'attack-triggers': {
    name: 'Attack Triggers',
    description: 'Abilities that trigger with each attack, and more attacks.',
    cards: 'cards that trigger when creatures attack',
    minCards: 7,
    minCardsWithCommander: 3,
    signals: [{ wording: /\bwhenever [^.,\n]*\battacks?\b/ }],
    commander: [
      {
        wording:
          /\battacking causes a triggered ability\b|\bwhenever (?:a|another|one or more|you) [^.,\n]*attacks?\b|\bwhenever you attack\b|\badditional combat phase/,
      },
    ],
  },
  'activated-abilities': {
    name: 'Activated Abilities',
    description: 'Abilities with a cost, cheapened, copied and used again and again.',
    cards: 'cards that cheapen, copy or reward activated abilities, or creatures that tap for one',
    minCards: 9,
    minCardsWithCommander: 4,
    signals: [
      {
        wording:
          /\bactivated abilit(?:y|ies)\b|\bactivate abilities\b|\bcosts? (?:\{\w\}|\w+) less to activate\b|\bwhenever you activate\b/,
        unless: /\bcan't be activated\b|\bcounter target (?:activated|spell|triggered)/,
      },
      {
        types: ['creature'],
        notTags: ['ramp'],
        wording: /(?:^|\n)(?:\{\w+(?:\/\w+)?\},? ?)+(?:, [^:\n]*)?:/,
      },
    ],
    commander: [
      { wording: /\bactivated abilit(?:y|ies)\b|\bactivate abilities\b|\bwhenever you activate\b/ },
    ],
  },
  cantrips: {
    name: 'Cantrips',
    description: 'Cheap spells that replace themselves.',
    cards: 'instants and sorceries of mana value 2 or less that draw a card',
    minCards: 8,
    minCardsWithCommander: 8,
    signals: [
      {
        types: ['instant', 'sorcery'],
        maxManaValue: 2,
        wording: /\bdraw (?:a card|two cards|three cards)\b/,
      },
    ],
  },
  'card-draw': {
    name: 'Card Draw',
    description: 'More cards than anybody else, and payoffs for drawing them.',
    cards: 'cards that draw cards or reward it',
    minCards: 18,
    minCardsWithCommander: 8,
    signals: [
      { tags: ['draw'] },
      { wording: /\bwhenever you draw\b|\bsecond card each turn\b|\bcards you've dr\w+ this turn\b/ },
    ],
    commander: [
      {
        wording:
          /\bwhenever you draw\b|\bdraw (?:an additional|two|three|x|that many|cards equal)\b|\bwhenever [^\n]*\bdraw a card\b|\bno maximum hand size\b/,
      },
    ],
  },
  cheerios: {
    name: 'Cheerios',
    description: 'Artifacts that cost nothing, one after the other.',
    cards: 'artifacts and spells that cost no mana, or cards that reward casting them',
    minCards: 3,
    signals: [{ notTypes: ['land'], maxManaValue: 0 }],
  },
  combo: {
    name: 'Combo',
    description: 'Searches for two or three cards that win together.',
    cards: 'tutors, cards that win or untap without limit, and free outlets',
    minCards: 8,
    signals: [
      {
        tags: ['tutor'],
        wording:
          /\bsearch your library for (?:a|an|up to (?:two|three)) (?:card|creature card|artifact card|enchantment card|instant|artifact or|creature or|instant or|permanent|card with)\b/,
      },
      {
        wording:
          /\byou win the game\b|\bloses the game\b|\bwithout paying (?:its|their) mana cost\b[^\n]*\buntap\b|\buntap (?:target|another target|all|it|~|enchanted|equipped)(?! lands? an)|\bwhenever ~ becomes (?:tapped|untapped)|\bextra turn\b|\bput (?:your|the) library\b|\bexile (?:your|all cards from your) library\b/,
      },
      {
        wording:
          /(?:^|\n|")(?:sacrifice (?:a|an|another) (?:creature|artifact|permanent|token)|pay \d life|discard a card): (?!draw)/,
      },
    ],
  },
  'commander-matters': {
    name: 'Commander Matters',
    description: 'All cards serve one: the commander.',
    cards: 'cards that name your commander',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      { keywords: ['lieutenant', 'eminence'] },
      {
        notTypes: ['land'],
        wording:
          /\bcommanders? (?:you (?:control|own)|creatures?|spell|damage|from the command zone)|\byour commanders?\b|\bcontrol (?:a|your) commander\b|\bcommand zone\b/,
        unless: /\bmana of any (?:one )?color in your commander's color identity\b/,
      },
    ],
    commander: [{ wording: /\bcommanders?\b|\bexperience counter/ }],
  },
  eggs: {
    name: 'Eggs',
    description: 'Artifacts that break for a card, and come back.',
    cards: 'artifacts that are sacrificed for a card, or cards that return artifacts',
    minCards: 5,
    minCardsWithCommander: 3,
    signals: [
      {
        types: ['artifact'],
        maxManaValue: 3,
        wording:
          /\bsacrifice (?:~|this artifact)[^:\n]*: [^\n]*\bdraw|\bput into a graveyard from the battlefield, draw a card/,
      },
      {
        wording:
          /\breturn (?:all|target|each|any number of) [^.\n]*artifact cards?[^.\n]* from your graveyard\b/,
      },
    ],
    commander: [{ wording: /\breturn [^.\n]*artifact cards?[^.\n]* from your graveyard\b/ }],
  },
  fog: {
    name: 'Fog',
    description: 'Prevents the damage of each attack.',
    cards: 'cards that prevent combat damage',
    minCards: 4,
    minCardsWithCommander: 3,
    signals: [{ wording: /\bprevent all (?:combat )?damage\b/ }],
    commander: [{ wording: /\bprevent all (?:combat )?damage\b/ }],
  },
  'free-spells': {
    name: 'Free Spells',
    description: 'Casts spells without paying for them.',
    cards: 'cards that cast spells without paying their mana cost',
    minCards: 6,
    minCardsWithCommander: 3,
    signals: [{ wording: /\bwithout paying (?:its|their|that card's|this spell's) mana costs?\b/ }],
    commander: [{ wording: /\bwithout paying (?:its|their|that card's) mana costs?\b/ }],
  },
  'good-stuff': {
    name: 'Good Stuff',
    description: 'The best cards of its colours, whatever they do.',
    cards: 'cards of three or more colours',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ minColors: 3 }],
    commander: [{ minColors: 4 }],
  },
  'group-slug': {
    name: 'Group Slug',
    description: 'Everybody suffers, and others more.',
    cards: 'cards that hurt each opponent or player, turn after turn',
    minCards: 7,
    minCardsWithCommander: 3,
    signals: [
      {
        notTypes: ['instant', 'sorcery'],
        wording:
          /\b(?:deals? [^.\n]*damage to (?:each opponent|each player|each other player|that player|them)|(?:each (?:opponent|player|other player)|that player) loses [^.\n]*life)/,
      },
      { wording: /\b(?:players|opponents) can't gain life\b|\bdouble that damage\b|\bdeals double\b/ },
    ],
    commander: [
      {
        wording:
          /\b(?:each|that) (?:opponent|player)s? loses? [^.\n]*life\b|\bdamage to (?:each|that) (?:opponent|player|other player)|\bplayers? (?:loses?|lose) \d life\b/,
      },
    ],
  },
  hatebears: {
    name: 'Hatebears',
    description: 'Small creatures, each of which forbids something.',
    cards: 'creatures of mana value 4 or less that restrict or tax',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [
      {
        types: ['creature'],
        maxManaValue: 4,
        wording:
          /\b(?:opponents|players?|spells?|permanents|artifacts|creatures|cards|lands)\b[^.\n]*\bcan't (?:be cast|cast|draw|search|untap|gain|activate|attack|play|enter|be activated)|\bcosts? (?:\{\w\}|an additional) ?(?:more )|\bopponents control enter (?:the battlefield )?tapped\b|\bif (?:an|a nontoken|an opponent|a card)[^.\n]*would [^.\n]*\binstead\b|\bdon't cause abilities to trigger\b/,
      },
    ],
    commander: [{ wording: /\b(?:opponents|players)(?: control)? can't\b|\bcost \{\w\} more\b/ }],
  },
  'hand-size': {
    name: 'Hand Size',
    description: 'Keeps a huge hand, and counts it.',
    cards: 'cards that count the hand or lift its limit',
    minCards: 3,
    minCardsWithCommander: 2,
    signals: [{ phrases: ['maximum hand size', 'cards in your hand', 'seven or more cards in hand'] }],
    commander: [{ phrases: ['maximum hand size', 'cards in your hand'] }],
  },
} as const satisfies Readonly<Record<string, ThemeSpec>>;
