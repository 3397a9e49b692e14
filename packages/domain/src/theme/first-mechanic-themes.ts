import { mechanic } from './mechanic';
import type { ThemeSpec } from './theme-spec';

/** Themes of mechanics, by the names that cards give them, A to E. */
export const FIRST_MECHANIC_THEMES = {
  adventures: mechanic({
    name: 'Adventures',
    description: 'Creatures that are spells first.',
    cards: 'cards with an Adventure or cards that reward one',
    signals: [{ faceTypes: ['adventure'] }, { phrases: ['adventure'] }],
  }),
  affinity: mechanic({
    name: 'Affinity',
    description: 'Spells that cost less for each permanent of a kind.',
    cards: 'cards with affinity or improvise',
    signals: [{ keywords: ['affinity', 'improvise'] }, { phrases: ['affinity for'] }],
  }),
  airbending: mechanic({
    name: 'Airbending',
    description: 'Exiles permanents and spells, to be cast again for two mana.',
    cards: 'cards that airbend',
    signals: [{ keywords: ['airbend'] }, { phrases: ['airbend'] }],
  }),
  amass: mechanic({
    name: 'Amass',
    description: 'One Army that grows and grows.',
    cards: 'cards that amass or care about Armies',
    signals: [{ keywords: ['amass'] }, { wording: /\bamass(?:es)?\b|\barm(?:y|ies) you control\b/ }],
  }),
  arcane: mechanic({
    name: 'Arcane',
    description: 'Arcane spells, spliced onto each other.',
    cards: 'Arcane spells or cards that care about them',
    signals: [{ types: ['arcane'] }, { wording: /\barcane\b|\bspirit or arcane\b/ }],
  }),
  attractions: mechanic({
    name: 'Attractions',
    description: 'A carnival beside the deck, visited by dice.',
    cards: 'cards that open or visit Attractions',
    signals: [{ phrases: ['attraction'] }],
  }),
  backgrounds: mechanic({
    name: 'Backgrounds',
    description: 'A commander with a past.',
    cards: 'Backgrounds or cards that care about them',
    signals: [{ types: ['background'] }, { phrases: ['background', 'commander creatures you own'] }],
  }),
  banding: mechanic({
    name: 'Banding',
    description: 'Creatures that attack and block in bands.',
    cards: 'cards with or granting banding',
    signals: [{ keywords: ['banding'] }, { wording: /\bbanding\b/ }],
  }),
  battles: mechanic({
    name: 'Battles',
    description: 'Sieges to be won and cast anew.',
    cards: 'battles or cards that care about them',
    signals: [{ types: ['battle', 'siege'] }, { wording: /\bbattles? you (?:control|protect)\b/ }],
  }),
  blood: mechanic({
    name: 'Blood',
    description: 'Blood tokens, which turn cards that nobody needs into new ones.',
    cards: 'cards that make Blood tokens or use them',
    signals: [{ wording: /\bblood tokens?\b/ }],
  }),
  clues: mechanic({
    name: 'Clues',
    description: 'Investigates, and cracks the case for cards.',
    cards: 'cards that investigate or care about Clues',
    signals: [{ keywords: ['investigate'] }, { wording: /\binvestigates?\b|\bclues?\b/ }],
  }),
  'coin-flip': mechanic({
    name: 'Coin Flip',
    description: 'Heads or tails, with the odds bent.',
    cards: 'cards that flip coins or care about flips',
    signals: [
      {
        wording:
          /\bflips? (?:a|an|one|two|three|five|x|that many|\w+ more) coins?\b|\bcoin flips?\b|\bflip coins?\b|\b(?:win|lose) (?:a|the|both) (?:coin )?flips?\b/,
      },
    ],
  }),
  connive: mechanic({
    name: 'Connive',
    description: 'Draws, discards and grows.',
    cards: 'cards that connive',
    signals: [{ keywords: ['connive'] }, { wording: /\bconnives?\b/ }],
  }),
  convoke: mechanic({
    name: 'Convoke',
    description: 'Creatures pay for spells.',
    cards: 'cards with convoke or cards that grant it',
    signals: [{ keywords: ['convoke'] }, { phrases: ['convoke'] }],
  }),
  crime: mechanic({
    name: 'Crime',
    description: 'Targets opponents and theirs, and is paid for it.',
    cards: 'cards that reward crimes',
    signals: [{ wording: /\bcommit(?:s|ted)? (?:a )?crimes?\b/ }],
  }),
  curses: mechanic({
    name: 'Curses',
    description: 'Auras that enchant players.',
    cards: 'Curses or cards that care about them',
    signals: [{ types: ['curse'] }, { wording: /\bcurses?\b/ }],
  }),
  'day-night': mechanic({
    name: 'Day / Night',
    description: 'Day turns to night, and people into wolves.',
    cards: 'cards that turn with day and night',
    signals: [
      { keywords: ['daybound', 'nightbound'] },
      { phrases: ['daybound', 'becomes day', 'becomes night', "it's night", 'day becomes night'] },
    ],
  }),
  delirium: mechanic({
    name: 'Delirium',
    description: 'Four types of cards in the graveyard.',
    cards: 'cards with delirium or that count types in the graveyard',
    signals: [
      { keywords: ['delirium'] },
      { phrases: ['card types among cards in your graveyard', 'delirium'] },
    ],
  }),
  descend: mechanic({
    name: 'Descend',
    description: 'Permanent cards go to the graveyard, and the deck goes deeper.',
    cards: 'cards that descend or count permanent cards in the graveyard',
    signals: [
      { keywords: ['descend', 'fathomless descent'] },
      { wording: /\bdescend(?:ed)?\b|\bpermanent cards in your graveyard\b/ },
    ],
  }),
  deserts: mechanic({
    name: 'Deserts',
    description: 'Sand, and what lives on it.',
    cards: 'Deserts or cards that care about them',
    minCards: 7,
    minCardsWithCommander: 3,
    signals: [{ types: ['desert'] }, { wording: /\bdeserts?\b/ }],
    commander: [{ wording: /\bdeserts?\b/ }],
  }),
  devotion: mechanic({
    name: 'Devotion',
    description: 'Counts mana symbols among permanents.',
    cards: 'cards that count devotion',
    signals: [{ phrases: ['devotion to'] }],
    // Gods count devotion only to know whether they are creatures.
    commander: [{ wording: /\bdevotion to\b/, unless: /\bisn't a creature\b/ }],
  }),
  'die-roll': mechanic({
    name: 'Die Roll',
    description: 'Rolls dice, and more dice to roll higher.',
    cards: 'cards that roll dice or reward it',
    signals: [
      {
        wording:
          /\brolls? (?:a|an|one or more|two|three|x|that many|\w+) (?:d\d+|six-sided|dice|die)\b|\bdie rolls?\b/,
      },
    ],
  }),
  discover: mechanic({
    name: 'Discover',
    description: 'Finds spells in the library and casts them for free.',
    cards: 'cards that discover',
    signals: [{ keywords: ['discover'] }, { wording: /\bdiscovers? (?:\d|x|again)/ }],
  }),
  domain: mechanic({
    name: 'Domain',
    description: 'Five basic land types, counted.',
    cards: 'cards that count basic land types',
    signals: [
      { keywords: ['domain'] },
      { phrases: ['basic land types among lands you control', 'basic land type among lands'] },
    ],
  }),
  dredge: mechanic({
    name: 'Dredge',
    description: 'Mills instead of drawing, and gets the card back.',
    cards: 'cards with dredge',
    signals: [{ keywords: ['dredge'] }, { wording: /\bdredge\b/ }],
  }),
  dungeon: mechanic({
    name: 'Dungeon',
    description: 'Ventures into dungeons and takes the initiative.',
    cards: 'cards that venture into the dungeon or care about it',
    signals: [
      { keywords: ['venture into the dungeon'] },
      { phrases: ['venture into', 'ventures into', 'the initiative', 'dungeon'] },
    ],
  }),
  earthbending: mechanic({
    name: 'Earthbending',
    description: 'Lands rise as creatures, and return when they fall.',
    cards: 'cards that earthbend',
    signals: [{ keywords: ['earthbend'] }, { phrases: ['earthbend'] }],
  }),
  energy: mechanic({
    name: 'Energy',
    description: 'Saves energy and spends it where it matters.',
    cards: 'cards that make or use energy',
    signals: [{ phrases: ['{e}', 'energy counter'] }],
  }),
  enrage: mechanic({
    name: 'Enrage',
    description: 'Creatures that profit from damage dealt to them.',
    cards: 'creatures that profit from damage, or cards that reward it',
    signals: [
      { keywords: ['enrage'] },
      {
        wording:
          /\bwhenever (?:~|this creature|(?:a|another) [^.,\n]*creature(?: you control)?|one or more creatures you control) (?:is|are) dealt damage\b/,
      },
    ],
  }),
  evoke: mechanic({
    name: 'Evoke',
    description: 'Creatures that come for their first word and leave.',
    cards: 'cards with evoke',
    signals: [{ keywords: ['evoke'] }, { wording: /\bevoke\b/ }],
  }),
  exalted: mechanic({
    name: 'Exalted',
    description: 'One creature attacks alone, and all others cheer.',
    cards: 'cards with exalted or that reward attacking alone',
    signals: [{ keywords: ['exalted'] }, { phrases: ['exalted', 'attacks alone'] }],
  }),
  'experience-counters': mechanic({
    name: 'Experience Counters',
    description: 'The commander teaches, and the player does not forget.',
    cards: 'cards that give experience counters or multiply counters of players',
    signals: [{ phrases: ['experience counter'] }],
  }),
  exploit: mechanic({
    name: 'Exploit',
    description: 'Creatures that eat another when they enter.',
    cards: 'cards with exploit',
    signals: [{ keywords: ['exploit'] }, { wording: /\bexploits?\b/ }],
  }),
  explore: mechanic({
    name: 'Explore',
    description: 'Scouts that find lands or grow.',
    cards: 'cards that explore or reward it',
    signals: [{ keywords: ['explore'] }, { wording: /\bexplores?\b/ }],
  }),
} as const satisfies Readonly<Record<string, ThemeSpec>>;
