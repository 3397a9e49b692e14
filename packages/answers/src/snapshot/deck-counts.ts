import { createDeckCounts, parseDeckAttributes, type DeckCounts, type Model } from '@crownsmith/recommender';
export type { DeckCounts, DeckSummary, NarrowedCounts, Narrowing } from '@crownsmith/recommender';
import { SnapshotError } from './snapshot-error';

/** The file of what is known of the model's decks besides their cards; older snapshots have none. */
export const DECK_ATTRIBUTES_FILE = 'model/decks.bin';

/** Makes live counts over the decks of a model. Throws a SnapshotError where the file's bytes are damaged. */
export const parseDeckCounts = (version: string, model: Model, bytes: Uint8Array): DeckCounts => {
  const attributes = parseDeckAttributes(bytes, model);
  if (!attributes.ok)
    throw new SnapshotError(version, [`${DECK_ATTRIBUTES_FILE}: ${attributes.error.message}`]);
  return createDeckCounts(model, attributes.value);
};
