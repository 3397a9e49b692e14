import type { CardSet } from '@crownsmith/catalog';
import {
  earliest,
  PRICE_SOURCES,
  priceOfPrintings,
  type Card,
  type Prices,
  type PriceSource,
} from '@crownsmith/domain';
import { isoDate } from '#src/iso-date';
import {
  pricedPrintings,
  rowsOfCard,
  unplayableOfRow,
  type PrintedSet,
  type PrintingColumns,
} from './printing-columns';

/** The price of a card in each shop: of its cheapest printing that may be played, else the card's own. */
const pricesOf = (columns: PrintingColumns, number: number, card: Card): Prices => {
  const printings = pricedPrintings(columns, number);
  const prices: { [source in PriceSource]?: number } = {};
  for (const source of PRICE_SOURCES) {
    const price = priceOfPrintings(printings, source, card.prices[source]);
    if (price !== undefined) prices[source] = price;
  }
  return prices;
};

/** A set that a card is printed in: since when, and what decides among those of one day. */
interface Appearance {
  readonly set: PrintedSet;
  readonly day: number;
  readonly isDigital: boolean;
  readonly isPlayable: boolean;
}

const isEarlier = (a: Appearance, b: Appearance): boolean => b.day >= 0 && (a.day < 0 || b.day < a.day);

/** By set, the first printing of a card there. */
const appearancesOf = (columns: PrintingColumns, number: number): readonly Appearance[] => {
  const bySet = new Map<number, Appearance>();
  for (const row of rowsOfCard(columns, number)) {
    const place = columns.set[row] ?? -1;
    const set = columns.sets[place];
    if (set === undefined) continue;
    const unplayable = unplayableOfRow(columns, row);
    const here: Appearance = {
      set,
      day: columns.day[row] ?? -1,
      isDigital: unplayable === 'digital',
      isPlayable: unplayable === undefined,
    };
    const known = bySet.get(place);
    if (known === undefined || isEarlier(known, here)) bySet.set(place, here);
  }
  return [...bySet.values()];
};

/**
 * Orders the sets of a card, the one of its first printing first: on paper before digital ones, dated ones by their dates before
 * others; of sets of one day one whose cards may be played, then the larger one, which its promos are of.
 */
const byFirst = (a: Appearance, b: Appearance): number =>
  Number(a.isDigital) - Number(b.isDigital) ||
  Number(a.day < 0) - Number(b.day < 0) ||
  a.day - b.day ||
  Number(b.isPlayable) - Number(a.isPlayable) ||
  b.set.to - b.set.from - (a.set.to - a.set.from) ||
  (a.set.code < b.set.code ? -1 : 1);

const withPrintingsOf = (columns: PrintingColumns, number: number, card: Card): Card => {
  const appearances = [...appearancesOf(columns, number)].sort(byFirst);
  const [first] = appearances;
  if (first === undefined) return card;
  const codes = appearances.map(({ set }) => set.code);
  // Undated sets, and what a card file newer than the printings shows, may be earlier than the first date here.
  const releasedAt = earliest([first.day < 0 ? undefined : isoDate(first.day), card.releasedAt]);
  return {
    ...card,
    prices: pricesOf(columns, number, card),
    sets: [...codes, ...card.sets.filter((code) => !codes.includes(code))],
    setName: first.set.name,
    ...(releasedAt !== undefined && { releasedAt }),
  };
};

/** Cards with the sets, first set, first release and prices of their printings; those without printings stay as they are. */
export const withPrintings = (
  cards: readonly Card[],
  columns: PrintingColumns | undefined,
): readonly Card[] =>
  columns === undefined ? cards : cards.map((card, number) => withPrintingsOf(columns, number, card));

/** The sets of printings, with names and dates of their own. */
export const setsOfPrintings = (columns: PrintingColumns): readonly CardSet[] =>
  columns.sets.map(({ code, name, releasedAt }) => ({
    code,
    name,
    ...(releasedAt !== null && { releasedAt }),
  }));
