import type { DeckCells } from './deck-cells';
import { IDENTITIES, kindAllows, type CardKind, type CardRules } from './deck-kinds';
import { makeZonesOf, zoneIdentity, type CellSubset } from './deck-subsets';
import { findValue, groupRange, type GroupedRows } from './grouped-rows';
import { makeIntList } from '#src/store/int-list';
import { cumulateDays, newestFirst, type DayCounts } from './potential-decks';
import type { ZoneColumns } from './count-queries';

/** What the decks of each subset play, by number of the subset. */
export interface SubsetCounts {
  readonly decks: Int32Array;
  /** by subset: card, decks, copies */
  readonly cards: GroupedRows;
  /** by subset: zone, decks */
  readonly zones: GroupedRows;
  /** by subset: card in the command zone, decks */
  readonly commanders: GroupedRows;
  /** copies of basic lands that the lists omit */
  readonly missingBasics: Int32Array;
  /** decks of a subset that could play a card: identity and format allow it, they are not older, it is not in the command zone */
  potential(subset: number, card: number): number;
}

/** Facts of cards that potential decks are counted with. */
interface CardFacts {
  readonly identities: Int32Array;
  readonly cardRules: CardRules;
  /** -1 unknown */
  readonly firstDays: Int32Array;
}

/**
 * Adds up rows of cells for each subset: of rows with the same key, their first column, the other columns.
 * @param keys keys are below this number
 */
const addRows = (subsets: readonly CellSubset[], rows: GroupedRows, keys: number): GroupedRows => {
  const [own = new Int32Array(), ...values] = rows.columns;
  const sums = values.map(() => new Int32Array(keys));
  const columns = rows.columns.map(() => makeIntList());
  const starts = new Int32Array(subsets.length + 1);
  const isTouched = new Uint8Array(keys);
  let size = 0;
  for (const [subset, { cells }] of subsets.entries()) {
    const touched: number[] = [];
    for (const cell of cells) {
      const [from, to] = groupRange(rows, cell);
      for (let row = from; row < to; row += 1) {
        const key = own[row] ?? 0;
        if (isTouched[key] === 0) {
          isTouched[key] = 1;
          touched.push(key);
        }
        for (let at = 0; at < values.length; at += 1) {
          const sum = sums[at] as Int32Array;
          sum[key] = (sum[key] as number) + ((values[at] as Int32Array)[row] as number);
        }
      }
    }
    for (const key of Int32Array.from(touched).sort()) {
      columns[0]?.push(key);
      sums.forEach((sum, at) => {
        columns[at + 1]?.push(sum[key] ?? 0);
        sum[key] = 0;
      });
      isTouched[key] = 0;
    }
    size += touched.length;
    starts[subset + 1] = size;
  }
  return { starts, columns: columns.map((column) => column.toArray()) };
};

/** Adds up one value of cells for each subset. */
const addValues = (subsets: readonly CellSubset[], values: Int32Array): Int32Array =>
  Int32Array.from(subsets, ({ cells }) => cells.reduce((sum, cell) => sum + (values[cell] ?? 0), 0));

/**
 * Adds up the decks of cells for each subset by what they belong to.
 * @param keysOf zones or commanders of a cell
 * @param compare order of rows (key, decks) within a subset
 */
const countDecksBy = (
  subsets: readonly CellSubset[],
  { c1, c2, decks }: DeckCells,
  keysOf: (c1: number, c2: number) => readonly number[],
  compare: (a: readonly [number, number], b: readonly [number, number]) => number,
): GroupedRows => {
  const starts = new Int32Array(subsets.length + 1);
  const [keys, counts] = [makeIntList(), makeIntList()];
  let size = 0;
  for (const [subset, { cells }] of subsets.entries()) {
    const sums = new Map<number, number>();
    for (const cell of cells)
      for (const key of keysOf(c1[cell] ?? -1, c2[cell] ?? -1))
        sums.set(key, (sums.get(key) ?? 0) + (decks[cell] ?? 0));
    for (const [key, sum] of [...sums].sort(compare)) {
      keys.push(key);
      counts.push(sum);
    }
    size += sums.size;
    starts[subset + 1] = size;
  }
  return { starts, columns: [keys.toArray(), counts.toArray()] };
};

