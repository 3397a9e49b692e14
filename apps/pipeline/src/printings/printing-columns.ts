import type { DuckDBConnection } from '@duckdb/node-api';
import { setsOfCards, type CardSet } from '@crownsmith/catalog';
import {
  FINISHES,
  UNPLAYABLE_REASONS,
  type Card,
  type PricedPrinting,
  type PrintingFinish,
  type PrintingPrices,
  type UnplayableReason,
} from '@crownsmith/domain';
import { sqlText } from '#src/store/database';
import { readInts, readTextColumns } from '#src/store/query';
import { PRICE_COLUMNS, priceColumn, PRINTING_ORDER } from './printing-table';

/** A set with printings. */
export interface PrintedSet {
  readonly code: string;
  /** its code in upper case where no printing states it */
  readonly name: string;
  /** ISO date of its first printing; null where none states one */
  readonly releasedAt: string | null;
  /** its printings whose cards are known: rows from, up to but without */
  readonly from: number;
  readonly to: number;
}

/**
 * Printings of known cards, a row each, by set and number; in columns, which cost little memory and pass to a thread in one
 * piece.
 */
export interface PrintingColumns {
  readonly sets: readonly PrintedSet[];
  /** number of the row's card */
  readonly card: Int32Array;
  /** rows by card, newest first: those of card n begin at place `starts[n]` and end at `starts[n + 1]` */
  readonly order: Int32Array;
  readonly starts: Int32Array;
  /** place in `sets` */
  readonly set: Int32Array;
  /** days since 1970-01-01; -1 where the source has none */
  readonly day: Int32Array;
  readonly id: readonly string[];
  readonly number: readonly string[];
  readonly rarity: readonly (string | null)[];
  readonly image: readonly (string | null)[];
  readonly printedName: readonly (string | null)[];
  readonly language: readonly string[];
  /** bits by `FINISHES` */
  readonly finishes: Int32Array;
  /** place in `UNPLAYABLE_REASONS`, -1 for a printing that may be played */
  readonly unplayable: Int32Array;
  /** by `PRICE_COLUMNS`, in hundredths, -1 without a price */
  readonly prices: readonly Int32Array[];
}

/** The card that a printing shows: by its oracle id, or by name where either has none. */
const cardFinder = (cards: readonly Card[]) => {
  const byOracle = new Map<string, number>();
  const byName = new Map<string, number>();
  for (const [number, { oracleId, name, legality }] of cards.entries()) {
    if (oracleId !== undefined) byOracle.set(oracleId, number);
    // Of two cards of one name the legal one counts.
    if (!byName.has(name) || legality === 'legal') byName.set(name, number);
  }
  return (oracleId: string | null, name: string): number => {
    const known = oracleId === null ? undefined : byOracle.get(oracleId);
    if (known !== undefined) return known;
    const named = byName.get(name);
    return named !== undefined && (oracleId === null || cards[named]?.oracleId === undefined) ? named : -1;
  };
};

/** Rows by card, newest first, undated ones last. */
const orderByCard = (cards: number, card: Int32Array, day: Int32Array) => {
  const starts = new Int32Array(cards + 1);
  for (const one of card) starts[one + 1] = (starts[one + 1] ?? 0) + 1;
  for (let one = 0; one < cards; one += 1) starts[one + 1] = (starts[one + 1] ?? 0) + (starts[one] ?? 0);
  const next = starts.slice();
  const order = new Int32Array(card.length);
  for (const [row, one] of card.entries()) {
    const place = next[one] ?? 0;
    order[place] = row;
    next[one] = place + 1;
  }
  for (let one = 0; one < cards; one += 1)
    order.subarray(starts[one], starts[one + 1]).sort((a, b) => (day[b] ?? -1) - (day[a] ?? -1) || a - b);
  return { order, starts };
};

/** Printings in their order, by `place`. */
const orderedTable = (path: string): string => `create or replace temp table printings as
  select *, row_number() over (order by ${PRINTING_ORDER}, id) as place, dense_rank() over (order by set_code) - 1 as set_place
  from read_parquet(${sqlText(path)})`;

const TEXTS =
  'select oracle_id, name, id, number, rarity, image, printed_name, language from printings order by place';
const INTEGERS = `select set_place::integer, (released_at::date - date '1970-01-01')::integer, finishes, unplayable,
  ${PRICE_COLUMNS.map(priceColumn).join(', ')} from printings order by place`;
