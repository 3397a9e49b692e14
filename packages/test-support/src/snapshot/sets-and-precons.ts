import type { PreconIndex, PreconPage, SetIndex, SetPage } from '@crownsmith/api-client';
import { cardRows, type FixtureData, type FixtureFiles } from './fixture-data';

/** A set with commanders and reprints, and an old one without date and commanders. */
export const setFiles = ({ cards, commanders, decks }: FixtureData): FixtureFiles => {
  const index: SetIndex = {
    sets: [
      { code: 'tst', name: 'Test Set', released_at: '2024-03-08', cards: cards.length },
      { code: 'lea', name: 'First Set', released_at: '1993-08-05', cards: 3 },
    ],
  };
  const newest: SetPage = {
    code: 'tst',
    name: 'Test Set',
    released_at: '2024-03-08',
    commanders: commanders.slice(0, 4),
    cards: cardRows(cards.slice(8, 60), decks),
    reprints: cardRows(cards.slice(60, 300), decks),
  };
  const oldest: SetPage = {
    code: 'lea',
    name: 'First Set',
    released_at: null,
    commanders: [],
    cards: cardRows(cards.slice(8, 11), decks),
    reprints: [],
  };
  return [
    ['sets/index.json', index],
    ['sets/tst.json', newest],
    ['sets/lea.json', oldest],
  ];
};

/** One precon of the first commander; none without a commander. */
export const preconFiles = ({ cards, decks }: FixtureData): FixtureFiles => {
  const commander = cards.find(({ canBeCommander }) => canBeCommander);
  if (!commander) return [];
  const row: PreconIndex['precons'][number] = {
    slug: 'test-precon',
    name: 'Test Precon',
    set: 'tst',
    released_at: '2024-03-08',
    commanders: [commander.slug],
    identity: commander.colorIdentity,
  };
  const page: PreconPage = {
    ...row,
    num_decks: 3,
    estimated: false,
    cards: [commander, ...cards.slice(8, 60)].map(({ slug }) => ({ slug, count: 1 })),
    add: cardRows(cards.slice(60, 80), decks),
    cut: cardRows(cards.slice(20, 25), decks),
  };
  return [
    ['precons/index.json', { precons: [row] } satisfies PreconIndex],
    ['precons/test-precon.json', page],
  ];
};
