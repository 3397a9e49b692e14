import { Manifest, Redirects, type WireCard } from '@crownsmith/api-client';
import { parseCatalog } from './catalog-file';
import type { Model } from '@crownsmith/recommender';
import { readModel } from './engine';
import { parseFile } from './parse-file';
import { SnapshotError } from './snapshot-error';
import type { SnapshotReader } from './snapshot-reader';
import { keepApart, type ShareValues } from './value-pool';

/** Other slugs to canonical ones. */
export interface RedirectMaps {
  readonly cards: ReadonlyMap<string, string>;
  readonly commanders: ReadonlyMap<string, string>;
}

/** Reads a file that every snapshot has. Rejects with a SnapshotError where it is missing. */
export const readRequired = async (reader: SnapshotReader, path: string): Promise<Uint8Array> => {
  const bytes = await reader.read(path);
  if (!bytes) throw new SnapshotError(reader.version, [`${path} is missing`]);
  return bytes;
};

/** Reads the manifest, which must be that of the reader's version. */
export const readManifest = async (reader: SnapshotReader): Promise<Manifest> => {
  const { version } = reader;
  const manifest = parseFile(version, 'manifest.json', await readRequired(reader, 'manifest.json'), Manifest);
  if (manifest.version !== version)
    throw new SnapshotError(version, [`manifest.json is for ${manifest.version}`]);
  return manifest;
};

/**
 * Reads the cards by slug, in the order of the catalogue; as many as the manifest says.
 * @param today ISO date: announced cards are legal from their release on
 * @param share of `createValuePool`, for a process that keeps the cards
 */
export const readCatalog = async (
  reader: SnapshotReader,
  manifest: Pick<Manifest, 'cards'>,
  today = new Date().toISOString().slice(0, 10),
  share: ShareValues = keepApart,
): Promise<ReadonlyMap<string, WireCard>> => {
  const { version } = reader;
  const cards = await parseCatalog(version, await readRequired(reader, 'catalog.json'), today, share);
  if (cards.size !== manifest.cards)
    throw new SnapshotError(version, [`catalog.json has ${cards.size} of ${manifest.cards} cards`]);
  return cards;
};

/** The file of the recommender's model. */
export const MODEL_FILE = 'model/recommender.bin';

/** Reads the recommender's model of its file's bytes. Throws a SnapshotError where they are damaged. */
export const parseModelFile = (version: string, bytes: Uint8Array): Model => {
  const model = readModel(bytes);
  if (!model.ok) throw new SnapshotError(version, [`${MODEL_FILE}: ${model.error}`]);
  return model.value;
};

const toMap = (record: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(record));

export const REDIRECTS_FILE = 'redirects.json';

/** Parses the file of redirects. Throws a SnapshotError where it is damaged. */
export const parseRedirects = (version: string, bytes: Uint8Array): RedirectMaps => {
  const { cards, commanders } = parseFile(version, REDIRECTS_FILE, bytes, Redirects);
  return { cards: toMap(cards), commanders: toMap(commanders) };
};
