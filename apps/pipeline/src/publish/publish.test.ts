import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  CardListPage,
  CardPage,
  Catalog,
  Checksums,
  CommanderListPage,
  CommanderPage,
  Manifest,
  MiscData,
  Redirects,
  TypeaheadList,
} from '@crownsmith/api-client';
import { BULK_FILES, BulkIndex } from '@crownsmith/api-client/v1';
import { createDeckCounts, parseDeckAttributes, parseModel } from '@crownsmith/recommender';
import { CARD_GROUPS, groupOfLabel, narrowedRows } from '@crownsmith/answers/lists';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishLines } from '#src/commands/summary-lines';
import { openFolderRepository } from '#src/snapshot/folder-repository';
import { rollBack } from '#src/snapshot/rollback';
import { currentVersion, snapshotVersions } from '#src/snapshot/snapshot-folder';
import { deckLine, greenNumbers, testCards, testCardName } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';

const setUp = async () => {
  const store = await makeTestStore();
  const numbers = greenNumbers(90);
  const lines = [
    ...Array.from({ length: 8 }, (_, index) =>
      deckLine(
        `g${index}`,
        numbers.filter((number) => number % 9 !== index),
        { date: `2024-0${1 + (index % 6)}-10` },
      ),
    ),
    ...Array.from({ length: 6 }, (_, index) =>
      deckLine(
        `k${index}`,
        numbers.filter((number) => number % 7 !== index),
        { commanders: ['Gus, Bear King'], date: null },
      ),
    ),
    ...Array.from({ length: 5 }, (_, index) =>
      deckLine(`p${index}`, [...numbers.slice(0, 50 + index), 4, 9, 14], {
        commanders: ['Ula, Tide Witch', 'Gus, Bear King'],
      }),
    ),
  ];
  const duel = deckLine('d', numbers.slice(3, 60), { date: '2022-02-02' });
  await store.importCards();
  await store.importDecks(lines);
  await store.importDecks([duel], 'duels.jsonl', { format: 'duel' });
  return store;
};

/** A store with one deck and few cards, where what snapshots contain is no matter: each card has its files. */
const setUpFew = async () => {
  const store = await makeTestStore();
  await store.importCards(testCards(40));
  await store.importDecks([deckLine('a', greenNumbers(30))]);
  return store;
};

