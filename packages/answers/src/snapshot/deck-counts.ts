import { parseDeckAttributes, type IndexedDeckAttributes, type Model } from '@crownsmith/recommender';
export { createDeckCounts } from '@crownsmith/recommender';
export type {
  DeckCounts,
  DeckSummary,
  IndexedDeckAttributes,
  NarrowedCounts,
  Narrowing,
} from '@crownsmith/recommender';
import { SnapshotError } from './snapshot-error';

/** The file of what is known of the model's decks besides their cards; older snapshots have none. */
export const DECK_ATTRIBUTES_FILE = 'model/decks.bin';

/** Reads what is known of the decks of a model. Throws a SnapshotError where the file's bytes are damaged. */
export const parseDeckFile = (version: string, model: Model, bytes: Uint8Array): IndexedDeckAttributes => {
  const attributes = parseDeckAttributes(bytes, model);
  if (!attributes.ok)
    throw new SnapshotError(version, [`${DECK_ATTRIBUTES_FILE}: ${attributes.error.message}`]);
  return attributes.value;
};
