import { MIN_SUBSET_DECKS } from '#src/least-decks';
import type { PriceVariant } from '@crownsmith/domain';
import type { ZoneColumns } from './count-queries';
import type { DeckCells } from './deck-cells';
import { priceGroupOf } from './price-groups';

/** A subset of all decks that has lists of its own. */
export type DeckSubset =
  /** all decks of a theme or tribe */
  | { readonly kind: 'group'; readonly group: number }
  /** those of exactly one identity */
  | { readonly kind: 'identity'; readonly group: number; readonly identity: number }
  /** those of one commander or pair */
  | { readonly kind: 'zone'; readonly group: number; readonly zone: number }
  /** the cheapest or the most expensive decks of one commander or pair */
  | { readonly kind: 'price'; readonly variant: PriceVariant; readonly zone: number };

/** A subset and the cells that it is made of. */
export interface CellSubset {
  readonly subset: DeckSubset;
  readonly cells: readonly number[];
}

/** Finds the zones of command zones: those of a pair belong to both commanders and to the pair. */
export const makeZonesOf = ({ a, b }: Pick<ZoneColumns, 'a' | 'b'>) => {
  const zoneKey = (first: number, second: number): string => `${first} ${second}`;
  const numbers = new Map(Array.from(a, (first, zone) => [zoneKey(first, b[zone] ?? -1), zone]));
  return (c1: number, c2: number): readonly number[] => {
    const keys = c2 < 0 ? [zoneKey(c1, -1)] : [zoneKey(c1, -1), zoneKey(c2, -1), zoneKey(c1, c2)];
    return keys.map((key) => numbers.get(key) ?? -1);
  };
};

/**
 * The subsets of each group in each of its parts that have enough decks.
 * @param cells numbers of cells
 */
const partSubsets = (
  { group, decks }: DeckCells,
  cells: readonly number[],
  partsOf: (cell: number) => readonly number[],
  makeSubset: (group: number, part: number) => DeckSubset,
): readonly CellSubset[] => {
  const parts = new Map<string, { group: number; part: number; decks: number; cells: number[] }>();
  for (const cell of cells)
    for (const part of partsOf(cell)) {
      const own = group[cell] ?? 0;
      const key = `${own} ${part}`;
      const known = parts.get(key) ?? { group: own, part, decks: 0, cells: [] };
      known.decks += decks[cell] ?? 0;
      known.cells.push(cell);
      parts.set(key, known);
    }
  return [...parts.values()]
    .filter((part) => part.decks >= MIN_SUBSET_DECKS)
    .sort((a, b) => a.group - b.group || a.part - b.part)
    .map((part) => ({ subset: makeSubset(part.group, part.part), cells: part.cells }));
};

/** Price thirds: each cell of a price group belongs to one. They are sorted by zone and variant. */
const priceSubsets = (
  cells: DeckCells,
  numbers: readonly number[],
  groups: number,
  zonesOf: (cell: number) => readonly number[],
): readonly CellSubset[] => {
  const found = new Map<string, { zone: number; bit: number; variant: PriceVariant; cells: number[] }>();
  for (const cell of numbers) {
    const { zone: place, variant, order } = priceGroupOf((cells.group[cell] ?? 0) - groups);
    const zone = zonesOf(cell)[place] ?? -1;
    const key = `${zone} ${order}`;
    const known = found.get(key) ?? { zone, bit: order, variant, cells: [] };
    known.cells.push(cell);
    found.set(key, known);
  }
  return [...found.values()]
    .sort((a, b) => a.zone - b.zone || a.bit - b.bit)
    .map(({ variant, zone, cells: own }) => ({ subset: { kind: 'price', variant, zone }, cells: own }));
};

/**
 * Finds the subsets of the decks: each theme and tribe over all colours (these come first, numbered like the groups), in
 * each exact identity, for each commander and pair, and the cheapest and most expensive decks of a commander; a deck may belong
 * to many.
 * @param groups number of themes and tribes; cells of higher groups are those of price thirds
 * @param identityOf identity of a card
 */
export const findDeckSubsets = (
  cells: DeckCells,
  groups: number,
  zones: Pick<ZoneColumns, 'a' | 'b'>,
  identityOf: (card: number) => number,
): readonly CellSubset[] => {
  const findZones = makeZonesOf(zones);
  const zonesOf = (cell: number): readonly number[] => findZones(cells.c1[cell] ?? -1, cells.c2[cell] ?? -1);
  const cellsOfGroup = Array.from({ length: groups }, (): number[] => []);
  const [grouped, priced]: [number[], number[]] = [[], []];
  cells.group.forEach((group, cell) => {
    cellsOfGroup[group]?.push(cell);
    (group < groups ? grouped : priced).push(cell);
  });
  return [
    ...cellsOfGroup.map((own, group): CellSubset => ({ subset: { kind: 'group', group }, cells: own })),
    ...partSubsets(
      cells,
      grouped,
      (cell) => [zoneIdentity(cells, cell, identityOf)],
      (group, identity) => ({ kind: 'identity', group, identity }),
    ),
    ...partSubsets(cells, grouped, zonesOf, (group, zone) => ({ kind: 'zone', group, zone })),
    ...priceSubsets(cells, priced, groups, zonesOf),
  ];
};

/** The identity of a cell's command zone. */
export const zoneIdentity = (
  { c1, c2 }: Pick<DeckCells, 'c1' | 'c2'>,
  cell: number,
  identityOf: (card: number) => number,
): number => {
  const second = c2[cell] ?? -1;
  return identityOf(c1[cell] ?? -1) | (second < 0 ? 0 : identityOf(second));
};
