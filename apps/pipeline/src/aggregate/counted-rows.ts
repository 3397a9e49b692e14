/** Decks of a scope as columns, in the order of `DECK_ORDER`. */
export interface ScopeDecks {
  /** the store's number */
  readonly deck: Int32Array;
  /** the content hash in two parts; -1 for decks that count besides the store's */
  readonly content1: Int32Array;
  readonly content2: Int32Array;
  /** days since 1970-01-01, -1 unknown */
  readonly day: Int32Array;
  /** number of the format, in alphabetical order */
  readonly format: Int32Array;
  readonly c1: Int32Array;
  /** -1 for a single commander */
  readonly c2: Int32Array;
  /** that of the command zone */
  readonly identity: Int32Array;
}

/** What was read of the lists of decks. */
interface ListColumns {
  /** cards that count, commanders not among them */
  readonly sizes: Int32Array;
  /** copies of basic lands that the list omits */
  readonly missing: Int32Array;
  /** names without a card */
  readonly unresolved: Int32Array;
  /** cards whose identity the deck does not allow */
  readonly off: Int32Array;
}

export type CountedRows = ScopeDecks & ListColumns;

/** Cards of which decks have other than one copy, sorted by deck and card. */
export interface CopyRows {
  /** place of the deck */
  readonly deck: Int32Array;
  readonly card: Int32Array;
  readonly copies: Int32Array;
}

/**
 * Gets the cards of a part of the decks: those of its deck n are at `[starts[n], starts[n + 1])`. The array has other cards afterwards.
 * @param first place of the part's first deck
 */
export type VisitDecks = (
  first: number,
  starts: Int32Array,
  cards: Int32Array | Uint16Array,
) => Promise<void> | void;

/** Calls back with the cards of all decks, a part of the decks at a time, in order. */
export type EachDeckPart = (visit: VisitDecks) => Promise<void>;

/** Decks with all that their lists say. */
export interface DeckLists {
  readonly rows: CountedRows;
  readonly copies: CopyRows;
  readonly eachDeckPart: EachDeckPart;
}

/** Finds out something about decks from their cards. */
export interface DeckReader<T> {
  readonly visit: VisitDecks;
  /** what was found out, once all decks were visited */
  readonly result: () => T;
}

/** Visits decks once for several visitors. */
export const visitOnce =
  (...visitors: readonly VisitDecks[]): VisitDecks =>
  async (first, starts, cards) => {
    for (const visit of visitors) await visit(first, starts, cards);
  };

export const pickRows = (column: Int32Array, rows: Int32Array): Int32Array => {
  const picked = new Int32Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) picked[place] = column[rows[place] ?? -1] ?? -1;
  return picked;
};

/** Picks rows of columns. */
export const pickColumns = <T extends Readonly<Record<keyof T, Int32Array>>>(
  columns: T,
  rows: Int32Array,
): { readonly [K in keyof T]: Int32Array } =>
  Object.fromEntries(
    Object.entries<Int32Array>(columns).map(([name, column]) => [name, pickRows(column, rows)]),
  ) as { readonly [K in keyof T]: Int32Array };

/** Where the cards of each deck start among those of all, and the number of all as the last entry. @param sizes cards by deck */
export const startsOf = (sizes: Int32Array): Int32Array => {
  const starts = new Int32Array(sizes.length + 1);
  sizes.forEach((size, deck) => void (starts[deck + 1] = (starts[deck] ?? 0) + size));
  return starts;
};
