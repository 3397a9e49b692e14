import { INTEGER, SMALLINT, VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import { rowWriter } from '#src/store/database';

/** A deck that counts besides the store's; names are numbers as in the store's dictionary or after its end. */
export interface AdditionalDeck {
  /** a number that no deck of the store has */
  readonly deck: number;
  readonly format: string;
  /** days since 1970-01-01, null where unknown */
  readonly day: number | null;
  readonly commanders: readonly number[];
  readonly cards: readonly { readonly name: number; readonly count: number }[];
}

/**
 * Creates the tables `additional_deck`, `additional_card` and `excluded_deck`.
 * @param excluded content hashes of decks that do not count
 */
export const loadAdditionalDecks = async (
  db: DuckDBConnection,
  decks: readonly AdditionalDeck[],
  excluded: readonly string[],
): Promise<void> => {
  await db.run('create table excluded_deck (content varchar)');
  await db.run(
    'create table additional_deck (deck integer, day integer, format varchar, c1 integer, c2 integer)',
  );
  await db.run('create table additional_card (deck integer, name integer, copies smallint)');
  const contents = await rowWriter(db, 'excluded_deck', [VARCHAR]);
  for (const content of new Set(excluded)) contents.add(content);
  contents.close();
  const deckRows = await rowWriter(db, 'additional_deck', [INTEGER, INTEGER, VARCHAR, INTEGER, INTEGER]);
  const cardRows = await rowWriter(db, 'additional_card', [INTEGER, INTEGER, SMALLINT]);
  for (const { deck, day, format, commanders, cards } of decks) {
    deckRows.add(deck, day, format, commanders[0] ?? null, commanders[1] ?? null);
    for (const { name, count } of cards) cardRows.add(deck, name, count);
  }
  deckRows.close();
  cardRows.close();
};
