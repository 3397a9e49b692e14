import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  Manifest,
  MiscData,
  Redirects,
  TYPEAHEAD_LISTS,
  TypeaheadList,
  WireCard,
  type TypeaheadListName,
  type TypeaheadOption,
} from '@crownsmith/api-client';
import { isSlug } from '@crownsmith/domain';
import { z } from 'zod';
import { loadEngine, type Engine } from './engine.server';
import { parseArrayInChunks } from './json-array.server';
import { isSnapshotFailure, SnapshotError } from './snapshot-error.server';
import type { SnapshotReader } from './snapshot-reader.server';

/** A part of a snapshot; throws a SnapshotError or a SnapshotSourceError where its file is damaged. */
type Part<T> = () => T;

/** The part of a snapshot that is held in memory; page files are read on demand. */
export interface SnapshotData {
  readonly manifest: Manifest;
  readonly misc: Part<MiscData>;
  /** by slug, in the order of the catalogue */
  readonly cards: ReadonlyMap<string, WireCard>;
  readonly redirects: Part<{
    readonly cards: ReadonlyMap<string, string>;
    readonly commanders: ReadonlyMap<string, string>;
  }>;
  readonly typeahead: ReadonlyMap<TypeaheadListName, Part<readonly TypeaheadOption[]>>;
  readonly engine: Part<Engine>;
  /** damaged files, each with what is wrong */
  readonly damage: ReadonlyMap<string, string>;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses and validates a JSON file. Throws a SnapshotError that names it. */
export const parseFile = <T>(version: string, path: string, bytes: Uint8Array, schema: z.ZodType<T>): T => {
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch (cause) {
    throw new SnapshotError(version, [`${path} is not JSON`], { cause });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(
    ({ path: place, message }) => `${path} ${place.join('.')}: ${message}`,
  );
  throw new SnapshotError(version, issues, { cause: parsed.error });
};

const checkCards = async (
  version: string,
  chunks: Iterable<readonly unknown[]>,
): Promise<ReadonlyMap<string, WireCard>> => {
  const bySlug = new Map<string, WireCard>();
  for (const chunk of chunks) {
    for (const entry of chunk) {
      const parsed = WireCard.safeParse(entry);
      const place = `catalog.json cards.${bySlug.size}`;
      if (!parsed.success) throw new SnapshotError(version, [`${place}: ${parsed.error.issues[0]?.message}`]);
      const { sanitized } = parsed.data;
      if (!isSlug(sanitized)) throw new SnapshotError(version, [`${place}: not a slug`]);
      if (bySlug.has(sanitized)) throw new SnapshotError(version, [`${place}: ${sanitized} is there twice`]);
      bySlug.set(sanitized, parsed.data);
    }
    await yieldToEventLoop();
  }
  return bySlug;
};

const Catalog = z.object({ cards: z.array(z.unknown()) });

/** Parses the catalogue in chunks: parsing it at once would block every request. */
const parseCards = async (version: string, bytes: Uint8Array): Promise<ReadonlyMap<string, WireCard>> => {
  try {
    return await checkCards(version, parseArrayInChunks(bytes, 'cards'));
  } catch (error) {
    if (error instanceof SnapshotError) throw error;
    // The file is broken, or formatted differently than by the pipeline.
    return checkCards(version, [parseFile(version, 'catalog.json', bytes, Catalog).cards]);
  }
};

const toMap = (record: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(record));

/** Reads a file that every snapshot has. Rejects with a SnapshotError where it is missing. */
const readRequired = async (reader: SnapshotReader, path: string): Promise<Uint8Array> => {
  const bytes = await reader.read(path);
  if (!bytes) throw new SnapshotError(reader.version, [`${path} is missing`]);
  return bytes;
};

const readManifest = async (reader: SnapshotReader): Promise<Manifest> => {
  const { version } = reader;
  const manifest = parseFile(version, 'manifest.json', await readRequired(reader, 'manifest.json'), Manifest);
  if (manifest.version !== version)
    throw new SnapshotError(version, [`manifest.json is for ${manifest.version}`]);
  return manifest;
};

const parseEngine = (version: string, path: string, bytes: Uint8Array): Engine => {
  const engine = loadEngine(bytes);
  if (!engine.ok) throw new SnapshotError(version, [`${path}: ${engine.error}`]);
  return engine.value;
};

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
): Promise<SnapshotData> => {
  const { version } = reader;
  const manifest = await readManifest(reader);
  const damage = await findDamage(reader, manifest);
  if (damage.size > 0 && !acceptDamage)
    throw new SnapshotError(
      version,
      [...damage].map(([path, what]) => `${path} ${what}`),
    );

  const readPart = async <T>(path: string, parse: (bytes: Uint8Array) => T): Promise<Part<T>> => {
    try {
      const value = parse(await readRequired(reader, path));
      return () => value;
    } catch (error) {
      if (!acceptDamage || !isSnapshotFailure(error)) throw error;
      if (!damage.has(path)) damage.set(path, 'is invalid');
      return () => {
        throw error;
      };
    }
  };
  const readJson = <T>(path: string, schema: z.ZodType<T>): Promise<Part<T>> =>
    readPart(path, (bytes) => parseFile(version, path, bytes, schema));

  const [misc, redirects, lists] = await Promise.all([
    readJson('misc.json', MiscData),
    readPart('redirects.json', (bytes) => {
      const { cards, commanders } = parseFile(version, 'redirects.json', bytes, Redirects);
      return { cards: toMap(cards), commanders: toMap(commanders) };
    }),
    Promise.all(
      TYPEAHEAD_LISTS.map(
        async (name) => [name, await readJson(`typeahead/${name}.json`, TypeaheadList)] as const,
      ),
    ),
  ]);
  const cards = await parseCards(version, await readRequired(reader, 'catalog.json'));
  if (cards.size !== manifest.cards)
    throw new SnapshotError(version, [`catalog.json has ${cards.size} of ${manifest.cards} cards`]);
  await yieldToEventLoop();
  const engine = await readPart('model/recommender.bin', (bytes) =>
    parseEngine(version, 'model/recommender.bin', bytes),
  );
  await yieldToEventLoop();
  return { manifest, misc, cards, redirects, typeahead: new Map(lists), engine, damage };
};
