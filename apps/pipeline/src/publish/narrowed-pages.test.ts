import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CardPage, Catalog, CommanderPage, NarrowedPage, type WireCard } from '@crownsmith/api-client';
import { identityOf, isPrimaryType } from '@crownsmith/domain';
import {
  createDeckCounts,
  parseDeckAttributes,
  parseModel,
  type DeckCounts,
  type Narrowing,
} from '@crownsmith/recommender';
import { toReportCard, type ReportCard } from '@crownsmith/answers';
import {
  COMMON_CONDITIONS,
  decksByKind,
  findBasicLands,
  makeNarrowedDeck,
  makeNarrowedPage,
  narrowedFolder,
  toNarrowing,
} from '@crownsmith/answers/lists';
import { beforeAll, describe, expect, it } from 'vitest';
import { currentVersion } from '#src/snapshot/snapshot-folder';
import { cardRecord, deckLine, greenNumbers } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';

/** Live counts over the decks of the current snapshot. */
const openCounts = async (snapshots: string): Promise<DeckCounts> => {
  const folder = join(snapshots, (await currentVersion(snapshots)) ?? '', 'model');
  const model = parseModel(await readFile(join(folder, 'recommender.bin')));
  if (!model.ok) throw new Error(model.error.message);
  const attributes = parseDeckAttributes(await readFile(join(folder, 'decks.bin')), model.value);
  if (!attributes.ok) throw new Error(attributes.error.message);
  return createDeckCounts(model.value, attributes.value);
};

/** 24 decks of Greta with a price of about $55 each and 6 of $30; 19 of Gus, which are too few. */
const setUp = async () => {
  const store = await makeTestStore();
  await store.importCards();
  const numbers = greenNumbers(70);
  await store.importDecks(
    Array.from({ length: 30 }, (_, index) =>
      deckLine(
        index === 0 ? 'https://decks.example/g0' : `g${index}`,
        numbers.slice(0, index < 24 ? 57 : 32).filter((_, at) => at !== index),
      ),
    ),
    'greta.jsonl',
    { source: 'Bear League', kind: 'tournament' },
  );
  await store.importDecks(
    Array.from({ length: 19 }, (_, index) =>
      deckLine(
        `k${index}`,
        numbers.slice(20).filter((number) => number % 23 !== index),
        { commanders: ['Gus, Bear King'] },
      ),
    ),
    'gus.jsonl',
  );
  await store.publish();
  return store;
};

