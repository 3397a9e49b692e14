import { SetPrintings } from '@crownsmith/api-client';
import { type OwnedCopy, type PricedPrinting, type PriceSource } from '@crownsmith/domain';

type Row = SetPrintings['printings'][number];

/** The printings that copies of a card can be. */
export type FindPrintings = (slug: string, copy: OwnedCopy) => readonly PricedPrinting[];

/** Requests at a time: a collection has cards of hundreds of sets. */
const REQUESTS = 8;

const loaded = new Map<string, Promise<SetPrintings | undefined>>();

/** The printings of a set; undefined for one that the site does not know. Rejects where they cannot be loaded. */
const loadSet = (set: string): Promise<SetPrintings | undefined> => {
  const known = loaded.get(set);
  if (known) return known;
  const loading = fetch(`/json/printings/${encodeURIComponent(set)}.json`).then(async (response) => {
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The printings of ${set} have status ${response.status}.`);
    return SetPrintings.parse(await response.json());
  });
  loaded.set(set, loading);
  loading.catch(() => loaded.delete(set));
  return loading;
};

/** Finds the printings of copies: that of their number, or all of the card in their set where they state no number of it. */
export const createFindPrintings = (sets: Iterable<SetPrintings>): FindPrintings => {
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

/** Loads the printings of some sets. Rejects where they cannot be loaded. */
export const loadPrintings = async (sets: ReadonlySet<string>): Promise<FindPrintings> => {
  const waiting = [...sets].map((set) => set.toLowerCase());
  const found: SetPrintings[] = [];
  const work = async (): Promise<void> => {
    for (let set = waiting.pop(); set !== undefined; set = waiting.pop()) {
      const printings = await loadSet(set);
      if (printings) found.push(printings);
    }
  };
  await Promise.all(Array.from({ length: REQUESTS }, work));
  return createFindPrintings(found);
};

/** Whether a shop prices any of the printings that copies can be. */
export const pricesPrintings = (
  copies: Iterable<readonly PricedPrinting[]>,
  source: PriceSource,
): boolean => {
  for (const printings of copies)
    if (printings.some(({ prices }) => prices[source] !== undefined)) return true;
  return false;
};