/** Adds up what the cells of each subset play. */
export const countSubsets = (
  subsets: readonly CellSubset[],
  cells: DeckCells,
  zones: Pick<ZoneColumns, 'a' | 'b'>,
  { identities, cardRules: { rules, exempt }, firstDays }: CardFacts,
): SubsetCounts => {
  const cards = identities.length;
  const identityOf = (card: number): number => identities[card] ?? 0;
  const changes = addRows(subsets, cells.changes, cards);
  const kindOf = (card: number): CardKind => ({
    identity: identities[card] ?? 31,
    exempt: exempt[card] ?? 0,
  });
  const ruleOf = (card: number): number => rules[card] ?? 0;
  /** Days of a subset's decks, newest first, each with a kind of deck and its decks on that day. */
  const deckDays = (subset: number): readonly [days: Int32Array, kinds: Int32Array, decks: Int32Array] => {
    const [own = new Int32Array(), counts = new Int32Array()] = cells.days.columns;
    const [days, kinds, decks]: [number[], number[], number[]] = [[], [], []];
    for (const cell of subsets[subset]?.cells ?? []) {
      const rule = Math.max(ruleOf(cells.c1[cell] ?? -1), ruleOf(cells.c2[cell] ?? -1));
      const kind = zoneIdentity(cells, cell, identityOf) + IDENTITIES * rule;
      const [from, to] = groupRange(cells.days, cell);
      for (let row = from; row < to; row += 1) {
        days.push(own[row] ?? -1);
        kinds.push(kind);
        decks.push(counts[row] ?? 0);
      }
    }
    const order = newestFirst(days);
    const sorted = (column: readonly number[]): Int32Array => order.map((place) => column[place] ?? 0);
    return [sorted(days), sorted(kinds), sorted(decks)];
  };
  /** Makes the decks of a subset that could play a card of a kind, by day; remembered by kind. */
  const makeDaysOf = (subset: number): ((wanted: CardKind) => DayCounts) => {
    const [days, kinds, decks] = deckDays(subset);
    const known = new Map<number, DayCounts>();
    return (wanted) => {
      const key = wanted.identity + IDENTITIES * wanted.exempt;
      const before = known.get(key);
      if (before !== undefined) return before;
      const allowed: (boolean | undefined)[] = [];
      const own = new Int32Array(days.length);
      let size = 0;
      for (let row = 0; row < kinds.length; row += 1) {
        const kind = kinds[row] as number;
        if ((allowed[kind] ??= kindAllows(kind, wanted))) own[size++] = row;
      }
      const rows = own.subarray(0, size);
      const counts = cumulateDays(
        rows.map((row) => days[row] as number),
        rows.map((row) => decks[row] as number),
      );
      known.set(key, counts);
      return counts;
    };
  };
  /** Of the subset asked for last: those of all are more than it is worth to hold. */
  let last: { readonly subset: number; readonly daysOf: (wanted: CardKind) => DayCounts } | undefined;
  const commanders = countDecksBy(
    subsets,
    cells,
    (c1, c2) => (c2 < 0 ? [c1] : [c1, c2]),
    (a, b) => a[0] - b[0],
  );
  return {
    decks: addValues(subsets, cells.decks),
    cards: addRows(subsets, cells.cards, cards),
    // Most decks first.
    zones: countDecksBy(subsets, cells, makeZonesOf(zones), (a, b) => b[1] - a[1] || a[0] - b[0]),
    commanders,
    missingBasics: addValues(subsets, cells.missing),
    potential: (subset, card) => {
      if (last?.subset !== subset) last = { subset, daysOf: makeDaysOf(subset) };
      const days = last.daysOf(kindOf(card));
      return (
        days.from(firstDays[card] ?? -1) +
        findValue(changes, subset, card) -
        findValue(commanders, subset, card)
      );
    },
  };
};
