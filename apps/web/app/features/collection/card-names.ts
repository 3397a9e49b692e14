import { CardNameIndex, CardPriceList } from '@crownsmith/api-client';
import { createCardNames, makeSlug, type PriceSource } from '@crownsmith/domain';
import type { z } from 'zod';

/** A card of the name index. */
export interface NamedCard {
  readonly slug: string;
  readonly name: string;
  /** its place in the lists of prices */
  readonly at: number;
}

/** All cards of the site by name. */
export interface CardIndex {
  /** version of the snapshot */
  readonly version: string;
  /** by full name, face, slug or URL */
  readonly find: (name: string) => NamedCard | undefined;
  readonly bySlug: ReadonlyMap<string, NamedCard>;
}

/** Indexes the names of all cards. */
export const createCardIndex = ({ version, names, slugs, further = {} }: CardNameIndex): CardIndex => {
  const bySlug = new Map(
    names.map((name, at): [string, NamedCard] => {
      const slug = further[at] ?? slugs[name] ?? makeSlug(name);
      return [slug, { slug, name, at }];
    }),
  );
  return { version, bySlug, find: createCardNames(bySlug, new Map()).find };
};

const fetchJson = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} has status ${response.status}.`);
  return schema.parse(await response.json());
};

let loading: Promise<CardIndex> | undefined;

/** Loads the names of all cards, once a page. Rejects where they cannot be loaded; the next call tries again. */
export const loadCardIndex = (): Promise<CardIndex> => {
  loading ??= fetchJson('/json/card-names.json', CardNameIndex).then(createCardIndex);
  loading.catch(() => (loading = undefined));
  return loading;
};

/** What a shop takes for a card, in hundredths of its currency; undefined where that is not known. */
export type PriceOf = (card: NamedCard) => number | undefined;

/** Loads the prices of a shop. Undefined where they are of another version than the names: the page is then older. */
export const loadPrices = async (
  source: PriceSource,
  { version }: CardIndex,
): Promise<PriceOf | undefined> => {
  const list = await fetchJson(`/json/card-prices/${source}.json`, CardPriceList);
  return list.version === version ? ({ at }) => list.prices[at] ?? undefined : undefined;
};
