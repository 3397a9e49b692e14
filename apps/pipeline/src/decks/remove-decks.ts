import type { DuckDBConnection } from '@duckdb/node-api';
import { PipelineError } from '#src/pipeline-error';
import { sqlText } from '#src/store/database';
import { readNumber, readTexts } from '#src/store/query';
import type { Store } from '#src/store/store';
import type { StoreState } from '#src/store/store-state';

/** Which decks are removed: those that match every given field. */
export interface DeckSelection {
  readonly source?: string;
  /** id of a deck as its source names it */
  readonly deck?: string;
}

/** Sources listed when no deck matches. */
const MAX_SOURCES = 10;

/** Writes the results of the decks that remain; null for none. */
const removeResults = async (
  store: Store,
  db: DuckDBConnection,
  write: (rows: string, file: string) => Promise<unknown>,
): Promise<StoreState['deckResults']> => {
  const { deckResults } = store.state();
  if (deckResults === null) return null;
  const file = store.newFile('deck-results');
  const remaining = `from read_parquet(${sqlText(store.path(deckResults.file))}) anti join removed using (deck)`;
  const rows = await readNumber(db, `select count(*) ${remaining}`);
  if (rows === 0) return null;
  await write(`select * ${remaining} order by deck, day, event, place, nth`, file);
  return { file, rows };
};

/**
 * Removes decks from the store, in one step or not at all. Files that contain them can be imported again afterwards.
 * @returns how many decks were removed, and how many remain
 * @throws PipelineError 'usage' without a selection, 'missing' if no deck matches
 */
export const removeDecks = async (
  store: Store,
  { source, deck }: DeckSelection,
): Promise<{ readonly removed: number; readonly remaining: number }> => {
  const conditions = [
    ...(source === undefined ? [] : [`source = ${sqlText(source)}`]),
    ...(deck === undefined ? [] : [`id = ${sqlText(deck)}`]),
  ];
  if (conditions.length === 0) throw new PipelineError('usage', 'Specify --source, --deck, or both.');
  const condition = conditions.join(' and ');
  const state = store.state();
  const { decks } = state;
  if (decks === null) throw new PipelineError('missing', 'The store has no decks.');
  return store.query(async (db) => {
    const stored = `read_parquet(${sqlText(store.path(decks.file))})`;
    await db.run(`create table removed as select deck from ${stored} where ${condition}`);
    const removed = await readNumber(db, 'select count(*) from removed');
    if (removed === 0) {
      const sources = await readTexts(
        db,
        `select source from ${stored} group by source order by count(*) desc, source limit ${MAX_SOURCES}`,
      );
      throw new PipelineError(
        'missing',
        `No deck matches. The store has decks of: ${sources.map(([name]) => name).join(', ')}.`,
      );
    }
    const remaining = decks.rows - removed;
    // Without a hash, no import counts as done, so that its file can be imported again.
    const imports = state.imports.map((one) => (one.kind === 'decks' ? { ...one, hash: '' } : one));
    if (remaining === 0) {
      await store.commit({ ...state, decks: null, deckCards: [], deckResults: null, names: null, imports });
      return { removed, remaining };
    }
    const deckFile = store.newFile('decks');
    const cardFile = store.newFile('deck-cards');
    const cardFiles = state.deckCards.map(({ file }) => sqlText(store.path(file))).join(', ');
    const write = (rows: string, file: string): Promise<unknown> =>
      db.run(`copy (${rows}) to ${sqlText(store.path(file))} (format parquet, compression zstd)`);
    await write(`select * from ${stored} anti join removed using (deck) order by deck`, deckFile);
    // Lists that others replaced go, too.
    const remainingDecks = `(from ${stored} anti join removed using (deck))`;
    await write(
      `select * from read_parquet([${cardFiles}]) semi join ${remainingDecks} using (deck) order by deck, name`,
      cardFile,
    );
    const results = await removeResults(store, db, write);
    const cards = await readNumber(db, `select count(*) from read_parquet(${sqlText(store.path(cardFile))})`);
    await store.commit({
      ...state,
      decks: { ...decks, file: deckFile, rows: remaining },
      deckCards: [{ file: cardFile, rows: cards }],
      deckResults: results,
      imports,
    });
    return { removed, remaining };
  });
};
