import type { DuckDBConnection } from '@duckdb/node-api';
import { starterCards } from '@crownsmith/catalog/starter';
import type { Card } from '@crownsmith/domain';
import { makeNameIndex } from '#src/names/name-index';
import { readCards } from '#src/store/card-table';
import type { Store } from '#src/store/store';

/** A card file that knows so large a share of the starter's cards is a whole one, if perhaps an old one. */
const WHOLE_FILE = 0.9;

/**
 * Imported cards and, where they come from a whole card file, those that only the starter knows: an old file lacks cards
 * that decks play. A small file of one's own stands alone. In the order of their slugs.
 */
export const withStandIns = (
  imported: readonly Card[],
  starter: readonly Card[] = starterCards(),
): readonly Card[] => {
  const index = makeNameIndex(imported);
  const missing = starter.filter(({ name }) => index.resolve(name) === undefined);
  if (missing.length === 0 || missing.length > (1 - WHOLE_FILE) * starter.length) return imported;
  return [...imported, ...missing].sort((a, b) => (a.slug < b.slug ? -1 : 1));
};

/** The cards that names can mean: the store's, those of the starter that stand in for what they lack included. */
export const readKnownCards = async (store: Store, db: DuckDBConnection): Promise<readonly Card[]> => {
  const { cards } = store.state();
  if (cards === null) return [];
  const stored = await readCards(db, store.path(cards.file));
  return cards.origin === 'imported' ? withStandIns(stored) : stored;
};
