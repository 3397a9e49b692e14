import { createFrom, type CountEngine } from '#src/counting/count-engine';
import { readGrouped } from './count-queries';
import type { GroupedRows } from './grouped-rows';

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

/**
 * Counts the cells of decks whose tables are loaded, `potential_change` among them.
 * @param decks commanders of the loaded decks, and the basic lands that their lists omit
 */
export const readDeckCells = async (
  engine: CountEngine,
  { decks: members, groups }: DeckMemberships,
  decks: { readonly c1: Int32Array; readonly c2: Int32Array; readonly missing: Int32Array },
): Promise<DeckCells> => {
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
  const { int } = engine.dialect;
  const read = (sql: string, columns: number): Promise<GroupedRows> =>
    readGrouped(engine, sorted.length, sql, columns);
  return {
    ...own,
    cards: await read(
      `select cell, card, ${int('count(*)')}, ${int('sum(copies)')} from fact join deck_cell using (d) group by cell, card order by cell, card`,
      4,
    ),
    days: await read(
      `select cell, day, ${int('count(*)')} from deck join deck_cell using (d) group by cell, day order by cell, day nulls first`,
      3,
    ),
    changes: await read(
      `select cell, card, ${int('sum(n)')} from potential_change join deck_cell using (d) group by cell, card having sum(n) <> 0 order by cell, card`,
      3,
    ),
  };
};

/** Cells of no deck. */
export const noCells = (): DeckCells => {
  const none = new Int32Array();
  const noRows = { starts: new Int32Array(1), columns: [] };
  return {
    ...{ group: none, c1: none, c2: none, decks: none, missing: none },
    ...{ cards: noRows, days: noRows, changes: noRows },
  };
};