describe('a published snapshot', () => {
  let at: Awaited<ReturnType<typeof setUp>>;
  beforeAll(async () => {
    at = await setUp();
    await at.publish({ formats: 'all' });
  });

  it('describes its contents in the manifest', async () => {
    const manifest = await at.read(Manifest, 'manifest.json');
    expect(manifest).toMatchObject({
      sample: false,
      decks: 20,
      cards: 130,
      pairs: 1,
      formats: { commander: 19, duel: 1 },
      newestDeck: '2024-06-10',
    });
    const folder = join(at.snapshots, manifest.version);
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBe(manifest.files);
  });

  it('has a valid page for each card', async () => {
    const { cards } = await at.read(Catalog, 'catalog.json');
    for (const card of cards)
      expect((await at.read(CardPage, `cards/${card.sanitized}.json`)).slug).toBe(card.sanitized);
  });

  it('has its cards, commanders and combos in bulk, a line each, with the checksums of the files', async () => {
    const { version } = await at.read(Manifest, 'manifest.json');
    const { files } = await at.read(BulkIndex, 'bulk/index.json');
    expect(files.map(({ name }) => name)).toEqual(Object.keys(BULK_FILES));
    const checksums = new Map(
      (await at.read(Checksums, 'checksums.json')).files.map(([path, ...rest]) => [path, rest]),
    );
    for (const { name, path, records, bytes, sha256 } of files) {
      const content = await readFile(join(at.snapshots, version, path));
      const digest = createHash('sha256').update(content).digest();
      expect([content.byteLength, digest.toString('hex')]).toEqual([bytes, sha256]);
      expect(checksums.get(path)).toEqual([bytes, digest.toString('base64url')]);
      const lines = gunzipSync(content).toString().split('\n').slice(0, -1);
      const objects = lines.map((line): unknown => JSON.parse(line));
      const values = objects.map((value) => BULK_FILES[name].schema.parse(value));
      expect(values).toHaveLength(records);
      // Nothing besides what the schema lists.
      expect(values).toEqual(objects);
    }
    const counts = new Map(files.map(({ name, records }) => [name, records]));
    expect(counts.get('cards.jsonl.gz')).toBe(130);
    const { rows } = await at.read(CommanderListPage, 'lists/commanders.json');
    expect(counts.get('commanders.jsonl.gz')).toBeGreaterThanOrEqual(rows.length);
  });

  it('counts a pair as a pair and for each of its commanders', async () => {
    expect((await at.read(CommanderPage, 'commanders/gus-bear-king.json')).num_decks).toBe(11);
    expect((await at.read(CommanderPage, 'commanders/ula-tide-witch.json')).num_decks).toBe(5);
    const pair = await at.read(CommanderPage, 'commanders/gus-bear-king-ula-tide-witch.json');
    expect(pair).toMatchObject({
      num_decks: 5,
      cards: ['gus-bear-king', 'ula-tide-witch'],
      identity: 18,
      pairs: [],
    });
    expect((await at.read(CommanderPage, 'commanders/gus-bear-king.json')).pairs).toHaveLength(1);
  });

  it('lists no card twice, none outside the colours, no basic land and not the commander', async () => {
    const page = await at.read(CommanderPage, 'commanders/greta-bear-queen.json');
    const shown = page.lists.flatMap((list) => list.rows.map((row) => row.slug));
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).not.toContain('forest');
    expect(shown).not.toContain('test-card-004');
    expect(shown).not.toContain('greta-bear-queen');
    expect(page.lists.map((list) => list.tag).slice(0, 2)).toEqual(expect.arrayContaining(['newcards']));
    for (const list of page.lists)
      expect(list.rows.length).toBeLessThanOrEqual(
        list.tag === 'newcards' || list.tag.endsWith('topcards') ? 10 : 50,
      );
  });

  it('has the attributes of its decks: counted live without conditions, every page has the same figures', async () => {
    const folder = join(at.snapshots, (await currentVersion(at.snapshots)) ?? '');
    const model = parseModel(await readFile(join(folder, 'model/recommender.bin')));
    if (!model.ok) throw new Error(model.error.message);
    const attributes = parseDeckAttributes(await readFile(join(folder, 'model/decks.bin')), model.value);
    if (!attributes.ok) throw new Error(attributes.error.message);
    const counts = createDeckCounts(model.value, attributes.value);
    for (const slug of ['greta-bear-queen', 'gus-bear-king', 'gus-bear-king-ula-tide-witch']) {
      const page = await at.read(CommanderPage, `commanders/${slug}.json`);
      const commanders = page.cards.flatMap((card) => counts.indexOf(card) ?? []);
      const counted = counts.count(commanders, {});
      const rows = new Map(narrowedRows(counts, counted, () => true).map((row) => [row.slug, row]));
      expect(counted.decks).toBe(page.num_decks);
      expect(page.lists.length).toBeGreaterThan(3);
      for (const row of page.lists.flatMap((list) => list.rows)) expect(rows.get(row.slug)).toEqual(row);
      for (const { tag, rows: listed } of page.lists)
        for (const { slug: card } of listed) {
          const group = groupOfLabel(counts.groupOf(counts.indexOf(card) ?? -1));
          if (CARD_GROUPS.some((known) => known === tag)) expect(group).toBe(tag);
        }
      expect(counts.summarize(commanders, { maxCents: 5_000_00 }).cents.length).toBe(page.num_decks);
      expect(counts.summarize(commanders, {}).basics).toBeGreaterThan(1);
      // No deck of these has Game Changers, combos or other signs of power, and brackets are of Commander alone.
      const [unknown, ...brackets] = counts.summarize(commanders, {}).brackets;
      expect([unknown, ...brackets.slice(2)]).toEqual([page.formats['duel'] ?? 0, 0, 0, 0]);
    }
  });

  it('has an average deck of 99 cards for one commander', async () => {
    const page = await at.read(CommanderPage, 'commanders/greta-bear-queen.json');
    expect(page.average_deck.reduce((sum, card) => sum + card.count, 0)).toBe(99);
    expect(page.estimated).toBe(false);
  });

  it('suggests cards for a commander without decks', async () => {
    const page = await at.read(CommanderPage, 'commanders/nobodys-choice.json');
    expect(page).toMatchObject({ num_decks: 0, rank: null, estimated: true });
    const { commanders, pairs } = await at.read(Manifest, 'manifest.json');
    expect(page.learnt_from).toBeGreaterThan(0);
    expect(page.learnt_from).toBeLessThan(commanders + pairs);
    expect(page.lists.length).toBeGreaterThan(3);
    expect(page.average_deck.reduce((sum, card) => sum + card.count, 0)).toBe(99);
  });

  it('redirects other slugs to pages', async () => {
    expect(await at.read(Redirects, 'redirects.json')).toEqual({
      cards: {
        'cafe-brawler': 'cafe-brawler-closed-kitchen',
        'closed-kitchen': 'cafe-brawler-closed-kitchen',
        'nobody-s-choice': 'nobodys-choice',
      },
      commanders: {
        'cafe-brawler': 'cafe-brawler-closed-kitchen',
        'nobody-s-choice': 'nobodys-choice',
        'ula-tide-witch-gus-bear-king': 'gus-bear-king-ula-tide-witch',
      },
    });
  });

  it('has lists, typeahead data and a model', async () => {
    const top = await at.read(CardListPage, 'lists/top.json');
    expect(top.lists[0]?.rows.length).toBeGreaterThan(50);
    expect((await at.read(CommanderListPage, 'lists/commanders.json')).rows.map((row) => row.slug)).toEqual([
      'gus-bear-king',
      'greta-bear-queen',
      'gus-bear-king-ula-tide-witch',
      'ula-tide-witch',
    ]);
    expect((await at.read(MiscData, 'misc.json')).sets).toEqual([
      { code: 'tst', name: 'Test Set', icon_svg_uri: expect.stringContaining('tst') },
    ]);
    for (const name of ['cards', 'commanders', 'partners', 'sets'])
      expect((await at.read(TypeaheadList, `typeahead/${name}.json`)).length).toBeGreaterThan(0);
    expect((await at.read(TypeaheadList, 'typeahead/commanders.json'))[0]?.label).toBe('Gus, Bear King');
    const model = parseModel(
      new Uint8Array(
        await readFile(
          join(at.snapshots, (await currentVersion(at.snapshots)) ?? '', 'model/recommender.bin'),
        ),
      ),
    );
    expect(model.ok).toBe(true);
  });

  it('has the history of a card by month, with no more decks than could play it', async () => {
    const page = await at.read(CardPage, `cards/${testCardName(1).toLowerCase().replaceAll(' ', '-')}.json`);
    expect(page.history.at(-1)?.period).toBe('2024-06');
    for (const month of page.history) expect(month.num_decks).toBeLessThanOrEqual(month.potential_decks);
    expect(page.top_commanders.length).toBeGreaterThan(0);
    for (const { with_card, potential_decks = 0, num_decks, inclusion } of page.top_commanders) {
      expect(potential_decks).toBeLessThanOrEqual(num_decks);
      expect(inclusion).toBeCloseTo(with_card / potential_decks, 4);
    }
  });
});

