import { PRICE_VARIANTS, priceBounds, priceVariantOf, type PriceVariant } from '@crownsmith/domain';
import { createFrom, type CountEngine } from '#src/counting/count-engine';
import { MIN_SUBSET_DECKS } from '#src/least-decks';
import { readGrouped, type ZoneColumns } from './count-queries';
import { makeIntList } from '#src/store/int-list';
import { groupRange } from './grouped-rows';

const EMPTY = new Int32Array();

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

/**
 * The decks of one theme or tribe with the same command zone. All its decks belong to the same subsets by group, identity and zone, so
 * that what it plays is counted once, and added up for each of them.
 */
interface Cell {
  readonly group: number;
  /** zones of its commanders: those of a pair belong to both of them and to the pair */
  readonly zones: readonly number[];
  readonly identity: number;
  readonly decks: number;
}

/** Creates the table of cells with their decks; a cell's number is its place. @param zones cards of each command zone */
const createCells = async (
  engine: CountEngine,
  zones: Pick<ZoneColumns, 'a' | 'b'>,
): Promise<readonly Cell[]> => {
  const zoneKey = (a: number, b: number): string => `${a} ${b}`;
  const numbers = new Map(Array.from(zones.a, (a, zone) => [zoneKey(a, zones.b[zone] ?? -1), zone]));
  const led = 'select d, g, c1, coalesce(c2, -1) as c2, identity from deck_group join deck using (d)';
  const [groups = EMPTY, first = EMPTY, second = EMPTY, identities = EMPTY, decks = EMPTY] =
    await engine.readInts(
      `select g, c1, c2, identity, ${engine.dialect.int('count(*)')} from (${led}) as led group by g, c1, c2, identity order by g, c1, c2`,
      5,
    );
  await createFrom(engine, 'cell', [Int32Array.from(groups.keys()), groups, first, second]);
  await engine.create('deck_cell');
  await engine.fill('deck_cell', `select d, cell from (${led}) as led join cell using (g, c1, c2)`);
  return Array.from(groups, (group, cell) => {
    const [a, b] = [first[cell] ?? -1, second[cell] ?? -1];
    const keys = b < 0 ? [zoneKey(a, -1)] : [zoneKey(a, -1), zoneKey(b, -1), zoneKey(a, b)];
    return {
      group,
      zones: keys.flatMap((key) => numbers.get(key) ?? []),
      identity: identities[cell] ?? 0,
      decks: decks[cell] ?? 0,
    };
  });
};

/** A subset that is made of cells. */
interface CellSubset {
  readonly subset: DeckSubset;
  readonly cells: readonly number[];
}

/**
 * The subsets of each theme and tribe in each identity, or of each commander and pair, that have enough decks.
 * @param partsOf the identity or the zones of a cell
 */
const partSubsets = (
  cells: readonly Cell[],
  partsOf: (cell: Cell) => readonly number[],
  makeSubset: (group: number, part: number) => DeckSubset,
): readonly CellSubset[] => {
  const parts = new Map<string, { group: number; part: number; decks: number; cells: number[] }>();
  for (const [number, cell] of cells.entries())
    for (const part of partsOf(cell)) {
      const key = `${cell.group} ${part}`;
      const known = parts.get(key) ?? { group: cell.group, part, decks: 0, cells: [] };
      known.decks += cell.decks;
      known.cells.push(number);
      parts.set(key, known);
    }
  return [...parts.values()]
    .filter(({ decks }) => decks >= MIN_SUBSET_DECKS)
    .sort((a, b) => a.group - b.group || a.part - b.part)
    .map((part) => ({ subset: makeSubset(part.group, part.part), cells: part.cells }));
};

/**
 * The cheapest and the most expensive decks of each commander and pair, where there are enough: each is a cell of its own.
 * @param firstCell number of the first of these cells
 */
const priceSubsets = async (
  engine: CountEngine,
  zones: number,
  firstCell: number,
): Promise<readonly CellSubset[]> => {
  const prices = await readGrouped(
    engine,
    zones,
    'select z, d, cents from deck_zone join deck_price using (d) where cents >= 0 order by z, d',
    3,
  );
  const [decks = EMPTY, cents = EMPTY] = prices.columns;
  const subsets: CellSubset[] = [];
  const members = { decks: makeIntList(), cells: makeIntList() };
  for (let zone = 0; zone < zones; zone += 1) {
    const [from, to] = groupRange(prices, zone);
    const [own, ownCents] = [decks.subarray(from, to), cents.subarray(from, to)];
    const bounds = priceBounds(ownCents);
    if (bounds === undefined) continue;
    for (const { key } of PRICE_VARIANTS) {
      const included = own.filter((_, row) => priceVariantOf(ownCents[row] ?? 0, bounds) === key);
      if (included.length < MIN_SUBSET_DECKS) continue;
      const cell = firstCell + subsets.length;
      for (const deck of included) {
        members.decks.push(deck);
        members.cells.push(cell);
      }
      subsets.push({ subset: { kind: 'price', variant: key, zone }, cells: [cell] });
    }
  }
  await createFrom(engine, 'price_cell', [members.decks.toArray(), members.cells.toArray()]);
  await engine.fill('deck_cell', 'select d, cell from price_cell');
  return subsets;
};

/**
 * Finds the subsets of the decks: each theme and tribe over all colours (these come first, numbered like the groups), in
 * each exact identity, for each commander and pair, and the cheapest and most expensive decks of a commander. Creates the
 * tables `deck_cell` (d, cell) and `cell_subset` (cell, subset), and the view `subset_deck` (d, subset) of both; a deck may belong to
 * many. Needs the tables `deck_group` and `deck_price`.
 * @param groups number of themes and tribes
 * @param zones cards of each command zone
 */
export const findDeckSubsets = async (
  engine: CountEngine,
  groups: number,
  zones: Pick<ZoneColumns, 'a' | 'b'>,
): Promise<readonly DeckSubset[]> => {
  const cells = await createCells(engine, zones);
  const cellsOfGroup = Array.from({ length: groups }, (): number[] => []);
  for (const [number, { group }] of cells.entries()) cellsOfGroup[group]?.push(number);
  const subsets: readonly CellSubset[] = [
    ...cellsOfGroup.map((own, group) => ({ subset: { kind: 'group', group } as const, cells: own })),
    ...partSubsets(
      cells,
      ({ identity }) => [identity],
      (group, identity) => ({ kind: 'identity', group, identity }),
    ),
    ...partSubsets(
      cells,
      (cell) => cell.zones,
      (group, zone) => ({ kind: 'zone', group, zone }),
    ),
    ...(await priceSubsets(engine, zones.a.length, cells.length)),
  ];
  await createFrom(engine, 'cell_subset', [
    Int32Array.from(subsets.flatMap(({ cells: own }) => own)),
    Int32Array.from(subsets.flatMap(({ cells: own }, subset) => own.map(() => subset))),
  ]);
  await engine.create('subset_deck');
  return subsets.map(({ subset }) => subset);
};
