import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  COMMANDER_LIST_TITLES,
  SNAPSHOT_SCHEMA,
  toWireCard,
  type CardPage,
  type CardRow,
  type CommanderListPage,
  type CommanderPage,
  type CommanderRow,
  type Manifest,
  type TypeaheadOption,
} from '@crownsmith/api-client';
import {
  commanderUrl,
  cardUrl,
  faceNames,
  fitsIdentity,
  makeSlug,
  pairSlug,
  unionIdentity,
  type Card,
} from '@crownsmith/domain';
import { browseFiles } from './browse-fixture';
import { fixtureCards } from './fixture-cards';
import { fixtureModel } from './fixture-model';

export interface SnapshotFixtureOptions {
  readonly version?: string;
  readonly cards?: readonly Card[];
  readonly model?: Uint8Array;
  /** put into every commander page and the manifest, so that a test can tell snapshots apart */
  readonly decks?: number;
  /** false leaves out the files of the browsing pages, as in an older snapshot */
  readonly browse?: boolean;
}

/** The files of a small valid snapshot, by path below its own folder. */
export type SnapshotFiles = Map<string, string | Uint8Array>;

const row = (card: Card, index: number, decks: number): CardRow => ({
  slug: card.slug,
  num_decks: Math.max(decks - index, 1),
  potential_decks: decks,
  synergy: 0.25,
  lift: 1.5,
});

const commanderPage = (
  zone: readonly Card[],
  cards: readonly Card[],
  decks: number,
  pairs: readonly CommanderRow[],
): CommanderPage => {
  const [first, second] = zone;
  if (!first) throw new RangeError('A commander page needs a commander.');
  const identity = unionIdentity(...zone.map(({ colorIdentity }) => colorIdentity));
  const legal = cards.filter(
    (card) => fitsIdentity(card.colorIdentity, identity) && card.legality === 'legal',
  );
  const list = (tag: 'topcards' | 'creatures' | 'lands', primaryType?: string) => ({
    tag,
    header: COMMANDER_LIST_TITLES[tag],
    rows: legal
      .filter((card) => primaryType === undefined || card.primaryType === primaryType)
      .slice(0, primaryType === undefined ? 10 : 50)
      .map((card, index) => row(card, index, decks)),
  });
  return {
    slug: second ? pairSlug(first.slug, second.slug) : first.slug,
    cards: zone.map(({ slug }) => slug),
    identity,
    num_decks: decks,
    rank: 1,
    formats: { commander: decks },
    estimated: false,
    lists: [list('topcards'), list('creatures', 'Creature'), list('lands', 'Land')],
    mana_curve: [2, 8, 14, 12, 9, 6, 3, 2],
    types: { Creature: 28, Instant: 10, Land: 36 },
    colors: { W: 10, U: 10, B: 10, R: 0, G: 10, C: 2 },
    average_price: 210.5,
    salt: 12.4,
    similar: [],
    pairs: [...pairs],
    average_deck: legal.slice(0, 20).map(({ slug }) => ({ slug, count: 1 })),
    tags: { ramp: 9 },
  };
};

const cardPage = (
  card: Card,
  commanders: readonly CommanderRow[],
  cards: readonly Card[],
  decks: number,
): CardPage => ({
  slug: card.slug,
  num_decks: 40,
  potential_decks: decks,
  rank: 3,
  top_commanders: commanders
    .slice(0, 3)
    .map((of) => ({ ...of, with_card: 20, potential_decks: 30, inclusion: 20 / 30, synergy: 0.1 })),
  played_with: [
    {
      tag: 'topcards',
      header: 'Top Cards',
      rows: cards.slice(0, 5).map((other, index) => row(other, index, decks)),
    },
  ],
  similar: cards.slice(5, 8).map(({ slug }) => slug),
  history: [],
});

const option = (label: string, url: string): TypeaheadOption => ({ label, url });

/**
 * A small snapshot with all of its files: commanders of every kind of pair, staples, cards of two faces, accents, a
 * banned card and made-up cards.
 */