describe('narrowed pages of a publish', () => {
  let at: Awaited<ReturnType<typeof setUp>>;
  let folder: string;
  beforeAll(async () => {
    at = await setUp();
    folder = join(at.snapshots, (await currentVersion(at.snapshots)) ?? '');
  });

  const prepared = async (): Promise<readonly string[]> => {
    const files = await Promise.all(
      COMMON_CONDITIONS.map(async (condition) => {
        const path = narrowedFolder(condition);
        return (await readdir(join(folder, path))).map((file) => `${path}/${file}`);
      }),
    );
    return files.flat();
  };

  it('are those of one common condition that enough decks of a commander meet', async () => {
    expect(await prepared()).toEqual([
      'narrowed/bracket-2/greta-bear-queen.json',
      'narrowed/budget-100/greta-bear-queen.json',
      'narrowed/budget-200/greta-bear-queen.json',
      'narrowed/budget-500/greta-bear-queen.json',
      'narrowed/budget-1000/greta-bear-queen.json',
    ]);
    expect((await at.read(NarrowedPage, 'narrowed/budget-100/greta-bear-queen.json')).num_decks).toBe(30);
  });

  it('are counted from decks that say where they come from and whose they are, never the file that they were in', async () => {
    const { deckAt, decks } = await openCounts(at.snapshots);
    const known = Array.from({ length: decks }, (_, deck) => deckAt(deck));
    const decksOf = (name: string | null) => known.filter(({ source }) => source === name).length;
    expect([decksOf('Bear League'), decksOf(null)]).toEqual([30, 19]);
    const { indexOf, summarize } = await openCounts(at.snapshots);
    const kindsOf = (slug: string) => decksByKind(summarize([indexOf(slug) ?? -1], {}).kinds);
    expect([kindsOf('greta-bear-queen'), kindsOf('gus-bear-king')]).toEqual([
      { tournament: 30 },
      { unknown: 19 },
    ]);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const file of files.filter((one) => one.isFile())) {
      const bytes = await readFile(join(file.parentPath, file.name));
      for (const text of ['greta.jsonl', 'gus.jsonl', at.folder])
        for (const encoding of ['utf8', 'utf16le'] as const)
          expect(bytes.includes(Buffer.from(text, encoding)), `${file.name} has ${text}`).toBe(false);
    }
    expect(known.flatMap(({ address }) => address ?? [])).toEqual(['https://decks.example/g0']);
  });

  it('have the average deck of the commander where they are about all of its decks', async () => {
    const { cards } = await at.read(Catalog, 'catalog.json');
    const bySlug = new Map<string, ReportCard>(
      cards.map((card) => [card.sanitized, toReportCard(card)] as const),
    );
    const of = await at.read(CommanderPage, 'commanders/greta-bear-queen.json');
    const commander = { cards: of.cards };
    const makeDeck = async (narrowing: Narrowing) =>
      makeNarrowedDeck(await openCounts(at.snapshots), commander, narrowing, {
        cardOf: (slug) => bySlug.get(slug),
        basicOf: findBasicLands(bySlug.values()),
        fillers: of.average_deck.map(({ slug }) => slug),
      }).map(({ card: { slug }, count }) => ({ slug, count }));
    expect(await makeDeck({ maxCents: 10_000 })).toEqual(of.average_deck);
    expect(of.average_deck.length).toBeGreaterThan(50);
    const cheap = await makeDeck({ maxCents: 4000 });
    expect(cheap).not.toEqual(of.average_deck);
    expect(cheap.reduce((sum, { count }) => sum + count, 0)).toBe(99);
    expect(await makeDeck({ bracket: 5 })).toEqual([]);
  });

  it('have the curve and types of the commander where they are about all of its decks', async () => {
    const of = await at.read(CommanderPage, 'commanders/greta-bear-queen.json');
    const all = await at.read(NarrowedPage, 'narrowed/budget-100/greta-bear-queen.json');
    expect([all.num_decks, all.mana_curve, all.types]).toEqual([of.num_decks, of.mana_curve, of.types]);
  });

  it('are the same as live counts of the published decks', async () => {
    const counts = await openCounts(at.snapshots);
    const { cards } = await at.read(Catalog, 'catalog.json');
    const bySlug = new Map<string, WireCard>(cards.map((card) => [card.sanitized, card]));
    const cardOf = (slug: string) => {
      const card = bySlug.get(slug);
      return (
        card && {
          colorIdentity: identityOf(card.color_identity),
          manaValue: card.cmc,
          gameChanger: card.game_changer,
          ...(isPrimaryType(card.primary_type) && { primaryType: card.primary_type }),
        }
      );
    };
    const paths = await prepared();
    for (const condition of COMMON_CONDITIONS) {
      const path = paths.find((known) => known.startsWith(`${narrowedFolder(condition)}/`));
      if (path === undefined) continue;
      const of = await at.read(CommanderPage, path.replace(/^narrowed\/[^/]+/, 'commanders'));
      const live = makeNarrowedPage(counts, { cards: of.cards }, toNarrowing(condition), cardOf);
      expect(await at.read(NarrowedPage, path)).toEqual(live);
      expect(live.lists.length).toBeGreaterThan(2);
    }
  });
});

it('live counts take a deck to have the colour that its player chose, as pages do', async () => {
  const store = await makeTestStore();
  const chooser = cardRecord('Greta’s Heir', {
    type_line: 'Legendary Creature — Bear',
    color_identity: [],
    oracle_text:
      'If Greta’s Heir is your commander, choose a color before the game begins. It’s the chosen color.',
  });
  const names = { U: 'Opt Test', R: 'Bolt Test', G: 'Elf Test' };
  const stones = Array.from({ length: 30 }, (_, at) => `Stone ${at}`);
  await store.importCards([
    chooser,
    ...Object.entries(names).map(([color, name]) => cardRecord(name, { color_identity: [color] })),
    ...stones.map((name) => cardRecord(name, { color_identity: [] })),
  ]);
  await store.importDecks(
    Object.values(names).map((name, at) => ({
      ...deckLine(`d${at}`, [], { commanders: [chooser.name] }),
      cards: [name, ...stones],
    })),
  );
  await store.publish();
  const { count, indexOf } = await openCounts(store.snapshots);
  const { cards: rows } = count([indexOf('gretas-heir') ?? -1], {});
  const live = rows.map(({ slug, overall }) => [slug, overall.potential]);
  const published = rows.map(async ({ slug }) => [
    slug,
    (await store.read(CardPage, `cards/${slug}.json`)).potential_decks,
  ]);
  expect(live).toEqual(await Promise.all(published));
  expect([...new Set(live.map(([, potential]) => potential))].sort()).toEqual([1, 3]);
});
