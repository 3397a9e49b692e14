import { toWireCard, type CommanderPage } from '@crownsmith/api-client';
import { buildCard } from '@crownsmith/test-support';
import { expect, it } from 'vitest';
import { createPageViews } from './page-views.server';
import { createRowViews, toPageCard } from './row-views.server';

const solRing = toWireCard(buildCard({ name: 'Sol Ring', type: 'Artifact', value: 1 }));
const views = createPageViews(
  createRowViews((slug) => (slug === 'sol-ring' ? solRing : undefined)),
  () => true,
);
const row = (slug: string, synergy: number | null, lift: number | null) => ({
  slug,
  num_decks: 3,
  potential_decks: 4,
  synergy,
  lift,
});
const page: CommanderPage = {
  slug: 'sol-ring',
  cards: ['sol-ring'],
  num_decks: 4,
  rank: 1,
  identity: 0,
  formats: {},
  estimated: false,
  lists: [
    {
      tag: 'topcards',
      header: 'Top Cards',
      rows: [row('sol-ring', 0.1246, 1.256), row('sol-ring', -0.0004, null), row('unknown', 1, 1)],
    },
    { tag: 'lands', header: 'Lands', rows: [row('unknown', null, null)] },
  ],
  mana_curve: [0, 0, 0, 0, 0, 0, 0, 0],
  types: {},
  colors: {},
  tags: {},
  average_price: null,
  salt: null,
  similar: [],
  pairs: [],
  average_deck: [],
};

it('rounds synergy to 0.1 % and lift to 0.01, and leaves unknown cards and empty lists out', () => {
  const { lists } = views.commander(page);
  expect(lists.map(({ tag }) => tag)).toEqual(['topcards']);
  expect(lists[0]?.rows.map(({ inclusion, synergy, lift }) => [inclusion, synergy, lift])).toEqual([
    [0.75, 0.125, 1.26],
    [0.75, 0, null],
  ]);
});

it('gives the rows of estimated lists a reason, and others none', () => {
  const rows = [{ ...row('sol-ring', 0.2, null), shared: ['Elf', 'Tokens'] }];
  const estimated = (of: readonly (typeof rows)[number][]): CommanderPage => ({
    ...page,
    estimated: true,
    learnt_from: 7,
    lists: [{ tag: 'topcards', header: 'Top Cards', rows: [...of] }],
  });
  const reasonOf = (of: CommanderPage) => views.commander(of).lists[0]?.rows[0]?.reason;
  expect(reasonOf(estimated(rows))).toBe('Shares Elf and Tokens');
  expect(reasonOf(estimated([{ ...row('sol-ring', 0.2, null), shared: [] }]))).toBe(
    'Played with similar commanders',
  );
  expect(reasonOf(estimated([{ ...row('sol-ring', null, null), shared: [] }]))).toBe(
    'Popular in its colours',
  );
  expect(reasonOf(page)).toBeUndefined();
  expect(views.commander(estimated(rows)).learntFrom).toBe(7);
});

it('leaves the upload time out of the URI of a Scryfall picture', () => {
  const uri = 'https://cards.scryfall.io/normal/front/8/3/83ea9b2c.jpg';
  expect(toPageCard({ ...solRing, image_uri: `${uri}?1562404626` }).image).toBe(uri);
  expect(toPageCard({ ...solRing, image_uri: 'https://img.example/a.jpg?7' }).image).toBe(
    'https://img.example/a.jpg?7',
  );
});
