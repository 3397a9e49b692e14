import { createFrom, type CountEngine } from '#src/counting/count-engine';
import { makeIntList } from '#src/store/int-list';
import { addGrouped, sameGroups } from './add-grouped';
import { readGrouped } from './count-queries';
import type { CopyRows, DeckLists } from './counted-rows';
import { groupRange, groupRows, groupStarts, type GroupedRows } from './grouped-rows';

/** Which decks belong to which groups; a deck may belong to many. */
export interface DeckMemberships {
  /** places of decks */
  readonly decks: Int32Array;
  /** for each of them a group */
  readonly groups: Int32Array;
}

/**
 * What the decks of one group with the same command zone play. All decks of such a cell belong to the same subsets of all decks, so
 * that what they play is counted once, and added up for each. Cells are sorted by group and commanders.
 */
export interface DeckCells {
  readonly group: Int32Array;
  readonly c1: Int32Array;
  /** -1 for a single commander */
  readonly c2: Int32Array;
  readonly decks: Int32Array;
  /** copies of basic lands that the lists omit */
  readonly missing: Int32Array;
  /** by cell: card, decks, copies */
  readonly cards: GroupedRows;
  /** by cell: day (-1 unknown), decks */
  readonly days: GroupedRows;
  /** by cell: card, and the sum of its `potential_change` */
  readonly changes: GroupedRows;
}

/** A cell as a number that sorts by group and commanders. */
export const cellKey = (group: number, c1: number, c2: number): number =>
  (group * 0x10000 + c1) * 0x10000 + c2 + 1;

export const cellKeys = ({ group, c1, c2 }: Pick<DeckCells, 'group' | 'c1' | 'c2'>): Float64Array =>
  Float64Array.from(group, (own, cell) => cellKey(own, c1[cell] ?? 0, c2[cell] ?? -1));

/** By cell: its decks, ascending. @param cells of each member */
const decksByCell = (size: number, members: Int32Array, cells: Int32Array): GroupedRows => {
  const starts = groupStarts(size, cells);
  const next = starts.slice();
  const decks = new Int32Array(members.length);
  cells.forEach((cell, row) => {
    const place = next[cell] ?? 0;
    decks[place] = members[row] ?? 0;
    next[cell] = place + 1;
  });
  for (let cell = 0; cell < size; cell += 1) decks.subarray(...groupRange({ starts }, cell)).sort();
  return { starts, columns: [decks] };
};

/** Makes the sums of some decks by card: card, decks, copies. Cards are numbers of 16 bits. */
const makeCardSums = (copies: CopyRows, decks: number) => {
  const [inDecks, inCopies, touched] = [
    new Int32Array(0x10000),
    new Int32Array(0x10000),
    new Int32Array(0x10000),
  ];
  const lists = [makeIntList(), makeIntList(), makeIntList()] as const;
  const copyStarts = groupStarts(decks, copies.deck);
  let size = 0;
  let rows = 0;
  return {
    add: (deck: number, cards: Int32Array | Uint16Array, from: number, to: number): void => {
      for (let row = from; row < to; row += 1) {
        const card = cards[row] as number;
        if (inDecks[card] === 0) touched[size++] = card;
        inDecks[card] = (inDecks[card] as number) + 1;
        inCopies[card] = (inCopies[card] as number) + 1;
      }
      for (let row = copyStarts[deck] ?? 0; row < (copyStarts[deck + 1] ?? 0); row += 1) {
        const card = copies.card[row] ?? 0;
        inCopies[card] = (inCopies[card] ?? 0) + (copies.copies[row] ?? 1) - 1;
      }
    },
    /** Ends a group of decks. @returns rows of all groups so far */
    endGroup: (): number => {
      for (const card of touched.subarray(0, size).sort()) {
        lists[0].push(card);
        lists[1].push(inDecks[card] ?? 0);
        lists[2].push(inCopies[card] ?? 0);
        inDecks[card] = 0;
        inCopies[card] = 0;
      }
      rows += size;
      size = 0;
      return rows;
    },
    columns: (): readonly Int32Array[] => lists.map((list) => list.toArray()),
  };
};

