import { CardNameIndex, CardPriceList, PrintingPriceList } from '@crownsmith/api-client';
import {
  createCardNames,
  FINISHES,
  foldName,
  makeSlug,
  type PricedSet,
  type PriceSource,
} from '@crownsmith/domain';
import type * as z from 'zod';
import { loadOnce } from '#app/platform/load-once';
import { runSteps } from './run-steps';

/** A card of the name index. */
export interface NamedCard {
  readonly slug: string;
  readonly name: string;
  /** its place in the lists of prices */
  readonly at: number;
  /** of a card that its own name does not mean */
  readonly legality?: 'unknown';
}

/** All cards of the site by name. */
export interface CardIndex {
  /** version of the snapshot */
  readonly version: string;
  /** by full name, face, slug or URL */
  readonly find: (name: string) => NamedCard | undefined;
  readonly bySlug: ReadonlyMap<string, NamedCard>;
}

export const createCardIndex = ({
  version,
  names,
  slugs,
  further = {},
  means = {},
}: CardNameIndex): CardIndex => {
  const bySlug = new Map(
    names.map((name, at): [string, NamedCard] => {
      const slug = further[at] ?? slugs[name] ?? makeSlug(name);
      return [slug, { slug, name, at, ...(Object.hasOwn(means, name) && { legality: 'unknown' }) }];
    }),
  );
  const intended = new Map(
    Object.entries(means).map(([name, slug]) => [
      foldName(name),
      [{ kind: 'printed' as const, name, slugs: [slug] }],
    ]),
  );
  return { version, bySlug, find: createCardNames(bySlug, new Map(), (key) => intended.get(key) ?? []).find };
};

const fetchJson = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} has status ${response.status}.`);
  return schema.parse(await response.json());
};

const loadIndex = loadOnce(async (path) => createCardIndex(await fetchJson(path, CardNameIndex)));

/** Loads the names of all cards, once a page. Rejects where they cannot be loaded; the next call tries again. */
export const loadCardIndex = (): Promise<CardIndex> => loadIndex('/json/card-names.json');

/** What a shop takes for a card, in hundredths of its currency; undefined where that is not known. */
export type PriceOf = (card: NamedCard) => number | undefined;

const loadPriceList = loadOnce((path) => fetchJson(path, CardPriceList));

/** Loads the prices of a shop. Undefined where they are of another version than the names: the page is then older. */
export const loadPrices = async (
  source: PriceSource,
  { version }: CardIndex,
): Promise<PriceOf | undefined> => {
  const list = await loadPriceList(`/json/card-prices/${source}.json`);
  return list.version === version ? ({ at }) => list.prices[at] ?? undefined : undefined;
};

/** What a shop takes for the printings of some sets, by their codes; none of a shop that prices no printings. */
export function* pricedSets(
  { cards, sets }: PrintingPriceList,
  source: PriceSource,
  codes: Iterable<string>,
): Generator<PricedSet> {
  for (const set of new Set(Array.from(codes, (code) => code.toLowerCase()))) {
    const rows = Object.hasOwn(sets, set) ? sets[set] : undefined;
    if (!rows) continue;
    const printings = rows.numbers.map((number, at) => ({
      card: cards[rows.cards[at] ?? -1] ?? '',
      number,
      prices: {
        [source]: Object.fromEntries(
          FINISHES.flatMap((finish) => {
            const cents = rows[finish]?.[at] ?? undefined;
            return cents === undefined ? [] : [[finish, cents / 100] as const];
          }),
        ),
      },
    }));
    yield { set, printings };
  }
}

/** All of some items, each in a step. */
function* collectSteps<T>(items: Iterable<T>): Generator<void, readonly T[]> {
  const all: T[] = [];
  for (const item of items) {
    all.push(item);
    yield;
  }
  return all;
}

const loadPrintingPrices = loadOnce((path) => fetchJson(path, PrintingPriceList));

/** Loads what a shop takes for the printings of some sets. Rejects where that cannot be loaded. */
export const loadPricedSets = async (
  source: PriceSource,
  codes: Iterable<string>,
): Promise<readonly PricedSet[]> => {
  const list = await loadPrintingPrices(`/json/printing-prices/${source}.json`);
  return runSteps(collectSteps(pricedSets(list, source, codes)));
};