const SETS = `select set_code, mode(set_name), min(released_at)
  from printings group by set_code order by set_code`;

/** @param known names and dates for sets of which no printing states them */
const readSets = async (
  db: DuckDBConnection,
  setOfRow: Int32Array,
  known: readonly CardSet[],
): Promise<readonly PrintedSet[]> => {
  const knownByCode = new Map(known.map((set) => [set.code, set]));
  const [codes = [], names = [], dates = []] = await readTextColumns(db, SETS);
  const ends = new Int32Array(codes.length);
  for (const set of setOfRow) ends[set] = (ends[set] ?? 0) + 1;
  let from = 0;
  return codes.map((code, place) => {
    const to = from + (ends[place] ?? 0);
    const elsewhere = knownByCode.get(code ?? '');
    const set: PrintedSet = {
      code: code ?? '',
      name: names[place] ?? elsewhere?.name ?? (code ?? '').toUpperCase(),
      releasedAt: dates[place] ?? elsewhere?.releasedAt ?? null,
      from,
      to,
    };
    from = to;
    return set;
  });
};

/** Reads the printings of known cards. @param knownSets names and dates of sets whose printings state none */
export const readPrintingColumns = async (
  db: DuckDBConnection,
  path: string,
  cards: readonly Card[],
  knownSets: readonly CardSet[] = setsOfCards(cards),
): Promise<PrintingColumns> => {
  await db.run(orderedTable(path));
  const [oracles = [], names = [], ...texts] = await readTextColumns(db, TEXTS);
  const find = cardFinder(cards);
  const cardOfRow = Int32Array.from(names, (name, row) => find(oracles[row] ?? null, name ?? ''));
  const integers = await readInts(db, INTEGERS, 4 + PRICE_COLUMNS.length);
  const known = new Int32Array(cardOfRow.reduce((rows, card) => rows + (card < 0 ? 0 : 1), 0));
  let next = 0;
  for (const [row, card] of cardOfRow.entries()) if (card >= 0) known[next++] = row;
  const [card = known, set = known, day = known, finishes = known, unplayable = known, ...prices] = [
    cardOfRow,
    ...integers,
  ].map((column) => Int32Array.from(known, (row) => column[row] ?? -1));
  const [ids = [], numbers = [], rarity = [], image = [], printedName = [], languages = []] = texts.map(
    (column) => Array.from(known, (row) => column[row] ?? null),
  );
  const stated = (column: readonly (string | null)[]): readonly string[] => column.map((text) => text ?? '');
  return {
    sets: await readSets(db, set, knownSets),
    card,
    ...orderByCard(cards.length, card, day),
    set,
    day,
    id: stated(ids),
    number: stated(numbers),
    rarity,
    image,
    printedName,
    language: stated(languages),
    finishes,
    unplayable,
    prices,
  };
};

/** The rows of a card, newest first. */
export const rowsOfCard = ({ order, starts }: PrintingColumns, card: number): Int32Array =>
  order.subarray(starts[card], starts[card + 1]);

export const finishesOfRow = ({ finishes }: PrintingColumns, row: number): PrintingFinish[] =>
  FINISHES.filter((_, bit) => ((finishes[row] ?? 0) >> bit) & 1);

type Amounts = { -readonly [S in keyof PrintingPrices]: { [finish in PrintingFinish]?: number } };

export const pricesOfRow = ({ prices }: PrintingColumns, row: number): Amounts => {
  const found: Amounts = {};
  for (let column = 0; column < PRICE_COLUMNS.length; column += 1) {
    const amount = prices[column]?.[row] ?? -1;
    const at = PRICE_COLUMNS[column];
    if (amount < 0 || at === undefined) continue;
    const [source, finish] = at;
    (found[source] ??= {})[finish] = amount / 100;
  }
  return found;
};

/** Why a row may not be played. */
export const unplayableOfRow = (columns: PrintingColumns, row: number): UnplayableReason | undefined =>
  UNPLAYABLE_REASONS[columns.unplayable[row] ?? -1];

/** What the price of a card is chosen from. */
export const pricedPrintings = (columns: PrintingColumns, card: number): readonly PricedPrinting[] =>
  Array.from(rowsOfCard(columns, card), (row) => ({
    prices: pricesOfRow(columns, row),
    unplayable: unplayableOfRow(columns, row),
  }));
