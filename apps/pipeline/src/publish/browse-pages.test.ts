import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AverageDecks,
  Checksums,
  Combo,
  ComboIndex,
  CombosByCard,
  CommanderPage,
  CommanderVariants,
  SubpageIndex,
  Manifest,
  MiscData,
  NewCards,
  PreconIndex,
  PreconPage,
  SaltListPage,
  SetIndex,
  SetPage,
  ThemeIndex,
  ThemePage,
  TopListPage,
  TypeaheadList,
  ZoneListPage,
} from '@crownsmith/api-client';
import { mainGroups, tribeKey, type Card } from '@crownsmith/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MIN_RATE_DECKS } from '@crownsmith/answers/lists';
import { importCombos } from '#src/combos/import-combos';
import { makeNameIndex } from '#src/names/name-index';
import { TOP_LISTS } from '#src/pages/browse/top-lists';
import { importPrecons } from '#src/precons/import-precons';
import { silentProgress } from '#src/progress';
import { importSalt } from '#src/salt/import-salt';
import { currentVersion } from '#src/snapshot/snapshot-folder';
import {
  cardRecord,
  type CardRecord,
  deckLine,
  greenNumbers,
  jsonLines,
  testCardName,
  testCards,
} from '#src/testing/fixtures';
import { schemaOf } from '#src/testing/snapshot-schemas';
import { makeTestStore } from '#src/testing/test-store';
import { makeClassifier } from '#src/aggregate/deck-groups';
import { MIN_SUBSET_DECKS } from '#src/least-decks';
import { readCatalogue } from './published-catalogue';

const quiet = silentProgress();
const numbers = greenNumbers(90);
const slug = (number: number): string => testCardName(number).toLowerCase().replaceAll(' ', '-');

const LURRUS = 'Lurrus of the Dream-Den';
const cards: readonly CardRecord[] = [
  ...testCards().map((card, index) => ({ ...card, prices: { usd: String(1 + (index % 17)) } })),
  cardRecord(LURRUS, { type_line: 'Legendary Creature — Cat Nightmare', color_identity: [] }),
  cardRecord('Hall of the Bears', { type_line: 'Legendary Enchantment — Background', color_identity: ['G'] }),
  cardRecord('Old Bear', { released_at: '1999-01-01', set: 'old', set_name: 'Old Set', reprint: false }),
  cardRecord('Returning Bear', { reprint: true }),
];

const lines = Array.from({ length: 24 }, (_, index) =>
  deckLine(
    `g${index}`,
    numbers.filter((number) => number % 24 !== index),
    {
      date: index < 3 ? null : `2024-0${1 + (index % 6)}-1${index % 10}`,
      ...(index % 6 === 0 ? { commanders: [`Greta, Bear Queen`, LURRUS] } : {}),
    },
  ),
);

const setUp = async () => {
  const store = await makeTestStore();
  const { write, now, snapshots } = store;
  const comboFile = await write(
    'combos.jsonl',
    jsonLines([
      { id: 'A b/c', cards: [testCardName(0), testCardName(1)], results: ['Much mana'], steps: ['Do it.'] },
      {
        id: '2',
        uses: [
          { card: { name: testCardName(0) }, quantity: 2 },
          { card: { name: 'Greta, Bear Queen' }, mustBeCommander: true },
        ],
        requires: [{ template: { name: 'An outlet' } }],
        produces: [{ feature: { name: 'Much life' } }],
        manaNeeded: '{2}',
        bracketTag: 'S',
      },
      { id: '3', cards: [testCardName(0), 'Nobody knows this'], results: ['Nothing'] },
    ]),
  );
  const saltFile = await write('salt.csv', `card,salt\n${testCardName(1)},3.5\n${testCardName(2)},1\n`);
  const precon = {
    name: 'Bears Out of the Box',
    code: 'tst',
    releaseDate: '2024-02-02',
    commanders: ['Greta, Bear Queen'],
    cards: deckLine('precon', numbers.slice(0, 40)).cards.filter((card) => card !== testCardName(3)),
  };
  const same = deckLine('copy', [], { cards: [...precon.cards].reverse() });
  const preconFile = await write('precon.json', JSON.stringify(precon));
  await store.importCards(cards);
  await store.importDecks(lines);
  await store.importDecks([same], 'copies.jsonl');
  await store.use(async (opened) => {
    await importCombos(opened, comboFile, {}, now(), quiet);
    await importSalt(opened, saltFile, {}, now(), quiet);
    await importPrecons(opened, [preconFile], {}, now());
  });
  return {
    ...store,
    catalogue: (): Promise<readonly Card[]> =>
      store.use((opened) => opened.query(async (db) => (await readCatalogue(opened, db, new Date())).cards)),
    files: async (path: string): Promise<readonly string[]> =>
      readdir(join(snapshots, (await currentVersion(snapshots)) ?? '', path)),
  };
};

