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
import type { SnapshotSource } from './source.server';

/** Files of a snapshot are invalid; `issues` name the files and the places in them. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  constructor(
    readonly version: string,
    readonly issues: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`Snapshot ${version} is invalid: ${issues.slice(0, 5).join('; ')}`, options);
  }
}

/** The part of a snapshot that is held in memory; page files are read on demand. */
export interface SnapshotData {
  readonly manifest: Manifest;
  readonly misc: MiscData;
  /** by slug, in the order of the catalogue */
  readonly cards: ReadonlyMap<string, WireCard>;
  readonly redirects: {
    readonly cards: ReadonlyMap<string, string>;
    readonly commanders: ReadonlyMap<string, string>;
  };
  readonly typeahead: ReadonlyMap<TypeaheadListName, readonly TypeaheadOption[]>;
  readonly engine: Engine;
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

/**
 * Reads and validates the part of a snapshot that is held in memory, yielding to the event loop in between. Rejects with
 * a SnapshotSourceError where a file cannot be read, with a SnapshotError where it is invalid.
 */
export const loadSnapshotData = async (source: SnapshotSource, version: string): Promise<SnapshotData> => {
  const bytesOf = async (path: string): Promise<Uint8Array> => {
    const file = await source.read(`${version}/${path}`);
    return file === 'unchanged' ? new Uint8Array() : file.bytes;
  };
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
    parseFile(version, path, await bytesOf(path), schema);

  const manifest = await read('manifest.json', Manifest);
  if (manifest.version !== version)
    throw new SnapshotError(version, [`manifest.json is for ${manifest.version}`]);
  const [misc, redirects, lists] = await Promise.all([
    read('misc.json', MiscData),
    read('redirects.json', Redirects),
    Promise.all(TYPEAHEAD_LISTS.map((name) => read(`typeahead/${name}.json`, TypeaheadList))),
  ]);
  const cards = await parseCards(version, await bytesOf('catalog.json'));
  if (cards.size !== manifest.cards) {
    throw new SnapshotError(version, [`catalog.json has ${cards.size} of ${manifest.cards} cards`]);
  }
  const model = await bytesOf('model/recommender.bin');
  await yieldToEventLoop();
  const engine = loadEngine(model);
  if (!engine.ok) throw new SnapshotError(version, [`model/recommender.bin: ${engine.error}`]);
  await yieldToEventLoop();
  return {
    manifest,
    misc,
    cards,
    redirects: { cards: toMap(redirects.cards), commanders: toMap(redirects.commanders) },
    typeahead: new Map(TYPEAHEAD_LISTS.map((name, index) => [name, lists[index] ?? []])),
    engine: engine.value,
  };
};
