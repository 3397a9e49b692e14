import {
  MiscData,
  PreconIndex,
  TYPEAHEAD_LISTS,
  TypeaheadList,
  type Manifest,
  type TypeaheadListName,
  type TypeaheadOption,
  type WireCard,
} from '@crownsmith/api-client';
import { createOtherNameTable, type OtherNameTable } from '@crownsmith/answers';
import {
  DECK_ATTRIBUTES_FILE,
  isSnapshotFailure,
  orElse,
  createDeckCounts,
  makeEngine,
  parseDeckFile,
  type DeckCounts,
  MODEL_FILE,
  NAMES_FILE,
  parseModelFile,
  parseFile,
  parseRedirects,
  readCatalog,
  readManifest,
  readOtherNames,
  readRequired,
  REDIRECTS_FILE,
  SnapshotError,
  type Engine,
  type RedirectMaps,
  type SnapshotReader,
  takeTurn,
  createValuePool,
} from '@crownsmith/answers/snapshot';
import type * as z from 'zod';

const PRECONS_FILE = 'precons/index.json';

/** A part of a snapshot; throws a SnapshotError or a SnapshotSourceError where its file is damaged. */
type Part<T> = () => T;

/** The part of a snapshot that is held in memory; page files are read on demand. */
export interface SnapshotData {
  readonly manifest: Manifest;
  readonly misc: Part<MiscData>;
  /** by slug, in the order of the catalogue */
  readonly cards: ReadonlyMap<string, WireCard>;
  readonly redirects: Part<RedirectMaps>;
  /** names that cards have besides their own; none where their file is damaged, or of an older pipeline */
  readonly otherNames: OtherNameTable;
  /** the precons by their names; none where a snapshot has no list of them */
  readonly precons: Part<PreconIndex['precons']>;
  readonly typeahead: ReadonlyMap<TypeaheadListName, Part<readonly TypeaheadOption[]>>;
  readonly engine: Part<Engine>;
  /** live counts of decks; undefined for a snapshot of an older pipeline */
  readonly deckCounts: Part<DeckCounts | undefined>;
  /** damaged files, each with what is wrong */
  readonly damage: ReadonlyMap<string, string>;
}

const findDamage = async (reader: SnapshotReader, manifest: Manifest): Promise<Map<string, string>> => {
  const damage = new Map(await reader.findDamage());
  if (manifest.checksums && !reader.hasChecksums && damage.size === 0)
    damage.set('checksums.json', 'is missing');
  return damage;
};

/**
 * Reads and validates the part of a snapshot that is held in memory, and checks the sizes of all files, yielding to the
 * event loop in between. Rejects with a SnapshotSourceError where a file cannot be read, with a SnapshotError where one is
 * damaged or invalid.
 * @param acceptDamage loads what is intact: only the manifest and the catalogue are then indispensable
 */
export const loadSnapshotData = async (
  reader: SnapshotReader,
  acceptDamage = false,
  today?: string,
): Promise<SnapshotData> => {
  const { version } = reader;
  const manifest = await readManifest(reader);
  const damage = await findDamage(reader, manifest);
  if (damage.size > 0 && !acceptDamage)
    throw new SnapshotError(
      version,
      [...damage].map(([path, what]) => `${path} ${what}`),
    );

  const loadPart = async <T>(path: string, load: () => Promise<T>): Promise<Part<T>> => {
    try {
      const value = await load();
      return () => value;
    } catch (error) {
      if (!acceptDamage || !isSnapshotFailure(error)) throw error;
      if (!damage.has(path)) damage.set(path, 'is invalid');
      return () => {
        throw error;
      };
    }
  };
  const readPart = <T>(path: string, parse: (bytes: Uint8Array) => T): Promise<Part<T>> =>
    loadPart(path, async () => parse(await readRequired(reader, path)));
  const readJson = <T>(path: string, schema: z.ZodType<T>): Promise<Part<T>> =>
    readPart(path, (bytes) => parseFile(version, path, bytes, schema));

  // Lists of names repeat what the catalogue has.
  const share = createValuePool();
  const [misc, redirects, precons, lists] = await Promise.all([
    readJson('misc.json', MiscData),
    readPart(REDIRECTS_FILE, (bytes) => parseRedirects(version, bytes)),
    loadPart(PRECONS_FILE, async () => {
      const bytes = await reader.read(PRECONS_FILE);
      return bytes ? parseFile(version, PRECONS_FILE, bytes, PreconIndex).precons : [];
    }),
    Promise.all(
      TYPEAHEAD_LISTS.map(
        async (name) =>
          [
            name,
            await readPart(`typeahead/${name}.json`, (bytes) =>
              parseFile(version, `typeahead/${name}.json`, bytes, TypeaheadList).map((option) =>
                share(option),
              ),
            ),
          ] as const,
      ),
    ),
  ]);
  const cards = await readCatalog(reader, manifest, today, share);
  await takeTurn();
  const otherNames = await loadPart(NAMES_FILE, () => readOtherNames(reader));
  await takeTurn();
  const model = await readPart(MODEL_FILE, (bytes) => parseModelFile(version, bytes));
  await takeTurn();
  const attributes = await loadPart(DECK_ATTRIBUTES_FILE, async () => {
    const bytes = await reader.read(DECK_ATTRIBUTES_FILE);
    return bytes && parseDeckFile(version, model(), bytes);
  });
  await takeTurn();
  const engine = await loadPart(MODEL_FILE, () =>
    Promise.resolve().then(() => makeEngine(model(), orElse(attributes, undefined), manifest.formats)),
  );
  await takeTurn();
  const deckCounts = await loadPart(DECK_ATTRIBUTES_FILE, () =>
    Promise.resolve().then(() => {
      const known = attributes();
      return known && createDeckCounts(model(), known);
    }),
  );
  await takeTurn();
  return {
    manifest,
    misc,
    cards,
    redirects,
    precons,
    otherNames: orElse(otherNames, createOtherNameTable({})),
    typeahead: new Map(lists),
    engine,
    deckCounts,
    damage,
  };
};
