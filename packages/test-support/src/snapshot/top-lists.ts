import type {
  CommanderWindowsPage,
  MovingPage,
  NewCards,
  SaltListPage,
  TopListPage,
  TrendsPage,
} from '@crownsmith/api-client';
import { identityColors, isBasicLand, type Card } from '@crownsmith/domain';
import { cardRows, type FixtureData, type FixtureFiles } from './fixture-data';

const TYPE_LISTS: Readonly<Record<string, (card: Card) => boolean>> = {
  creatures: ({ primaryType }) => primaryType === 'Creature',
  instants: ({ primaryType }) => primaryType === 'Instant',
  sorceries: ({ primaryType }) => primaryType === 'Sorcery',
  artifacts: ({ primaryType }) => primaryType === 'Artifact',
  equipment: ({ typeLine }) => typeLine.includes('Equipment'),
  'utility-artifacts': ({ primaryType, tags }) => primaryType === 'Artifact' && !tags.includes('ramp'),
  'mana-artifacts': ({ primaryType, tags }) => primaryType === 'Artifact' && tags.includes('ramp'),
  enchantments: ({ primaryType }) => primaryType === 'Enchantment',
  auras: ({ typeLine }) => typeLine.includes('Aura'),
  planeswalkers: ({ primaryType }) => primaryType === 'Planeswalker',
  lands: (card) => card.primaryType === 'Land' && !isBasicLand(card),
  'utility-lands': (card) => card.primaryType === 'Land' && !isBasicLand(card),
  'color-fixing-lands': ({ name }) => name === 'Command Tower',
};

const saltList = ({ cards, decks }: FixtureData): SaltListPage => ({
  header: 'Salt',
  rule: 'Cards by their mean salt.',
  rows: cardRows(cards, decks).flatMap((row, index) => {
    const salt = cards[index]?.salt;
    return typeof salt === 'number' ? [{ ...row, salt }] : [];
  }),
});

const newCards = ({ cards, decks }: FixtureData): NewCards => ({
  cards: cardRows(cards.slice(8, 12), decks).map((row) => ({ ...row, released_at: '2024-03-08' })),
});

const movingRow = (slug: string, recent: number, before: number, z: number) => ({
  slug,
  recent: { num_decks: recent, potential_decks: 40 },
  before: { num_decks: before, potential_decks: 80 },
  z,
});

const moving = ({ cards, decks }: FixtureData): MovingPage => ({
  until: '2024-03-31',
  weeks: { recent: 4, before: 8 },
  decks: { recent: 40, before: 80 },
  cards: {
    rising: [movingRow('sol-ring', 30, 20, 5.1)],
    falling: [movingRow('arcane-signet', 10, 60, -5.2)],
  },
  commanders: {
    rising: [movingRow('edgar-markov', 20, 10, 4.3)],
    falling: [movingRow('tymna-the-weaver', 1, 20, -3.1)],
  },
  sets: [
    {
      code: 'tst',
      name: 'Test Set',
      released_at: '2024-03-08',
      rows: cardRows(cards.slice(8, 12), decks),
    },
  ],
});

const trends: TrendsPage = {
  cards: { 'sol-ring': 5.1, 'arcane-signet': -5.2, 'command-tower': 0.4 },
  commanders: { 'edgar-markov': 4.3 },
};

/** In the past month the order of the first three is the other way round; the week has no decks. */
const commanderWindows = ({ commanders }: FixtureData): CommanderWindowsPage => {
  const ranked = (rows: FixtureData['commanders'], decks: number) =>
    rows.map((row, at) => ({ ...row, num_decks: decks - at, rank: at + 1 }));
  return {
    windows: {
      month: { decks: 10, rows: ranked(commanders.slice(0, 3).toReversed(), 4) },
      year: { decks: 60, rows: ranked(commanders.slice(0, 5), 20) },
    },
  };
};

/** The lists of top cards by colour and type, of salty cards and of new cards. */
export const topListFiles = (data: FixtureData): FixtureFiles => {
  const { cards, decks } = data;
  const file = (name: string, header: string, rule: string, isListed: (card: Card) => boolean) => {
    const rows = cardRows(cards.filter(isListed).slice(0, 100), decks);
    const page: TopListPage = {
      header,
      rule,
      decks,
      lists: [{ tag: 'topcards', header, rows }],
      windows: { month: { decks: 10, rows: rows.slice(0, 3) }, year: { decks: 60, rows: rows.slice(0, 8) } },
    };
    return [`lists/${name}.json`, page] as const;
  };
  const colorsOf = (card: Card): string => identityColors(card.colorIdentity).join('');
  return [
    file('top', 'Top Cards', 'All cards.', () => true),
    ...['W', 'U', 'B', 'R', 'G'].map((letter) =>
      file(
        `top/${letter.toLowerCase()}`,
        letter,
        'Cards of exactly this colour.',
        (card) => colorsOf(card) === letter,
      ),
    ),
    file('top/colorless', 'Colourless', 'Cards without a colour.', (card) => colorsOf(card) === ''),
    file('top/multi', 'Multicolour', 'Cards of two or more colours.', (card) => colorsOf(card).length > 1),
    ...Object.entries(TYPE_LISTS).map(([name, isListed]) =>
      file(`top/${name}`, name, `What counts as ${name}.`, isListed),
    ),
    ['lists/top/salt.json', saltList(data)],
    ['lists/newcards.json', newCards(data)],
    ['lists/moving.json', moving(data)],
    ['lists/trends.json', trends],
    ['lists/commander-windows.json', commanderWindows(data)],
  ];
};