describe('the browse pages of a snapshot', () => {
  let at: Awaited<ReturnType<typeof setUp>>;
  beforeAll(async () => {
    at = await setUp();
    await at.publish({
      deals: {
        tcgplayerKickback: null,
        tcgplayerSale: { start: '2024-01-01', end: '2024-02-01', percent: 5 },
      },
    });
  });

  it('writes nothing but what the schemas of its readers list', async () => {
    const { files } = await at.read(Checksums, 'checksums.json');
    const json = files.map(([path]) => path).filter((path) => path.endsWith('.json'));
    const anything = z.unknown();
    for (const path of [...json, 'checksums.json']) {
      const value = await at.read(anything, path);
      expect(schemaOf(path).parse(value), path).toEqual(value);
    }
    expect(json.length).toBeGreaterThan(cards.length);
  });

  it('do not count precons, report their number, and count them with withPrecons', async () => {
    const manifest = await at.read(Manifest, 'manifest.json');
    expect(manifest.decks).toBe(lines.length);
    expect(manifest.browse).toMatchObject({ preconDecksLeftOut: 1, precons: 1, combos: 2 });
    const other = await setUp();
    const { manifest: counted, precons } = await other.publish({ withPrecons: true });
    expect({ decks: counted.decks, precons }).toEqual({ decks: lines.length + 1, precons: 1 });
  });

  it('move a companion out of the command zone', async () => {
    expect(await at.files('commanders')).not.toContain('greta-bear-queen-lurrus-of-the-dream-den.json');
    expect((await at.read(CommanderPage, 'commanders/greta-bear-queen.json')).num_decks).toBe(lines.length);
    const { groups } = await at.read(ZoneListPage, 'lists/companions.json');
    expect(groups).toEqual([
      {
        tag: 'companions',
        header: 'Companions',
        rows: [{ slug: 'lurrus-of-the-dream-den', num_decks: 4 }],
      },
    ]);
  });

  it('list top cards with their rule and time windows', async () => {
    for (const { name } of TOP_LISTS) {
      const page = await at.read(TopListPage, `lists/${name}.json`);
      expect(page.rule.length).toBeGreaterThan(30);
      for (const { decks, rows } of Object.values(page.windows)) {
        for (const row of rows)
          expect(row.num_decks).toBeLessThanOrEqual(Math.min(decks, row.potential_decks));
      }
    }
    const { windows } = await at.read(TopListPage, 'lists/top.json');
    const dated = lines.flatMap(({ date }) => date ?? []).sort();
    const newest = Date.parse(dated.at(-1) ?? '');
    const within = (days: number): number =>
      dated.filter((date) => newest - Date.parse(date) < days * 86_400_000).length;
    expect(windows.week?.decks).toBe(within(7));
    expect(windows.month?.decks).toBe(within(30));
    expect(windows.year?.decks).toBe(within(365));
  });

  it('list only imported salt', async () => {
    const page = await at.read(SaltListPage, 'lists/top/salt.json');
    expect(page.rows.map((row) => [row.slug, row.salt])).toEqual([
      [slug(1), 3.5],
      [slug(2), 1],
    ]);
  });

  it('list partners, backgrounds and new cards', async () => {
    const partners = await at.read(ZoneListPage, 'lists/partners.json');
    expect(partners.groups.map(({ tag, rows }) => [tag, rows.length])).toEqual([['partner', 2]]);
    const backgrounds = await at.read(ZoneListPage, 'lists/backgrounds.json');
    expect(backgrounds.groups[0]?.rows).toEqual([{ slug: 'hall-of-the-bears', num_decks: 0 }]);
    const fresh = await at.read(NewCards, 'lists/newcards.json');
    expect(fresh.cards.length).toBeGreaterThan(0);
    expect(fresh.cards.every((card) => card.released_at >= '2023')).toBe(true);
  });

  it('count combos by the decks that hold all their cards', async () => {
    const { combos } = await at.read(ComboIndex, 'combos/index.json');
    const both = lines.filter(({ cards: list }) =>
      [0, 1].every((number) => list.includes(testCardName(number))),
    ).length;
    const led = lines.filter(({ cards: list }) => list.includes(testCardName(0))).length;
    expect(Object.fromEntries(combos.map(({ id, num_decks }) => [id, num_decks]))).toEqual({
      'a-b-c': both,
      '2': led,
    });
    for (const combo of combos) expect(combo.num_decks).toBeLessThanOrEqual(combo.potential_decks);
    expect(await at.read(Combo, 'combos/a-b-c.json')).toMatchObject({ steps: 'Do it.', identity: 16 });
    expect(combos.find(({ id }) => id === '2')).toMatchObject({
      commanders: ['greta-bear-queen'],
      copies: { [slug(0)]: 2 },
      templates: ['An outlet'],
      mana_needed: '{2}',
      bracket_tag: 'S',
    });
    expect(combos.find(({ id }) => id === 'a-b-c')).not.toHaveProperty('commanders');
    const byCard = await at.read(CombosByCard, 'combos/by-card.json');
    expect([...(byCard[slug(0)] ?? [])].sort()).toEqual(['2', 'a-b-c']);
  });

  it('split sets into new cards and reprints', async () => {
    const { sets } = await at.read(SetIndex, 'sets/index.json');
    for (const { code, cards: total } of sets) {
      const page = await at.read(SetPage, `sets/${code}.json`);
      const shown = [
        ...page.commanders.flatMap((row) => row.cards),
        ...[...page.cards, ...page.reprints].map((row) => row.slug),
      ];
      expect(new Set(shown).size).toBe(total);
      const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
      const own = cards.filter((card) => card['set'] === code && !basics.includes(card.name));
      expect(total).toBe(own.length);
    }
    const page = await at.read(SetPage, 'sets/tst.json');
    expect(page.reprints.map((row) => row.slug)).toContain('returning-bear');
    expect(page.commanders.map((row) => row.slug)).toContain('greta-bear-queen');
    const misc = await at.read(MiscData, 'misc.json');
    expect(misc.sets.map(({ code }) => code).sort()).toEqual(sets.map(({ code }) => code).sort());
    expect(misc.tcgplayerSale?.percent).toBe(5);
    expect((await at.read(TypeaheadList, 'typeahead/sets.json')).length).toBe(sets.length);
  });

  it('count themes and tribes as the rules of the domain do, deck by deck', async () => {
    const catalogue = await at.catalogue();
    const index = makeNameIndex(catalogue);
    const find = (name: string): readonly number[] => [index.resolve(name) ?? []].flat();
    const classify = makeClassifier(catalogue);
    const expected = new Map<string, number>();
    for (const line of lines) {
      const [first = '', ...others] = line.commanders;
      const groups = classify(find(first), [...others, ...line.cards.map(String)].flatMap(find));
      for (const { kind, key } of mainGroups(groups)) {
        const path = kind === 'theme' ? `themes/${key}` : `typal/${tribeKey(key)}`;
        expected.set(path, (expected.get(path) ?? 0) + 1);
      }
    }
    expect(expected.get('typal/bear')).toBeGreaterThan(0);
    const found = new Map<string, number>();
    for (const folder of ['themes', 'typal']) {
      for (const { key, num_decks } of (await at.read(ThemeIndex, `${folder}/index.json`)).themes) {
        const page = await at.read(ThemePage, `${folder}/${key}.json`);
        expect(page.num_decks).toBe(num_decks);
        expect(page.commanders.reduce((sum, row) => sum + row.num_decks, 0)).toBe(num_decks);
        if (num_decks > 0) found.set(`${folder}/${key}`, num_decks);
        for (const part of Object.values(page.by_identity))
          expect(part.num_decks).toBeGreaterThanOrEqual(MIN_SUBSET_DECKS);
      }
    }
    for (const [kind, decks] of found) {
      const page = await at.read(ThemePage, `${kind}.json`);
      const tags = page.lists.map(({ tag }) => tag);
      const listsMembers = tags.length === 0 || tags.join() === 'members';
      expect(listsMembers, kind).toBe(decks < 5);
    }
    expect(found).toEqual(expected);
    const misc = await at.read(MiscData, 'misc.json');
    expect(misc.tribes.map((tribe) => `typal/${tribeKey(tribe)}`).sort()).toEqual(
      [...expected.keys()].filter((key) => key.startsWith('typal')).sort(),
    );
  });

  it('index variants and identities for the sitemap', async () => {
    const parts = await at.read(SubpageIndex, 'lists/parts.json');
    const { variants } = await at.read(CommanderVariants, 'variants/greta-bear-queen.json');
    expect(parts.variants['greta-bear-queen']).toEqual(variants.map(({ key }) => key));
    const { themes } = await at.read(ThemeIndex, 'typal/index.json');
    expect(Object.keys(parts.typal).sort()).toEqual(themes.map(({ key }) => key).sort());
    for (const { key } of themes) {
      const page = await at.read(ThemePage, `typal/${key}.json`);
      expect(parts.typal[key]).toEqual(Object.keys(page.by_identity).map(Number));
    }
  });

  it('have variants of a commander with enough decks', async () => {
    const { variants } = await at.read(CommanderVariants, 'variants/greta-bear-queen.json');
    const keys = variants.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['bear', 'budget', 'expensive']));
    expect(new Set(keys).size).toBe(keys.length);
    for (const variant of variants) {
      expect(variant.num_decks).toBeGreaterThanOrEqual(MIN_SUBSET_DECKS);
      const rows = variant.lists.flatMap((list) => list.rows);
      for (const row of rows) {
        expect(row.num_decks).toBeLessThanOrEqual(row.potential_decks);
        expect(row.potential_decks).toBeLessThanOrEqual(variant.num_decks);
      }
      expect(rows.map((row) => row.slug)).not.toContain('forest');
    }
    const [cheap, dear] = ['budget', 'expensive'].map((key) => variants.find((one) => one.key === key));
    expect(cheap?.average_price ?? 0).toBeLessThan(dear?.average_price ?? 0);
  });

  it('have an average deck of each variant, made from its decks', async () => {
    const { variants } = await at.read(CommanderVariants, 'variants/greta-bear-queen.json');
    for (const { key, average_deck = [], lists } of variants) {
      expect([key, average_deck.reduce((sum, { count }) => sum + count, 0)]).toEqual([key, 99]);
      const played = new Set(lists.flatMap(({ rows }) => rows.map(({ slug }) => slug)));
      const own = average_deck.filter(({ slug }) => slug !== 'forest').slice(0, 20);
      expect(own.filter(({ slug }) => !played.has(slug))).toEqual([]);
    }
    const [cheap, dear] = ['budget', 'expensive'].map((key) => variants.find((one) => one.key === key));
    expect(cheap?.average_deck).not.toEqual(dear?.average_deck);
  });

  it('have a file of the average decks of each theme', async () => {
    const { slug: greta, variants } = await at.read(CommanderVariants, 'variants/greta-bear-queen.json');
    const themes = variants.filter(({ kind }) => kind === 'theme');
    expect(themes.length).toBeGreaterThan(0);
    for (const { key, num_decks, average_deck = [] } of themes) {
      const { cards, decks } = await at.read(AverageDecks, `lists/average-decks/${key}.json`);
      const own = decks.find((deck) => deck.slug === greta);
      expect([own?.commanders, own?.num_decks]).toEqual([[greta], num_decks]);
      expect(own?.deck.filter((_, place) => place % 2 === 0).map((place) => cards[place])).toEqual(
        average_deck.map(({ slug }) => slug),
      );
    }
  });

  it('propose cards to add to a precon and to cut', async () => {
    const { precons } = await at.read(PreconIndex, 'precons/index.json');
    expect(precons.map((one) => one.slug)).toEqual(['bears-out-of-the-box']);
    const page = await at.read(PreconPage, 'precons/bears-out-of-the-box.json');
    expect(page).toMatchObject({ set: 'tst', released_at: '2024-02-02', identity: 16 });
    expect(page.estimated).toBe(false);
    expect(page.num_decks).toBeGreaterThanOrEqual(MIN_RATE_DECKS);
    const list = page.cards.map((card) => card.slug);
    expect(list[0]).toBe('greta-bear-queen');
    expect(page.add.length).toBeGreaterThan(0);
    const rates = page.add.map((row) => row.num_decks / row.potential_decks);
    expect(rates[0]).toBe(Math.max(...rates));
    expect(page.add.some((row) => list.includes(row.slug))).toBe(false);
    expect(page.cut.every((row) => list.includes(row.slug))).toBe(true);
  });
});
