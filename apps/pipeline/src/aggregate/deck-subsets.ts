import { PRICE_VARIANTS, priceBounds, priceVariantOf, type PriceVariant } from '@crownsmith/domain';
import { createFrom, type CountEngine } from '#src/counting/count-engine';
import { MIN_SUBSET_DECKS } from '#src/least-decks';
import { readGrouped } from './count-queries';
import { groupRange } from './grouped-rows';

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

/** Creates the table of subset decks, with those of each theme and tribe: their subsets have the numbers of the groups. */
const addGroups = async (engine: CountEngine, groups: number): Promise<readonly DeckSubset[]> => {
  await engine.create('subset_deck');
  await engine.fill('subset_deck', 'select d, g from deck_group');
  return Array.from({ length: groups }, (_, group) => ({ kind: 'group' as const, group }));
};

/** Where each deck's part is, and the table of the subsets that are made of it. */
const PARTS = {
  identity: { table: 'deck', part: 'identity', subsets: 'subset_identity' },
  zone: { table: 'deck_zone', part: 'z', subsets: 'subset_zone' },
} as const;

/** Adds the decks of each theme and tribe in each identity, or of each commander and pair, where there are enough. */
const addParts = async (
  engine: CountEngine,
  kind: 'identity' | 'zone',
  firstSubset: number,
): Promise<readonly DeckSubset[]> => {
  const { table, part, subsets } = PARTS[kind];
  const [groups = new Int32Array(), parts = new Int32Array()] = await engine.readInts(
    `select g, ${part} from deck_group join ${table} using (d) group by g, ${part}
      having count(*) >= ${MIN_SUBSET_DECKS} order by g, ${part}`,
    2,
  );
  await createFrom(engine, subsets, [groups.map((_, row) => firstSubset + row), groups, parts]);
  await engine.fill(
    'subset_deck',
    `select d, subset from deck_group join ${table} using (d) join ${subsets} using (g, ${part})`,
  );
  return Array.from(groups, (group, row) =>
    kind === 'identity' ? { kind, group, identity: parts[row] ?? 0 } : { kind, group, zone: parts[row] ?? 0 },
  );
};

/** Adds the cheapest and the most expensive decks of each commander and pair, where there are enough. */
const addPrices = async (
  engine: CountEngine,
  zones: number,
  firstSubset: number,
): Promise<readonly DeckSubset[]> => {
  const prices = await readGrouped(
    engine,
    zones,
    'select z, cents from deck_zone join deck_price using (d) where cents >= 0 order by z',
    2,
  );
  const subsets: DeckSubset[] = [];
  const ranges: number[][] = [];
  for (let zone = 0; zone < zones; zone += 1) {
    const own = prices.columns[0]?.subarray(...groupRange(prices, zone)) ?? new Int32Array();
    const bounds = priceBounds(own);
    if (bounds === undefined) continue;
    for (const { key } of PRICE_VARIANTS) {
      const included = own.filter((cents) => priceVariantOf(cents, bounds) === key);
      if (included.length < MIN_SUBSET_DECKS) continue;
      ranges.push([
        firstSubset + subsets.length,
        zone,
        included.reduce((least, cents) => Math.min(least, cents), Infinity),
        included.reduce((most, cents) => Math.max(most, cents), 0),
      ]);
      subsets.push({ kind: 'price', variant: key, zone });
    }
  }
  await createFrom(
    engine,
    'subset_price',
    [0, 1, 2, 3].map((column) => Int32Array.from(ranges, (range) => range[column] ?? -1)),
  );
  await engine.fill(
    'subset_deck',
    `select d, subset from deck_zone join deck_price using (d) join subset_price using (z) where cents between low and high`,
  );
  return subsets;
};

/**
 * Finds the subsets of the decks: each theme and tribe over all colours (these come first, numbered like the groups), in
 * each exact identity, for each commander and pair, and the cheapest and most expensive decks of a commander. Creates the
 * table `subset_deck` (subset, d); a deck may belong to many. Needs the tables `deck_group` and `deck_price`.
 * @param groups number of themes and tribes
 * @param zones number of command zones
 */
export const findDeckSubsets = async (
  engine: CountEngine,
  groups: number,
  zones: number,
): Promise<readonly DeckSubset[]> => {
  const subsets = [...(await addGroups(engine, groups))];
  subsets.push(...(await addParts(engine, 'identity', subsets.length)));
  subsets.push(...(await addParts(engine, 'zone', subsets.length)));
  return subsets.concat(await addPrices(engine, zones, subsets.length));
};
