import { COLORLESS, parseColorIdentity } from '../../src/color/color-identity';
import { NO_PARTNER } from '../../src/command-zone/partner-ability';
import type { RealCard } from '../real-cards';
import { byLocale, type SampleDeck } from './notation';
import { sampleEntry } from './sample-decks';

const card = (name: string, fields: Partial<RealCard> = {}): RealCard => ({
  name,
  typeLine: 'Artifact',
  layout: 'normal',
  manaCost: '{2}',
  manaValue: 2,
  text: '',
  colorIdentity: COLORLESS,
  legality: 'legal',
  canBeCommander: false,
  partner: NO_PARTNER,
  unknownPartner: undefined,
  ...fields,
});

const GREEN = parseColorIdentity('G') ?? COLORLESS;
const BLUE = parseColorIdentity('U') ?? COLORLESS;
const legend = { typeLine: 'Legendary Creature — Bear', canBeCommander: true } as const;

const WORDS = [
  'Amber',
  'Brass',
  "Carver's",
  'Dûl',
  'Ember',
  'Frost',
  'Glass',
  'Harrow',
  'Iron',
  'Jötun',
  'Knell',
  'Lantern',
];
const THINGS = ['Arch', 'Bell', 'Crown, the Unbroken', 'Dial', 'Engine', 'Fang', 'Gate'];

/** Cards of our own making, for lists on machines without the real ones: each word with half of the things, each line of a list costs. */
const others: readonly RealCard[] = [
  ...WORDS.flatMap((word, at) =>
    THINGS.filter((_, index) => (at + index) % 2 === 0).map((thing) => card(`${word} ${thing}`)),
  ),
  card('Ebb // Flow', {
    layout: 'split',
    typeLine: 'Instant // Instant',
    manaCost: '{U} // {1}{U}',
    colorIdentity: BLUE,
  }),
  card('Moon Reader // Tide Caller', {
    layout: 'transform',
    typeLine: 'Creature — Human // Creature — Beast',
    colorIdentity: BLUE,
  }),
];
const leaders = [
  card('Orla, Keeper of Bears', { ...legend, colorIdentity: GREEN, partner: { kind: 'partner' } }),
  card('Tamsin the Tall', { ...legend, colorIdentity: BLUE, partner: { kind: 'partner' } }),
  card('Zeb and Quill, Old Friends', { ...legend, colorIdentity: parseColorIdentity('GU') ?? COLORLESS }),
] as const;
const basics = [
  card('Forest', { typeLine: 'Basic Land — Forest', colorIdentity: GREEN, manaCost: '' }),
  card('Island', { typeLine: 'Basic Land — Island', colorIdentity: BLUE, manaCost: '' }),
] as const;
/** Names that notations mention outside the deck. */
const outside = ['Counterspell', 'Llanowar Elves', 'Shock', 'Opt', 'Treasure', 'Lurrus of the Dream-Den'].map(
  (name) => card(name),
);

export const MADE_CARDS: readonly RealCard[] = [...others, ...leaders, ...basics, ...outside];

const makeDeck = (id: string, commanders: readonly RealCard[]): SampleDeck => ({
  id,
  commanders: commanders.map((each) => sampleEntry(each, 1)),
  main: byLocale([
    ...others.map((each) => sampleEntry(each, 1)),
    sampleEntry(basics[0], 9),
    sampleEntry(basics[1], 100 - commanders.length - others.length - 9),
  ]),
});

/** A deck with two commanders, and one with a single commander whose name looks like two. */
export const MADE_DECKS: readonly SampleDeck[] = [
  makeDeck('pair', [leaders[0], leaders[1]]),
  makeDeck('single', [leaders[2]]),
];
