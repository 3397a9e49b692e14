import { setImmediate as breathe } from 'node:timers/promises';
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
import { parseListInPieces } from './json-list.server';
import { openEngine, type Engine } from './recommendation-engine.server';
import type { SnapshotSource } from './source.server';

/** A snapshot was read, but holds what no snapshot may hold; `problems` name files and places. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  constructor(
    readonly version: string,
    readonly problems: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`Snapshot ${version} cannot be used: ${problems.slice(0, 5).join('; ')}`, options);
  }
}

/** The part of a snapshot that a site keeps in memory; pages are read when they are asked for. */
export interface SnapshotData {
  readonly manifest: Manifest;
  readonly misc: MiscData;
  /** in the order of the catalogue */
  readonly cards: ReadonlyMap<string, WireCard>;
  readonly redirects: {
    readonly cards: ReadonlyMap<string, string>;
    readonly commanders: ReadonlyMap<string, string>;
  };
  readonly typeahead: ReadonlyMap<TypeaheadListName, readonly TypeaheadOption[]>;
  readonly engine: Engine;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses the bytes of a JSON file; throws a SnapshotError that names the file. */
export const parseFile = <T>(version: string, path: string, bytes: Uint8Array, schema: z.ZodType<T>): T => {
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch (cause) {
    throw new SnapshotError(version, [`${path} is no JSON`], { cause });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(
    ({ path: place, message }) => `${path} ${place.join('.')}: ${message}`,
  );
  throw new SnapshotError(version, places, { cause: parsed.error });
};

const checkCards = async (
  version: string,
  pieces: Iterable<readonly unknown[]>,
): Promise<ReadonlyMap<string, WireCard>> => {
  const bySlug = new Map<string, WireCard>();
  for (const piece of pieces) {
    for (const entry of piece) {
      const parsed = WireCard.safeParse(entry);
      const place = `catalog.json cards.${bySlug.size}`;
      if (!parsed.success) throw new SnapshotError(version, [`${place}: ${parsed.error.issues[0]?.message}`]);
      const { sanitized } = parsed.data;
      if (!isSlug(sanitized)) throw new SnapshotError(version, [`${place}: no slug`]);
      if (bySlug.has(sanitized)) throw new SnapshotError(version, [`${place}: a second ${sanitized}`]);
      bySlug.set(sanitized, parsed.data);
    }
    await breathe();
  }
  return bySlug;
};

const Catalog = z.object({ cards: z.array(z.unknown()) });

/** Reads the catalogue some hundred cards at a time: to parse the whole file at one go would hold up every request. */
const parseCards = async (version: string, bytes: Uint8Array): Promise<ReadonlyMap<string, WireCard>> => {
  try {
    return await checkCards(version, parseListInPieces(bytes, 'cards'));
  } catch (error) {
    if (error instanceof SnapshotError) throw error;
    // It is broken, or written in another form than the pipeline's.
    return checkCards(version, [parseFile(version, 'catalog.json', bytes, Catalog).cards]);
  }
};

const toMap = (record: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(record));

/**
 * Reads what a site keeps of a snapshot and checks all of it, giving other work a turn in between. Rejects with a
 * SnapshotSourceError (a file could not be read) or a SnapshotError (a file is wrong).
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
    throw new SnapshotError(version, [`manifest.json is of ${manifest.version}`]);
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
  await breathe();
  const engine = openEngine(model);
  if (!engine.ok) throw new SnapshotError(version, [`model/recommender.bin: ${engine.error}`]);
  await breathe();
  return {
    manifest,
    misc,
    cards,
    redirects: { cards: toMap(redirects.cards), commanders: toMap(redirects.commanders) },
    typeahead: new Map(TYPEAHEAD_LISTS.map((name, index) => [name, lists[index] ?? []])),
    engine: engine.value,
  };
};
