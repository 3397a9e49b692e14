import { SNAPSHOT_SCHEMA, toWireCard, type CardListPage, type Manifest } from '@crownsmith/api-client';
import type { Card } from '@crownsmith/domain';
import { fixtureCards } from '../cards/fixture-cards';
import { bulkFiles } from './bulk-files';
import { comboFiles } from './combos';
import { commanderAndCardFiles, commanderRows, type CommandZone } from './commanders-and-cards';
import { cardRows, type FixtureData, type FixtureFiles } from './fixture-data';
import { deckAttributesFile, recommenderModel } from './recommender-model';
import { resultFiles } from './results';
import { searchFiles } from './search-files';
import { preconFiles, setFiles } from './sets-and-precons';
import { themeFiles } from './themes';
import { topListFiles } from './top-lists';
import { zoneListFiles } from './zone-lists';

export interface SnapshotFixtureOptions {
  readonly version?: string;
  readonly cards?: readonly Card[];
  readonly model?: Uint8Array;
  /** deck count of every commander page and the manifest, by which a test can distinguish snapshots */
  readonly decks?: number;
  /** false leaves out the browsing pages, as in an older snapshot */
  readonly browse?: boolean;
  /** what the manifest says besides */
  readonly manifest?: Partial<Manifest>;
}

/** The files of a snapshot by path below its own folder. */
export type SnapshotFiles = Map<string, string | Uint8Array>;

const PAIRS = [
  ['Thrasios, Triton Hero', 'Tymna the Weaver'],
  ['Brallin, Skyshark Rider', 'Shabraz, the Skyshark'],
] as const;

const pairsAmong = (cards: readonly Card[]): readonly CommandZone[] =>
  PAIRS.flatMap(([one, other]) => {
    const first = cards.find(({ name }) => name === one);
    const second = cards.find(({ name }) => name === other);
    return first && second ? [[first, second] as const] : [];
  });

const browsingFiles = (data: FixtureData): FixtureFiles => [
  ...topListFiles(data),
  ...zoneListFiles(data),
  ...comboFiles(data),
  ...setFiles(data),
  ...preconFiles(data),
  ...themeFiles(data),
  ...resultFiles(data),
];

/** `lists/top.json` of a snapshot without browsing pages. */
const topList = ({ cards, decks }: FixtureData): CardListPage => ({
  header: 'Top Cards',
  decks,
  lists: [{ tag: 'topcards', header: 'Top Cards', rows: cardRows(cards.slice(0, 100), decks) }],
});

const makeFiles = (options: SnapshotFixtureOptions): SnapshotFiles => {
  const { version = 'fixture-0001', cards = fixtureCards(), decks = 100, browse = true } = options;
  const leaders = cards.filter(({ canBeCommander }) => canBeCommander);
  const pairs = pairsAmong(cards);
  const zones = [...leaders.map((card) => [card] as const), ...pairs];
  const data: FixtureData = { cards, commanders: commanderRows(zones, decks), decks };

  const files: SnapshotFiles = new Map();
  const add = (path: string, content: object): void => void files.set(path, JSON.stringify(content));
  add('catalog.json', { cards: cards.map(toWireCard) });
  for (const [path, content] of searchFiles(cards, zones)) add(path, content);
  for (const [path, content] of commanderAndCardFiles(zones, data)) add(path, content);
  add('lists/top.json', topList(data));
  if (browse) for (const [path, content] of browsingFiles(data)) add(path, content);
  if (browse) for (const [path, content] of bulkFiles()) files.set(path, content);
  files.set('model/recommender.bin', options.model ?? recommenderModel(cards));
  if (browse && options.model === undefined) files.set('model/decks.bin', deckAttributesFile(cards));
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
    ...options.manifest,
  };
  add('manifest.json', manifest);
  return files;
};

/** Files by the options that they were made with. */
const made = new Map<string, SnapshotFiles>();

/**
 * All files of a small valid snapshot: commanders of every partner kind, two pairs, staples, double-faced cards, accents,
 * a banned card and invented cards. Those without cards or a model of their own are made once per process, for versions
 * differ in their manifest alone.
 */
export const snapshotFiles = (options: SnapshotFixtureOptions = {}): SnapshotFiles => {
  if (options.cards || options.model) return makeFiles(options);
  const { version = 'fixture-0001', ...others } = options;
  const key = JSON.stringify(others);
  const files = made.get(key) ?? makeFiles(others);
  made.set(key, files);
  const manifest = JSON.parse(String(files.get('manifest.json'))) as Manifest;
  return new Map(files).set('manifest.json', JSON.stringify({ ...manifest, version }));
};
