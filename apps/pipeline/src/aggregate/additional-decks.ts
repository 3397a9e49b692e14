import { INTEGER, SMALLINT, VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import { rowWriter } from '#src/store/database';

/** Decks that count besides the store's; names are numbers as in the store's dictionary or after its end. */
export interface FurtherDecks {
  readonly decks: readonly {
    /** a number that no deck of the store has */
    readonly deck: number;
    readonly format: string;
    /** days since 1970-01-01, null where unknown */
    readonly day: number | null;
    readonly commanders: readonly number[];
    readonly cards: readonly { readonly name: number; readonly count: number }[];
  }[];
}

/** Makes the tables `further_deck`, `further_card`, and `left_out` (contents of decks that do not count). */
export const loadFurtherDecks = async (
  db: DuckDBConnection,
  { decks }: FurtherDecks,
  leftOut: readonly string[],
): Promise<void> => {
  await db.run('create table left_out (content varchar)');
  await db.run(
    'create table further_deck (deck integer, day integer, format varchar, c1 integer, c2 integer)',
  );
  await db.run('create table further_card (deck integer, name integer, copies smallint)');
  const contents = await rowWriter(db, 'left_out', [VARCHAR]);
  for (const content of new Set(leftOut)) contents.add(content);
  contents.close();
  const deckRows = await rowWriter(db, 'further_deck', [INTEGER, INTEGER, VARCHAR, INTEGER, INTEGER]);
  const cardRows = await rowWriter(db, 'further_card', [INTEGER, INTEGER, SMALLINT]);
  for (const { deck, day, format, commanders, cards } of decks) {
    deckRows.add(deck, day, format, commanders[0] ?? null, commanders[1] ?? null);
    for (const { name, count } of cards) cardRows.add(deck, name, count);
  }
  deckRows.close();
  cardRows.close();
};
