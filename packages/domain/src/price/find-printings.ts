import type { FindPrintings } from './price-copies';
import type { PricedPrinting } from './printing-price';

interface Row extends PricedPrinting {
  /** its slug */
  readonly card: string;
  readonly number: string;
}

/** What is found in a set. */
export interface PricedSet {
  /** in lower case */
  readonly set: string;
  readonly printings: readonly Row[];
}

/**
 * Finds the printings of copies: that of their number, or all of the card in their set where they state no number of it. A set is indexed when
 * it is first asked for.
 */
export const createFindPrintings = (sets: Iterable<PricedSet>): FindPrintings => {
  const printings = new Map<string, readonly Row[]>();
  for (const { set, printings: some } of sets) printings.set(set, [...(printings.get(set) ?? []), ...some]);
  const indexed = new Map<string, ReadonlyMap<string, readonly Row[]>>();
  const indexOf = (set: string): ReadonlyMap<string, readonly Row[]> => {
    const known = indexed.get(set);
    if (known) return known;
    const rows = new Map<string, Row[]>();
    for (const row of printings.get(set) ?? []) {
      const some = rows.get(row.card);
      if (some) some.push(row);
      else rows.set(row.card, [row]);
    }
    indexed.set(set, rows);
    return rows;
  };
  return (slug, { set, collectorNumber }) => {
    const all = set === undefined ? [] : (indexOf(set.toLowerCase()).get(slug) ?? []);
    const own = all.filter(({ number }) => number === collectorNumber);
    return own.length > 0 ? own : all;
  };
};
