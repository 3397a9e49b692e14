import type { DuckDBConnection } from '@duckdb/node-api';
import type { CountEngine } from '#src/counting/count-engine';
import { readInts } from '#src/store/query';
import { eachKeptDeck, mergeCopies, mergedCards, type CardRows } from './count-base';
import { spreadByNumber } from './count-queries';
import {
  pickColumns,
  type CopyRows,
  type CountedRows,
  type DeckLists,
  type ScopeDecks,
} from './counted-rows';
import { makeCopyReader } from './deck-figures';
import { loadKnownDecks, type KnownDecks } from './load-decks';

/** Reads what is known of decks whose lists were loaded. @param decks the loaded ones, in their order */
export const readListColumns = async (
  db: DuckDBConnection,
  engine: CountEngine,
  decks: ScopeDecks,
): Promise<{ readonly rows: CountedRows; readonly copies: CopyRows }> => {
  const count = decks.deck.length;
  const { int } = engine.dialect;
  const [erring, unresolved = new Int32Array(), off = new Int32Array()] = await readInts(
    db,
    'select d, unresolved, off from list_error',
    3,
  );
  const ofErring = (values: Int32Array): Int32Array =>
    spreadByNumber(count, [erring ?? new Int32Array(), values]);
  const [deck = new Int32Array(), card = new Int32Array(), copies = new Int32Array()] = await engine.readInts(
    'select d, card, copies from fact where copies <> 1 order by d, card',
    3,
  );
  return {
    rows: {
      ...decks,
      sizes: spreadByNumber(
        count,
        await engine.readInts(`select d, ${int('count(*)')} from fact group by d`, 2),
      ),
      missing: spreadByNumber(count, await engine.readInts('select d, basics from missing', 2)),
      unresolved: ofErring(unresolved),
      off: ofErring(off),
    },
    copies: { deck, card, copies },
  };
};

/** Counted decks with their cards, where these are kept. */
export interface KeptDecks {
  readonly rows: CountedRows;
  readonly copies: CopyRows;
  readonly cards: CardRows;
}

/** Some of the decks. @param chosen their rows, ascending */
const pickDecks = ({ rows, copies, cards }: KeptDecks, chosen: Int32Array): DeckLists => {
  const none = new Int32Array();
  const origins = { inBase: chosen, inAdded: new Int32Array(chosen.length).fill(-1) };
  const noCopies = { deck: none, card: none, copies: none };
  const picked = pickColumns(rows, chosen);
  const kept = { cards, sizes: rows.sizes };
  return {
    rows: picked,
    copies: mergeCopies(origins, copies, noCopies),
    eachDeckPart: eachKeptDeck(picked.sizes, mergedCards(origins, kept, kept)),
  };
};

/** Decks with their cards, as they are loaded. */
const readKnownDecks = async ({ rows, copies: copyRows, eachDeckPart }: DeckLists): Promise<KnownDecks> => {
  const [decks, numbers, copies]: [number[], number[], number[]] = [[], [], []];
  const eachCopy = makeCopyReader(copyRows);
  await eachDeckPart((first, starts, cards) => {
    for (let at = 0; at + 1 < starts.length; at += 1) {
      const more = new Map<number, number>();
      eachCopy(first + at, (card, count) => void more.set(card, count));
      for (const card of cards.subarray(starts[at], starts[at + 1])) {
        decks.push(first + at);
        numbers.push(card);
        copies.push(more.get(card) ?? 1);
      }
    }
  });
  const { day, format, c1, c2, identity, missing } = rows;
  return {
    decks: { day, format, c1, c2, identity },
    cards: [decks, numbers, copies].map((column) => Int32Array.from(column)),
    missing,
  };
};

/** Decks whose tables are loaded at once. */
const CHUNK_DECKS = 50_000;

/**
 * Loads the tables of some of the counted decks, a part after the other, and calls back with the rows of each part, and its decks.
 * @param chosen their rows, ascending
 */
export const loadInParts = async (
  db: DuckDBConnection,
  engine: CountEngine,
  decks: KeptDecks,
  chosen: Int32Array,
  count: (part: Int32Array, lists: DeckLists) => Promise<void>,
): Promise<void> => {
  for (let from = 0; from < chosen.length; from += CHUNK_DECKS) {
    const part = chosen.subarray(from, from + CHUNK_DECKS);
    const lists = pickDecks(decks, part);
    await loadKnownDecks(db, engine, await readKnownDecks(lists));
    await count(part, lists);
  }
};
