import type { DuckDBConnection } from '@duckdb/node-api';
import type { AdditionalDeck } from '#src/aggregate/additional-decks';
import { hashDeckContent } from '#src/decks/deck-content-hash';
import type { RespeltDeck } from '#src/decks/respelt-decks';
import { makeNameDictionary } from '#src/names/name-dictionary';
import { countedCondition } from '#src/sources/source-weight';
import { sqlText } from '#src/store/database';
import { readTexts } from '#src/store/query';
import { readRecords } from '#src/store/record-table';
import type { Store } from '#src/store/store';
import { StoredHandedInDeck } from '#src/store/stored-records';
import { HANDED_IN_FORMAT } from './import-handed-in';

/** The handed-in decks by their content, without those that count from other sources of the store. */
const readNewDecks = async (
  store: Store,
  db: DuckDBConnection,
): Promise<ReadonlyMap<string, StoredHandedInDeck>> => {
  const { 'handed-in': handedIn, decks, weights } = store.state();
  if (handedIn === null) return new Map();
  const path = store.path(handedIn.file);
  const all = await readRecords(db, path, StoredHandedInDeck);
  if (decks === null) return all;
  const repeated = await readTexts(
    db,
    `select own.key from read_parquet(${sqlText(path)}) own
    semi join (select content from read_parquet(${sqlText(store.path(decks.file))}) where ${countedCondition(weights)}) stored
      on stored.content = own.key`,
  );
  const known = new Set(repeated.map(([content]) => content));
  return new Map([...all].filter(([content]) => !known.has(content)));
};

/** How many handed-in decks the store has from no other source. */
export const countNewHandedIn = (store: Store): Promise<number> =>
  store.query(async (db) => (await readNewDecks(store, db)).size);

/** The handed-in decks that count besides the store's. */
export interface HandedInScope {
  readonly additional: readonly AdditionalDeck[];
  /** the given names, followed by those that only handed-in decks have */
  readonly names: readonly string[];
}

/** How decks are compared whose players wrote other names of their cards. */
export interface HandedInComparison {
  /** see `makeCardKey` */
  readonly cardKey: (name: string) => string;
  /** decks of the store by the names of their cards */
  readonly respelt: readonly RespeltDeck[];
  /** content hashes of decks that do not count */
  readonly precons: ReadonlySet<string>;
}

/**
 * The handed-in decks that count: not those that the store has from other sources, nor those with the contents of a precon.
 * @param names the names that other decks use by number
 * @param firstDeck the number of the first of them
 */
export const makeHandedInScope = async (
  store: Store,
  db: DuckDBConnection,
  { cardKey, respelt, precons }: HandedInComparison,
  names: readonly string[],
  firstDeck: number,
): Promise<HandedInScope> => {
  const dictionary = makeNameDictionary(names);
  const known = new Set([...precons, ...respelt.map(({ content }) => content)]);
  const decks = [...(await readNewDecks(store, db)).values()].filter(
    ({ commanders, cards }) =>
      !known.has(
        hashDeckContent(
          HANDED_IN_FORMAT,
          commanders,
          cards.map(({ name }) => name),
          cardKey,
        ),
      ),
  );
  const additional = decks.map(({ commanders, cards, day }, index): AdditionalDeck => ({
    deck: firstDeck + index,
    format: HANDED_IN_FORMAT,
    day,
    commanders: commanders.map(dictionary.idOf),
    cards: cards.map(({ name, count }) => ({ name: dictionary.idOf(name), count })),
  }));
  return { additional, names: dictionary.names };
};