describe('publish', () => {
  it('counts only decks of the formats and dates', async () => {
    const at = await setUp();
    expect((await at.count()).formats).toEqual({ commander: 19 });
    expect((await at.count({ formats: ['commander', 'duel'] })).decks).toBe(20);
    expect(await at.count({ formats: ['duel'] })).toMatchObject({ decks: 1, formats: { duel: 1 } });
    expect((await at.publish({ since: '2024-03-01' })).manifest.decks).toBe(4 + 5);
    await expect(at.publish({ formats: ['none'] })).rejects.toMatchObject({ code: 'nothing-to-do' });
    expect((await at.read(Manifest, 'manifest.json')).decks).toBe(9);
  });

  it('reports names without a card, and the decks that list them', async () => {
    const at = await setUp();
    const lines = [2, 3].map((count) => {
      const line = deckLine(`u${count}`, greenNumbers(60, count));
      return { ...line, cards: [...line.cards, ...['No Card', 'Nor This', 'Nor That'].slice(0, count)] };
    });
    await at.importDecks(lines, 'unknown.jsonl');
    const summary = await at.publish();
    expect(summary).toMatchObject({ unresolved: 5, unresolvedDecks: 2 });
    expect(publishLines(summary).join('\n')).toContain('names without a card in lists: 5 (in 2 decks)');
  });

  it('prunes old snapshots and rolls back to the previous one', async () => {
    const at = await setUpFew();
    const versions: string[] = [];
    for (let run = 0; run < 3; run += 1) versions.push((await at.publish({ keep: 2 })).manifest.version);
    expect(await snapshotVersions(at.snapshots)).toEqual(versions.slice(1));
    expect(await rollBack(openFolderRepository(at.snapshots), undefined)).toEqual({
      from: versions[2],
      to: versions[1],
    });
    expect(await currentVersion(at.snapshots)).toBe(versions[1]);
    await expect(rollBack(openFolderRepository(at.snapshots), undefined)).rejects.toMatchObject({
      code: 'nothing-to-do',
    });
    await expect(rollBack(openFolderRepository(at.snapshots), '../../etc')).rejects.toMatchObject({
      code: 'missing',
    });
    await rollBack(openFolderRepository(at.snapshots), versions[2]);
    const next = await at.publish({ keep: 1 });
    expect(await snapshotVersions(at.snapshots)).toEqual([next.manifest.version]);
  });

  it('does not prune the current snapshot', async () => {
    const at = await setUpFew();
    const first = (await at.publish()).manifest.version;
    const second = (await at.publish()).manifest.version;
    await rollBack(openFolderRepository(at.snapshots), first);
    const third = await at.publish({ keep: 1 });
    expect(await snapshotVersions(at.snapshots)).toEqual([third.manifest.version]);
    expect(third.pruned).toEqual([first, second]);
  });

  it('lists banned commanders last and ranks them not', async () => {
    const at = await setUp();
    const banned = testCards().map((card) =>
      card.name === 'Gus, Bear King' ? { ...card, legalities: { commander: 'banned' } } : card,
    );
    await at.importCards(banned, 'banned.json');
    await at.publish();
    const { rows } = await at.read(CommanderListPage, 'lists/commanders.json');
    expect(rows.map(({ slug, rank }) => [slug, rank])).toEqual([
      ['greta-bear-queen', 1],
      ['ula-tide-witch', 2],
      ['gus-bear-king', 0],
      ['gus-bear-king-ula-tide-witch', 0],
    ]);
    const page = await at.read(CommanderPage, 'commanders/gus-bear-king.json');
    expect(page).toMatchObject({ rank: null, average_deck: [] });
    const options = await at.read(TypeaheadList, 'typeahead/commanders.json');
    expect(options.at(-1)?.label).toBe('Gus, Bear King');
    const { similar } = await at.read(CommanderPage, 'commanders/greta-bear-queen.json');
    expect(similar.map(({ slug }) => slug)).not.toContain('gus-bear-king');
  });

  it('rejects an empty store', async () => {
    const { publish } = await makeTestStore();
    await expect(publish()).rejects.toMatchObject({ code: 'nothing-to-do' });
  });
});
