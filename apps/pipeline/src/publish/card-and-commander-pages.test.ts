import {
  CardPage,
  CommanderListPage,
  CommanderPage,
  ThemePage,
  Manifest,
  SaltListPage,
  TypeaheadList,
} from '@crownsmith/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { silentProgress } from '#src/progress';
import { importSalt } from '#src/salt/import-salt';
import { cardRecord, deckLine, greenNumbers, testCards } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';

const FETCH = (lands: string): string =>
  `{T}, Sacrifice this land: Search your library for a ${lands} card, put it onto the battlefield, then shuffle.`;
const land = (name: string, text: string) =>
  cardRecord(name, { type_line: 'Land', color_identity: [], mana_cost: '', cmc: 0, oracle_text: text });
const cards = (withPrices: boolean) =>
  [
    ...testCards(),
    cardRecord('Gone Bear King', {
      type_line: 'Legendary Creature — Bear',
      oracle_text: 'Other Bears you control get +1/+1.',
      legalities: { commander: 'banned' },
    }),
    cardRecord('Quiet Past', { type_line: 'Legendary Enchantment — Background' }),
    cardRecord('Later Bear', {
      type_line: 'Legendary Creature — Bear',
      legalities: { commander: 'not_legal' },
      released_at: '2099-12-04',
    }),
    land('Sea Gate Path', FETCH('Plains or Island')),
    land('Wood Path', FETCH('Forest or Island')),
  ].map((card) => (withPrices ? card : { ...card, prices: {} }));

/** A snapshot in which a banned commander has the most decks and every deck plays both lands. */
const publishStore = async (withImports: boolean) => {
  const { write, use, now, importCards, importDecks, publish, read } = await makeTestStore();
  const deck = (id: string, commander: string, skip: number) => {
    const line = deckLine(
      id,
      greenNumbers(90).filter((number) => number % 7 !== skip % 7),
      { commanders: [commander] },
    );
    return { ...line, cards: [...line.cards, 'Sea Gate Path', 'Wood Path'] };
  };
  const lines = [
    ...Array.from({ length: 6 }, (_, at) => deck(`b${at}`, 'Gone Bear King', at)),
    ...Array.from({ length: 4 }, (_, at) => deck(`g${at}`, 'Greta, Bear Queen', at)),
  ];
  await importCards(cards(withImports));
  await importDecks(lines);
  const salt = await write('salt.csv', 'card,salt\nForest,1\n');
  if (withImports) await use((store) => importSalt(store, salt, {}, now(), silentProgress()));
  await publish({ keep: 1 });
  return <T>(path: string, schema: z.ZodType<T>): Promise<T> => read(schema, path);
};

describe('pages of cards and commanders', () => {
  let read: Awaited<ReturnType<typeof publishStore>>;
  beforeAll(async () => {
    read = await publishStore(true);
  });

  it('carry the rules text of the card file', async () => {
    const { faces } = await read('cards/wood-path.json', CardPage);
    expect(faces).toEqual([{ name: 'Wood Path', type: 'Land', oracle_text: FETCH('Forest or Island') }]);
  });

  it('list a banned commander last, without a rank, and count no rank for it', async () => {
    const { rows } = await read('lists/commanders.json', CommanderListPage);
    expect(rows.map(({ slug, num_decks, rank }) => [slug, num_decks, rank])).toEqual([
      ['greta-bear-queen', 4, 1],
      ['gone-bear-king', 6, 0],
    ]);
    const { rank, average_deck } = await read('commanders/gone-bear-king.json', CommanderPage);
    expect([rank, average_deck]).toEqual([null, []]);
    const players = (await read('cards/wood-path.json', CardPage)).top_commanders;
    expect(players.map(({ slug }) => slug)).toEqual(['greta-bear-queen', 'gone-bear-king']);
    const options = await read('typeahead/commanders.json', TypeaheadList);
    expect(options.at(-1)).toMatchObject({ url: '/commanders/gone-bear-king', banned: true });
    expect(options.filter(({ banned }) => banned)).toHaveLength(1);
    const named = (await read('typeahead/cards.json', TypeaheadList)).filter(({ banned }) => banned);
    expect(named.map(({ label }) => label)).toEqual(['Gone Bear King']);
  });

  it('rank the commanders of a tribe without banned ones, and call none of these similar', async () => {
    const { commanders } = await read('typal/bear.json', ThemePage);
    expect(commanders.map(({ slug, rank }) => [slug, rank])).toEqual([
      ['greta-bear-queen', 1],
      ['gone-bear-king', 0],
    ]);
    const { similar } = await read('commanders/nobodys-choice.json', CommanderPage);
    expect(similar.map(({ slug }) => slug)).toEqual(['greta-bear-queen']);
  });

  it('suggest no land to a commander without decks that finds nothing in its colours', async () => {
    const { estimated, lists } = await read('commanders/nobodys-choice.json', CommanderPage);
    const listed = lists.flatMap(({ rows }) => rows.map(({ slug }) => slug));
    expect(estimated).toBe(true);
    expect(listed).toContain('wood-path');
    expect(listed).not.toContain('sea-gate-path');
    const played = await read('commanders/greta-bear-queen.json', CommanderPage);
    expect(played.lists.flatMap(({ rows }) => rows.map(({ slug }) => slug))).toContain('sea-gate-path');
  });

  it('are there for a Background without decks, and for a commander that is announced', async () => {
    for (const slug of ['quiet-past', 'later-bear'])
      expect(await read(`commanders/${slug}.json`, CommanderPage)).toMatchObject({ slug, num_decks: 0 });
    const urls = (await read('typeahead/partners.json', TypeaheadList)).map(({ url }) => url);
    expect(urls).toContain('/commanders/quiet-past');
  });

  it('name no estimates where prices and salt are imported', async () => {
    expect((await read('manifest.json', Manifest)).estimates).toEqual([]);
    expect((await read('lists/top/salt.json', SaltListPage)).rule).toContain('votes');
  });
});

it('estimates of prices and salt are named until real ones are imported', async () => {
  const read = await publishStore(false);
  expect((await read('manifest.json', Manifest)).estimates).toEqual(['prices', 'salt']);
  expect((await read('lists/top/salt.json', SaltListPage)).rule).toContain('our estimate');
});
