import type { DuckDBConnection } from '@duckdb/node-api';
import { starterCard, starterNames, type SourcedCard } from '@crownsmith/catalog/starter';
import { makeSlug, type Card, type LookUpCard } from '@crownsmith/domain';
import { readStoredCardNames } from '#src/names/add-card-names';
import { makeNameIndex, type NameIndex } from '#src/names/name-index';
import { readCards } from '#src/store/card-table';
import type { Store } from '#src/store/store';

/** A card file with so large a share of the starter's cards is complete, if perhaps old. */
const COMPLETE_FILE = 0.9;

/**
 * Imported cards and, if they come from a complete card file, the starter's cards that it lacks: an old file lacks
 * cards that decks play. A small file stands alone. In the order of the slugs.
 */
export const withStarterFallback = (imported: readonly Card[]): readonly Card[] => {
  const index = makeNameIndex(imported);
  const slugs = new Set(imported.map(({ slug }) => slug));
  const starter = starterNames();
  const most = (1 - COMPLETE_FILE) * starter.length;
  const missing: string[] = [];
  for (const name of starter) {
    if (index.resolve(name) !== undefined || slugs.has(makeSlug(name))) continue;
    missing.push(name);
    if (missing.length > most) return imported;
  }
  if (missing.length === 0) return imported;
  const added = missing.flatMap((name) => starterCard(name) ?? []);
  return [...imported, ...added].sort((a, b) => (a.slug < b.slug ? -1 : 1));
};

/** The store's cards, completed by `withStarterFallback`; none without an import. */
export const readSourcedCards = async (
  store: Store,
  db: DuckDBConnection,
): Promise<readonly SourcedCard[]> => {
  const files = store.state().cards;
  if (files === null) return [];
  const stored = await readCards(db, store.path(files.file));
  if (files.origin === 'starter') return stored.map(({ card }) => ({ card, origin: 'starter' }));
  const imported = new Map(stored.map((each) => [each.card, each]));
  return withStarterFallback([...imported.keys()]).map((card) => {
    const own = imported.get(card);
    return own === undefined ? { card, origin: 'starter' } : { ...own, origin: 'imported' };
  });
};

/** The cards that a name can refer to, and the search for them by all their names. */
export interface KnownCards {
  readonly cards: readonly Card[];
  readonly index: NameIndex;
}

/** Makes the search for cards by all names that they have in the store. */
export const indexCards = async (
  store: Store,
  db: DuckDBConnection,
  cards: readonly Card[],
): Promise<NameIndex> => makeNameIndex(cards, await readStoredCardNames(store, db));

/** The cards of `readSourcedCards`. */
export const readKnownCards = async (store: Store, db: DuckDBConnection): Promise<KnownCards> => {
  const cards = (await readSourcedCards(store, db)).map(({ card }) => card);
  return { cards, index: await indexCards(store, db, cards) };
};

/** Makes the look-up of a store's cards by any form of their names; undefined for a store without cards. */
export const makeCardLookUp = ({ cards, index }: KnownCards): LookUpCard<Card> | undefined => {
  if (cards.length === 0) return undefined;
  const { resolve } = index;
  return (name) => {
    const number = resolve(name);
    return number === undefined ? undefined : cards[number];
  };
};
