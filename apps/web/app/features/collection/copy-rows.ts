import type { OwnedCards } from '@crownsmith/api-client';
import {
  copyPrice,
  type FindPrintings,
  isFreePlace,
  isOwnedPlace,
  languageName,
  listCopies,
  makeCopyDetails,
  makePlace,
  type OwnedCopies,
  type OwnedCopy,
  type PriceSource,
  toCents,
} from '@crownsmith/domain';
import { ownedCopies } from '#app/platform/owned-cards';
import type { CardIndex, NamedCard, PriceOf } from './card-names';

export interface CollectionPrices {
  readonly source: PriceSource;
  readonly priceOf: PriceOf;
  readonly findPrintings: FindPrintings;
}

/** Copies of a card of which the same is stated: a row of the collection. */
export interface CopyRow extends NamedCard {
  readonly id: string;
  readonly copy: OwnedCopy;
  /** what is stated of them, as changes name it */
  readonly details: string;
  /** set and number; empty where none is stated */
  readonly printing: string;
  /** finish, language and condition, as words */
  readonly kind: string;
  /** where they are, as a text; empty for nowhere in particular */
  readonly place: string;
  readonly isOwned: boolean;
  readonly isFree: boolean;
  /** of all of them, in hundredths of the shop's currency; undefined where their price is not known */
  readonly worth: number | undefined;
  /** what a search looks in, in lower case */
  readonly text: string;
}

/** The figures of a collection, or of a part of it. */
export interface CollectionTotals {
  readonly cards: number;
  readonly copies: number;
  readonly foils: number;
  /** copies that are not owned, in none of the other figures */
  readonly wished: number;
  /** of all copies with a price, in hundredths of the shop's currency */
  readonly value: number;
  /** copies without a price */
  readonly unpriced: number;
}

/** The sets that a collection states of its copies. */
export const setsOf = (cards: OwnedCards): ReadonlySet<string> =>
  new Set(
    Object.values(cards).flatMap((owned) => ownedCopies(owned).copies?.flatMap(({ set }) => set ?? []) ?? []),
  );

const byName = new Intl.Collator('en').compare;

/** The cards of a collection by name; those that the site does not know at the moment keep their slug as their name. */
export const namedCopies = (
  cards: OwnedCards,
  index: CardIndex,
): readonly (OwnedCopies & { readonly card: NamedCard; readonly name: string })[] =>
  Object.entries(cards)
    .map(([slug, owned]) => {
      const card = index.bySlug.get(slug) ?? { slug, name: slug, at: -1 };
      return { card, name: card.name, ...ownedCopies(owned) };
    })
    .sort((a, b) => byName(a.name, b.name));

const kindOf = ({ finish, language, condition }: OwnedCopy): string =>
  [finish, language === undefined || language === 'en' ? undefined : languageName(language), condition]
    .filter((part) => part !== undefined)
    .join(', ');

/** The rows of a collection by name, not priced yet. */
export const copyRows = (cards: OwnedCards, index: CardIndex): readonly CopyRow[] =>
  namedCopies(cards, index).flatMap(({ card, ...owned }) =>
    listCopies(owned).map((copy): CopyRow => {
      const details = makeCopyDetails(copy);
      const [place, kind] = [copy.place ? makePlace(copy.place) : '', kindOf(copy)];
      const printing = [copy.set, copy.collectorNumber].filter((part) => part !== undefined).join(' ');
      return {
        ...card,
        id: `${card.slug}\t${details}`,
        copy,
        details,
        printing,
        kind,
        place,
        isOwned: isOwnedPlace(copy.place),
        isFree: isFreePlace(copy.place),
        worth: undefined,
        text: [card.name, printing, kind, place].join('\n').toLowerCase(),
      };
    }),
  );

/**
 * Prices rows, a row a step: each is worth what its own printing and finish cost. What is wished is worth nothing, and so is a card that the
 * site does not know.
 */
