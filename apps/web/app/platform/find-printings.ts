import type { FindPrintings, PricedPrinting } from '@crownsmith/domain';

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

/** Finds the printings of copies: that of their number, or all of the card in their set where they state no number of it. */
export const createFindPrintings = (sets: Iterable<PricedSet>): FindPrintings => {
  const rows = new Map<string, Row[]>();
  for (const { set, printings } of sets)
    for (const row of printings) {
      const key = `${set} ${row.card}`;
      const known = rows.get(key);
      if (known) known.push(row);
      else rows.set(key, [row]);
    }
  return (slug, { set, collectorNumber }) => {
    const all = set === undefined ? [] : (rows.get(`${set.toLowerCase()} ${slug}`) ?? []);
    const own = all.filter(({ number }) => number === collectorNumber);
    return own.length > 0 ? own : all;
  };
};
