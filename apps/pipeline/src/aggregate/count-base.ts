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
  /**
   * Reads the cards of the decks from row `from` up to row `to`, deck after deck, to the start of an array. Millions are read: arrays made for each
   * part would have the collector at work all the time.
   */
  read(from: number, to: number, into: Uint16Array): Promise<void>;
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

/** Decks whose cards are kept. */
interface KeptCards {
  readonly cards: CardRows;
  /** cards of each deck */
  readonly sizes: Int32Array;
}

/** An array of at least a size: the same one while it suffices. */
const makeScratch = (): ((size: number) => Uint16Array) => {
  let scratch = new Uint16Array();
  return (size) => (scratch = scratch.length < size ? new Uint16Array(size) : scratch);
};

/** Rows are read at once where so many others at most lie between two of them. */
const MOST_BETWEEN = 250;

/** Decks whose rows are read at once. */
interface ReadRun {
  /** places of the decks among the new ones; others may lie between */
  readonly from: number;
  readonly to: number;
  /** rows of the first and the last of them */
  readonly first: number;
  readonly last: number;
}

/** Splits decks into runs. @param rows by deck: its row where it is kept, ascending, or -1 */
function* runsOf(rows: Int32Array): Generator<ReadRun> {
  let [from, to, first, last] = [-1, -1, -1, -1];
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? -1;
    if (row < 0) continue;
    if (first < 0 || row - last > MOST_BETWEEN) {
      if (first >= 0) yield { from, to, first, last };
      [from, first] = [place, row];
    }
    [to, last] = [place + 1, row];
  }
  if (first >= 0) yield { from, to, first, last };
}

/** The cards of the new decks: those of the base where they are kept, those of the added ones from memory. */
export const mergedCards = (
  { inBase, inAdded }: RowOrigins,
  base: KeptCards,
  added: KeptCards,
): CardRows & Pick<KeptCards, 'sizes'> => {
  const sizes = mergeColumn({ inBase, inAdded }, base.sizes, added.sizes);
  const scratch = makeScratch();
  /** Copies cards of some of the decks to where they start. @param rows by deck: its row among those that are kept, or -1 */
  const copyCards = async (
    into: Uint16Array,
    starts: Int32Array,
    rows: Int32Array,
    kept: KeptCards,
  ): Promise<void> => {
    for (const { from, to, first, last } of runsOf(rows)) {
      const ownStarts = startsOf(kept.sizes.subarray(first, last + 1));
      const own = scratch(ownStarts.at(-1) ?? 0);
      await kept.cards.read(first, last + 1, own);
      for (let place = from; place < to; place += 1) {
        const row = (rows[place] ?? -1) - first;
        if (row >= 0) into.set(own.subarray(ownStarts[row], ownStarts[row + 1]), starts[place]);
      }
    }
  };
  return {
    sizes,
    read: async (from, to, into) => {
      const starts = startsOf(sizes.subarray(from, to));
      await copyCards(into, starts, inBase.subarray(from, to), base);
      await copyCards(into, starts, inAdded.subarray(from, to), added);
    },
  };
};

/** The cards of decks that are in memory. @param starts where those of each deck start */
export const cardsInMemory = (starts: Int32Array, cards: Uint16Array): CardRows => ({
  read: (from, to, into) => Promise.resolve(into.set(cards.subarray(starts[from], starts[to]))),
});

/** Decks whose cards are read at once. */
const CHUNK_DECKS = 50_000;

/** The cards of all decks, from where they are kept. @param sizes cards of each deck */
export const eachKeptDeck =
  (sizes: Int32Array, cards: CardRows): EachDeckPart =>
  async (visit) => {
    const scratch = makeScratch();
    for (let first = 0; first < sizes.length; first += CHUNK_DECKS) {
      const end = Math.min(sizes.length, first + CHUNK_DECKS);
      const starts = startsOf(sizes.subarray(first, end));
      const own = scratch(starts.at(-1) ?? 0);
      await cards.read(first, end, own);
      await visit(first, starts, own);
    }
  };
