import type { DuckDBConnection } from '@duckdb/node-api';
import { sqlText } from '#src/store/database';
import { readNumber } from '#src/store/query';
import type { Store } from '#src/store/store';

/** One card in so many is replaced in a variant. */
const REPLACED = 7;

/** Whether a card is replaced in the `v`th variant, as SQL: the same for the same deck, card and variant. */
const isReplaced = (deck: string, variant: number): string =>
  `hash(${deck}, name, ${variant}) % ${REPLACED} = 0`;

const write = (db: DuckDBConnection, rows: string, path: string): Promise<unknown> =>
  db.run(`copy (${rows}) to ${sqlText(path)} (format parquet, compression zstd)`);

/**
 * Fills a store up to `count` decks with variants of its own: copies in which a seventh of the cards is replaced by cards of
 * another deck with the same commanders and format. They are written a copy of all decks at a time, straight to the files
 * of the store, so that memory does not grow with them.
 */
export const enlargeStore = async (store: Store, count: number): Promise<void> => {
  const state = store.state();
  const { decks } = state;
  if (decks === null || count <= decks.rows) return;
  await store.query(async (db) => {
    const paths = state.deckCards.map(({ file }) => sqlText(store.path(file))).join(', ');
    await db.run(`create table base as
      select (row_number() over (order by deck) - 1)::integer as place, deck, content, id, format, source, day, c1, c2,
        (row_number() over (partition by format, c1, c2 order by deck) - 1)::integer as nth,
        (count(*) over (partition by format, c1, c2))::integer as decks
      from read_parquet(${sqlText(store.path(decks.file))})`);
    await db.run(`create table base_card as
      select place, name, copies from read_parquet([${paths}]) join base using (deck) order by place`);
    const variants = Math.ceil(count / decks.rows);
    const files = [...state.deckCards];
    for (let variant = 1; variant < variants; variant += 1) {
      const first = state.nextDeck + (variant - 1) * decks.rows;
      const most = Math.min(decks.rows, count - variant * decks.rows);
      const file = store.newFile('deck-cards');
      // The other deck is the one that is `variant` places further among those of the same commanders.
      await write(
        db,
        `with pair as (
            select a.place, b.place as other from base a join base b
            on b.format = a.format and b.c1 = a.c1 and b.c2 is not distinct from a.c2 and b.nth = (a.nth + ${variant}) % a.decks
            where a.place < ${most}),
          listed as (
            select place, name, copies from base_card where place < ${most} and not (${isReplaced('place', variant)})
            union all
            select pair.place, name, copies from base_card o join pair on pair.other = o.place where ${isReplaced('pair.place', variant)})
        select (place + ${first})::integer as deck, name, max(copies)::smallint as copies from listed group by place, name order by 1, 2`,
        store.path(file),
      );
      const rows = await readNumber(db, `select count(*) from read_parquet(${sqlText(store.path(file))})`);
      files.push({ file, rows });
    }
    const deckFile = store.newFile('decks');
    await write(
      db,
      `select deck, content, id, format, source, day, c1, c2 from base
      union all
      select (${state.nextDeck} + (v - 1) * ${decks.rows} + place)::integer, content || '-' || v, id || '-' || v, format, source, day, c1, c2
        from base cross join range(1, ${variants}) variant(v) where v * ${decks.rows} + place < ${count}
      order by deck`,
      store.path(deckFile),
    );
    await store.commit({
      ...state,
      decks: { ...decks, file: deckFile, rows: count },
      deckCards: files,
      nextDeck: state.nextDeck + count - decks.rows,
    });
  });
};