export const snapshotFiles = (options: SnapshotFixtureOptions = {}): SnapshotFiles => {
  const { version = 'fixture-0001', cards = fixtureCards(), decks = 100, browse = true } = options;
  const leaders = cards.filter(({ canBeCommander }) => canBeCommander);
  const named = (name: string): Card | undefined => cards.find((card) => card.name === name);
  const pairs = [
    [named('Thrasios, Triton Hero'), named('Tymna the Weaver')],
    [named('Brallin, Skyshark Rider'), named('Shabraz, the Skyshark')],
  ]
    .map((pair) => pair.filter((card) => card !== undefined))
    .filter(({ length }) => length === 2);

  const zones = [...leaders.map((card) => [card]), ...pairs];
  const zoneSlug = ([first, second]: readonly Card[]) =>
    first && second ? pairSlug(first.slug, second.slug) : makeSlug(first?.name ?? '');
  const rows: CommanderRow[] = zones.map((zone, index) => ({
    slug: zoneSlug(zone),
    cards: zone.map(({ slug }) => slug),
    num_decks: Math.max(decks - index, 1),
    rank: index + 1,
  }));

  const files: SnapshotFiles = new Map();
  const add = (path: string, value: object): void => void files.set(path, JSON.stringify(value));
  add('catalog.json', { cards: cards.map(toWireCard) });
  add('misc.json', {
    sets: [{ code: 'tst', name: 'Test Set', icon_svg_uri: '' }],
    themes: [{ key: 'tokens', name: 'Tokens' }],
    tribes: ['Vampire'],
    tcgplayerKickback: null,
    tcgplayerSale: null,
  });
  add('redirects.json', {
    cards: Object.fromEntries(
      cards.flatMap((card) => {
        const front = makeSlug(faceNames(card.name)[0] ?? card.name);
        return front === card.slug ? [] : [[front, card.slug]];
      }),
    ),
    commanders: Object.fromEntries(
      pairs.flatMap(([a, b]) => (a && b ? [[`${b.slug}-${a.slug}`, pairSlug(a.slug, b.slug)]] : [])),
    ),
  });
  add(
    'typeahead/cards.json',
    cards.map(({ name, slug }) => option(name, cardUrl(slug))),
  );
  add(
    'typeahead/commanders.json',
    leaders.map(({ name, slug }) => option(name, commanderUrl(slug))),
  );
  add(
    'typeahead/partners.json',
    cards
      .filter(({ partner }) => partner.kind !== 'none')
      .map(({ name, slug }) => option(name, cardUrl(slug))),
  );
  add('typeahead/sets.json', [option('Test Set', '/sets/tst')]);
  for (const zone of zones) {
    const [only] = zone;
    const ofPairs =
      zone.length > 1
        ? []
        : rows.filter(({ cards: both }) => both.length > 1 && only && both.includes(only.slug));
    add(`commanders/${zoneSlug(zone)}.json`, commanderPage(zone, cards, decks, ofPairs));
  }
  for (const card of cards) add(`cards/${card.slug}.json`, cardPage(card, rows, cards, decks));
  add('lists/top.json', {
    header: 'Top Cards',
    decks,
    lists: [
      {
        tag: 'topcards',
        header: 'Top Cards',
        rows: cards.slice(0, 100).map((card, index) => row(card, index, decks)),
      },
    ],
  });
  const commanders: CommanderListPage = { header: 'Commanders', rows };
  add('lists/commanders.json', commanders);
  if (browse) for (const [path, value] of browseFiles({ cards, commanders: rows, decks })) add(path, value);
  files.set('model/recommender.bin', options.model ?? fixtureModel(cards));
  const manifest: Manifest = {
    schema: SNAPSHOT_SCHEMA,
    version,
    createdAt: '2026-11-20T12:00:00.000Z',
    sample: true,
    cards: cards.length,
    decks,
    commanders: leaders.length,
    pairs: pairs.length,
    formats: { commander: decks },
    newestDeck: null,
    files: files.size + 1,
  };
  add('manifest.json', manifest);
  return files;
};

/** Writes the files of a snapshot below `folder/version`, without making it the current one. */
export const writeSnapshotFiles = async (
  folder: string,
  version: string,
  files: SnapshotFiles,
): Promise<void> => {
  for (const [path, content] of files) {
    const file = join(folder, version, ...path.split('/'));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
};

/** Makes a version the current one, in one step. */
export const pointTo = async (folder: string, version: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const next = join(folder, `current.json.${process.pid}`);
  await writeFile(next, JSON.stringify({ version }));
  await rename(next, join(folder, 'current.json'));
};

/**
 * Writes a small snapshot into a folder and makes it the current one.
 * @example await writeSnapshotFixture(folder, { version: 'fixture-0002' })
 */
export const writeSnapshotFixture = async (
  folder: string,
  options: SnapshotFixtureOptions = {},
): Promise<void> => {
  const { version = 'fixture-0001' } = options;
  await writeSnapshotFiles(folder, version, snapshotFiles({ ...options, version }));
  await pointTo(folder, version);
};