export function* priceRowSteps(
  rows: readonly CopyRow[],
  { source, priceOf, findPrintings }: CollectionPrices,
): Generator<void, readonly CopyRow[]> {
  const printings: ReturnType<FindPrintings>[] = [];
  for (const { at, isOwned, slug, copy } of rows) {
    printings.push(isOwned && at >= 0 ? findPrintings(slug, copy) : []);
    yield;
  }
  const hasPrintings = printings.some((some) => some.some(({ prices }) => prices[source] !== undefined));
  const priced: CopyRow[] = [];
  for (const [number, row] of rows.entries()) {
    const cents = priceOf(row);
    const from = {
      finish: row.copy.finish,
      printings: printings[number] ?? [],
      cardPrice: cents === undefined ? undefined : cents / 100,
    };
    const price = row.isOwned && row.at >= 0 ? copyPrice(from, source, hasPrintings) : undefined;
    priced.push({ ...row, worth: price === undefined ? undefined : toCents(price) * row.copy.count });
    yield;
  }
  return priced;
}

/** The figures of rows. */
export const totalsOf = (rows: Iterable<CopyRow>): CollectionTotals => {
  const cards = new Set<string>();
  const totals = { copies: 0, foils: 0, wished: 0, value: 0, unpriced: 0 };
  for (const { slug, copy, isOwned, worth } of rows) {
    if (!isOwned) {
      totals.wished += copy.count;
      continue;
    }
    cards.add(slug);
    totals.copies += copy.count;
    totals.foils += copy.finish === undefined ? 0 : copy.count;
    totals.value += worth ?? 0;
    totals.unpriced += worth === undefined ? copy.count : 0;
  }
  return { cards: cards.size, ...totals };
};

/** What rows are sorted by, as the columns of the table are called. */
export const SORT_KEYS = ['name', 'printing', 'place', 'count', 'worth'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

const KEYS: Readonly<Record<SortKey, (a: CopyRow, b: CopyRow) => number>> = {
  name: () => 0,
  printing: (a, b) => byName(a.printing, b.printing),
  place: (a, b) => byName(a.place, b.place),
  count: (a, b) => a.copy.count - b.copy.count,
  worth: (a, b) => (a.worth ?? -1) - (b.worth ?? -1),
};

/** Rows in an order; equal ones stay by name. They are sorted once, and filtered in that order. */
export const sortRows = (
  rows: readonly CopyRow[],
  key: SortKey,
  isDescending: boolean,
): readonly CopyRow[] => {
  if (key === 'name') return isDescending ? rows.toReversed() : rows;
  const compare = KEYS[key];
  return rows.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b)));
};

/** Where rows are that a filter asks for: all, those that are free, or a place as a text. */
export type PlaceFilter =
  { readonly kind: 'all' } | { readonly kind: 'free' } | { readonly kind: 'place'; readonly place: string };

/** The rows whose texts have all words of a search, in the order in which they are. It looks at each row once. */
export const filterRows = (
  rows: readonly CopyRow[],
  { search, where }: { readonly search: string; readonly where: PlaceFilter },
): readonly CopyRow[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(
    (row) =>
      (where.kind === 'all' || (where.kind === 'free' ? row.isFree : row.place === where.place)) &&
      (words.length === 0 || words.every((word) => row.text.includes(word))),
  );
};

/** A part of a collection: its place or its set, with its figures. */
export interface CollectionPart extends CollectionTotals {
  readonly name: string;
}

/** The parts of a collection by what is the same in their rows, those that are worth most first. */
export const partsOf = (
  rows: readonly CopyRow[],
  nameOf: (row: CopyRow) => string,
): readonly CollectionPart[] => {
  const parts = new Map<string, CopyRow[]>();
  for (const row of rows) {
    const some = parts.get(nameOf(row));
    if (some) some.push(row);
    else parts.set(nameOf(row), [row]);
  }
  return [...parts]
    .map(([name, some]) => ({ name, ...totalsOf(some) }))
    .filter(({ copies }) => copies > 0)
    .sort((a, b) => b.value - a.value || byName(a.name, b.name));
};