/** By cell: card, decks, copies. @param decks by cell: its decks, ascending */
const countCards = async (
  decks: GroupedRows,
  { rows, copies, eachDeckPart }: DeckLists,
): Promise<GroupedRows> => {
  const cells = decks.starts.length - 1;
  const [members = new Int32Array()] = decks.columns;
  const next = decks.starts.slice();
  let counted: GroupedRows | undefined;
  await eachDeckPart((first, from, cards) => {
    const end = first + from.length - 1;
    const sums = makeCardSums(copies, rows.c1.length);
    const starts = new Int32Array(cells + 1);
    for (let cell = 0; cell < cells; cell += 1) {
      const last = decks.starts[cell + 1] ?? 0;
      let at = next[cell] ?? 0;
      for (; at < last && (members[at] as number) < end; at += 1) {
        const deck = members[at] as number;
        sums.add(deck, cards, from[deck - first] ?? 0, from[deck - first + 1] ?? 0);
      }
      next[cell] = at;
      starts[cell + 1] = sums.endGroup();
    }
    const part = { starts, columns: sums.columns() };
    counted = counted === undefined ? part : addGrouped(sameGroups(cells), counted, part, 1);
  });
  return counted ?? { starts: new Int32Array(cells + 1), columns: [] };
};

/** By cell: day (-1 unknown), decks. @param decks by cell: its decks */
const countDays = (decks: GroupedRows, day: Int32Array): GroupedRows => {
  const columns = [makeIntList(), makeIntList(), makeIntList()] as const;
  const [members = new Int32Array()] = decks.columns;
  const cells = decks.starts.length - 1;
  for (let cell = 0; cell < cells; cell += 1) {
    const days = members
      .subarray(...groupRange(decks, cell))
      .map((deck) => day[deck] ?? -1)
      .sort();
    for (let row = 0; row < days.length;) {
      const from = row;
      while (row < days.length && days[row] === days[from]) row += 1;
      columns[0].push(cell);
      columns[1].push(days[from] ?? -1);
      columns[2].push(row - from);
    }
  }
  return groupRows(
    cells,
    columns.map((column) => column.toArray()),
  );
};

/** Counts the cells of decks. @param engine has their tables, `potential_change` among them */
export const readDeckCells = async (
  engine: CountEngine,
  { decks: members, groups }: DeckMemberships,
  lists: DeckLists,
): Promise<DeckCells> => {
  const { rows: decks } = lists;
  const keys = Float64Array.from(members, (deck, row) =>
    cellKey(groups[row] ?? 0, decks.c1[deck] ?? 0, decks.c2[deck] ?? -1),
  );
  const sorted = Float64Array.from(new Set(keys)).sort();
  const numbers = new Map(Array.from(sorted, (key, cell) => [key, cell]));
  const cells = Int32Array.from(keys, (key) => numbers.get(key) ?? 0);
  const own = {
    decks: new Int32Array(sorted.length),
    missing: new Int32Array(sorted.length),
    group: new Int32Array(sorted.length),
    c1: new Int32Array(sorted.length),
    c2: new Int32Array(sorted.length),
  };
  cells.forEach((cell, row) => {
    const deck = members[row] ?? 0;
    own.decks[cell] = (own.decks[cell] ?? 0) + 1;
    own.missing[cell] = (own.missing[cell] ?? 0) + (decks.missing[deck] ?? 0);
    own.group[cell] = groups[row] ?? 0;
    own.c1[cell] = decks.c1[deck] ?? 0;
    own.c2[cell] = decks.c2[deck] ?? -1;
  });
  await createFrom(engine, 'deck_cell', [members, cells]);
  const byCell = decksByCell(sorted.length, members, cells);
  return {
    ...own,
    cards: await countCards(byCell, lists),
    days: countDays(byCell, decks.day),
    changes: await readGrouped(
      engine,
      sorted.length,
      `select cell, card, ${engine.dialect.int('sum(n)')} from potential_change join deck_cell using (d) group by cell, card having sum(n) <> 0 order by cell, card`,
      3,
    ),
  };
};

export const noCells = (): DeckCells => {
  const none = new Int32Array();
  const noRows = { starts: new Int32Array(1), columns: [] };
  return {
    ...{ group: none, c1: none, c2: none, decks: none, missing: none },
    ...{ cards: noRows, days: noRows, changes: noRows },
  };
};
