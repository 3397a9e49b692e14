import { fitsIdentity, isColorIdentity } from '@crownsmith/domain';
import type { CountEngine } from '#src/counting/count-engine';
import { readGrouped, spreadByNumber } from './count-queries';
import { findValue, groupRange, type GroupedRows } from './grouped-rows';
import { makeDayCounts, type DayCounts } from './potential-decks';

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

/** Decks of one subset by day for each identity, computed on first use. */
const subsetDays = (grouped: GroupedRows, subset: number): ((identity: number) => DayCounts) => {
  const [identities = new Int32Array(), days = new Int32Array(), counts = new Int32Array()] = grouped.columns;
  const [from, to] = groupRange(grouped, subset);
  const cache = new Map<number, DayCounts>();
  return (wanted) => {
    const cached = cache.get(wanted);
    if (cached !== undefined) return cached;
    const fittingDays: number[] = [];
    const fittingCounts: number[] = [];
    for (let row = from; row < to; row += 1) {
      const identity = identities[row] ?? 0;
      if (!isColorIdentity(wanted) || !isColorIdentity(identity) || !fitsIdentity(wanted, identity)) continue;
      fittingDays.push(days[row] ?? -1);
      fittingCounts.push(counts[row] ?? 0);
    }
    const counted = makeDayCounts(fittingDays, fittingCounts);
    cache.set(wanted, counted);
    return counted;
  };
};

/** Counts what each subset plays, in the tables that `createScopeTables` and `findDeckSubsets` made. */
export const countSubsets = async (
  engine: CountEngine,
  subsets: number,
  facts: { readonly identities: Int32Array; readonly firstDays: Int32Array },
): Promise<SubsetCounts> => {
  const { int } = engine.dialect;
  const cards = await readGrouped(
    engine,
    subsets,
    `with played as (
      select cell, card, count(*) as n, sum(copies) as copies from fact join deck_cell using (d) group by cell, card)
    select subset, card, ${int('sum(n)')}, ${int('sum(played.copies)')} from played join cell_subset using (cell)
    group by subset, card order by subset, card`,
    4,
  );
  const zones = await readGrouped(
    engine,
    subsets,
    `select subset, z, ${int('count(*)')} as n from subset_deck join deck_zone using (d) group by subset, z order by subset, n desc, z`,
    3,
  );
  const days = await readGrouped(
    engine,
    subsets,
    `select subset, identity, day, ${int('count(*)')} from subset_deck join deck using (d) group by subset, identity, day order by subset`,
    4,
  );
  const commanders = await readGrouped(
    engine,
    subsets,
    `select subset, card, ${int('count(*)')} from subset_deck join deck_commander using (d) group by subset, card order by subset, card`,
    3,
  );
  const changes = await readGrouped(
    engine,
    subsets,
    `with changed as (
      select cell, card, sum(n) as n from potential_change join deck_cell using (d) group by cell, card)
    select subset, card, ${int('sum(changed.n)')} from changed join cell_subset using (cell)
    group by subset, card order by subset, card`,
    3,
  );
  const missing = await readGrouped(
    engine,
    subsets,
    `select subset, ${int('sum(basics)')} from subset_deck join missing using (d) group by subset order by subset`,
    2,
  );
  const decks = spreadByNumber(
    subsets,
    await engine.readInts(`select subset, ${int('count(*)')} from subset_deck group by subset`, 2),
  );
  const daysBySubset: ((identity: number) => DayCounts)[] = [];
  return {
    decks,
    cards,
    zones,
    commanders,
    missingBasics: Int32Array.from(decks, (_, one) => {
      const [from, to] = groupRange(missing, one);
      return from < to ? (missing.columns[0]?.[from] ?? 0) : 0;
    }),
    potential: (one, card) => {
      const byIdentity = (daysBySubset[one] ??= subsetDays(days, one));
      const playable = byIdentity(facts.identities[card] ?? 31).from(facts.firstDays[card] ?? -1);
      return playable + findValue(changes, one, card) - findValue(commanders, one, card);
    },
  };
};
