import { startsOf, type CopyRows, type CountedRows, type EachDeckPart } from './counted-rows';
import { makeIntList } from '#src/store/int-list';
import type { CardSums } from './add-sums';
import type { CountFacts } from './count-facts';
import type { DeckCells, DeckMemberships } from './deck-cells';
import type { DeckFigures } from './deck-figures';

/** Decks that were counted before, and their counts: what is counted later starts from them. */
export interface CountBase {
  readonly rows: CountedRows;
  readonly copies: CopyRows;
  readonly figures: DeckFigures;
  /** price of each card in cents that figures were made with, -1 unknown */
  readonly cardCents: Int32Array;
  /** by deck: its price groups, as bits */
  readonly priceGroups: Uint8Array;
  /** names of the formats by number */
  readonly formats: readonly string[];
  readonly sums: CardSums;
  /** by card: day of the fifth dated deck with it, -1 with fewer, -2 unknown */
  readonly fifthDays: Int32Array;
  readonly firstDays: Int32Array;
  /** day of the newest deck, -1 if none is dated */
  readonly newestDay: number;
  readonly comboDecks: Int32Array;
  readonly cells: DeckCells;
  /** which decks belong to which groups, but those by price; in the order of the decks */
  readonly members: DeckMemberships;
  /** what decks were counted with */
  readonly facts: CountFacts;
}

/** The cards of counted decks, where they are kept. */
export interface CardRows {
  /** reads the cards of the decks from row `from` up to row `to`, deck after deck */
  read(from: number, to: number): Promise<Uint16Array>;
}

/** A row of the new decks: that of a base, or of the added decks. */
export interface RowOrigins {
  /** by new row: the row in the base, or -1 */
  readonly inBase: Int32Array;
  /** by new row: the row among the added decks, or -1 */
  readonly inAdded: Int32Array;
}

/** Takes each row of a column from where it is. */
export const mergeColumn = (
  { inBase, inAdded }: RowOrigins,
  base: Int32Array,
  added: Int32Array,
): Int32Array => {
  const merged = new Int32Array(inBase.length);
  for (let place = 0; place < merged.length; place += 1) {
    const row = inBase[place] ?? -1;
    merged[place] = (row >= 0 ? base[row] : added[inAdded[place] ?? -1]) ?? -1;
  }
  return merged;
};

/** Rows of decks, in the order of these, which are the first column. */
type DeckColumns = readonly [deck: Int32Array, ...others: Int32Array[]];

/** Rows of the new decks. */
const mergeDeckRows = (
  { inBase, inAdded }: RowOrigins,
  base: DeckColumns,
  added: DeckColumns,
): readonly Int32Array[] => {
  const lists = base.map(makeIntList);
  let [a, b] = [0, 0];
  /** Adds the rows of a deck. @returns the row after them */
  const take = ([decks, ...others]: DeckColumns, from: number, deck: number, place: number): number => {
    let row = from;
    while (row < decks.length && (decks[row] ?? 0) < deck) row += 1;
    for (; row < decks.length && decks[row] === deck; row += 1) {
      lists[0]?.push(place);
      for (const [at, column] of others.entries()) lists[at + 1]?.push(column[row] ?? 0);
    }
    return row;
  };
  inBase.forEach((row, place) => {
    if (row >= 0) a = take(base, a, row, place);
    else b = take(added, b, inAdded[place] ?? -1, place);
  });
  return lists.map((list) => list.toArray());
};

/** Copies of the new decks. */
export const mergeCopies = (origins: RowOrigins, base: CopyRows, added: CopyRows): CopyRows => {
  const columns = ({ deck, card, copies }: CopyRows): DeckColumns => [deck, card, copies];
  const none = new Int32Array();
  const [deck = none, card = none, copies = none] = mergeDeckRows(origins, columns(base), columns(added));
  return { deck, card, copies };
};

/** Groups of the new decks. */
export const mergeMembers = (
  origins: RowOrigins,
  base: DeckMemberships,
  added: DeckMemberships,
): DeckMemberships => {
  const none = new Int32Array();
  const [decks = none, groups = none] = mergeDeckRows(
    origins,
    [base.decks, base.groups],
    [added.decks, added.groups],
  );
  return { decks, groups };
};

/** The cards of the new decks: those of the base where they are kept, those of the added ones from memory. */
export const mergedCards = ({ inBase, inAdded }: RowOrigins, base: CardRows, added: CardRows): CardRows => ({
  read: async (from, to) => {
    const parts: Uint16Array[] = [];
    for (let place = from; place < to;) {
      const [column, cards] = (inBase[place] ?? -1) >= 0 ? [inBase, base] : [inAdded, added];
      const row = column[place] ?? -1;
      // Rows that follow each other are read at once.
      let run = 1;
      while (place + run < to && column[place + run] === row + run) run += 1;
      parts.push(await cards.read(row, row + run));
      place += run;
    }
    const all = new Uint16Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  },
});

/** The cards of decks that are in memory. @param starts where those of each deck start */
export const cardsInMemory = (starts: Int32Array, cards: Uint16Array): CardRows => ({
  read: (from, to) => Promise.resolve(cards.subarray(starts[from], starts[to])),
});

/** Decks whose cards are read at once. */
const CHUNK_DECKS = 50_000;

/** The cards of all decks, from where they are kept. @param sizes cards of each deck */
export const eachKeptDeck =
  (sizes: Int32Array, cards: CardRows): EachDeckPart =>
  async (visit) => {
    for (let first = 0; first < sizes.length; first += CHUNK_DECKS) {
      const end = Math.min(sizes.length, first + CHUNK_DECKS);
      await visit(first, startsOf(sizes.subarray(first, end)), await cards.read(first, end));
    }
  };
