import { copiesByPrinting, type PrintedCopies, type Printings } from '../card-list/printings';
import { slugOfCardUrl } from '../card/card-url';
import { copyPrice } from './list-price';
import { PRICE_SOURCES, type Prices, type PriceSource } from './price';
import type { PricedPrinting } from './printing-price';

/** The printings that copies of a card can be: none where their set is not stated or not known. */
export type FindPrintings = (
  slug: string,
  copy: Pick<PrintedCopies, 'set' | 'collectorNumber'>,
) => readonly PricedPrinting[];

/** A card of a list with what it costs whichever printing it is of. */
interface ListedCard {
  readonly url: string;
  readonly prices: Prices;
  /** 1 without it */
  readonly count?: number | undefined;
}

/** Copies of a card of which a list states the same, with what they cost. */
export interface PricedCopies<C> {
  readonly card: C;
  readonly stated: PrintedCopies;
  readonly count: number;
  /** of one copy */
  readonly prices: Prices;
}

/** Whether a shop prices any of the printings that copies can be. */
export const pricesPrintings = (
  copies: Iterable<readonly PricedPrinting[]>,
  source: PriceSource,
): boolean => {
  for (const printings of copies)
    if (printings.some(({ prices }) => prices[source] !== undefined)) return true;
  return false;
};

/**
 * The copies of a list, those of each stated printing and finish apart, with what they cost at each shop by `copyPrice`: a list costs
 * what its own printings do.
 * @example priceCopies([{ url: '/cards/opt', prices: { tcgplayer: 1 }, count: 3 }], { '/cards/opt': [{ count: 1, set: 'DOM' }] }, () => [{ prices: { tcgplayer: { nonfoil: 4 } } }]).map(({ count, prices }) => [count, prices.tcgplayer]) // [[1, 4], [2, 1]]
 */
export const priceCopies = <C extends ListedCard>(
  cards: readonly C[],
  printings: Printings | undefined,
  find: FindPrintings,
): readonly PricedCopies<C>[] => {
  const parts = cards.flatMap((card) =>
    copiesByPrinting(card.count ?? 1, printings?.[card.url]).map((stated) => ({
      card,
      stated,
      found: stated.set === undefined ? [] : find(slugOfCardUrl(card.url) ?? card.url, stated),
    })),
  );
  const sources = PRICE_SOURCES.map((source) => ({
    source,
    hasPrintings: pricesPrintings(
      parts.map(({ found }) => found),
      source,
    ),
  }));
  return parts.map(({ card, stated, found }) => ({
    card,
    stated,
    count: stated.count,
    prices: Object.fromEntries(
      sources.flatMap(({ source, hasPrintings }) => {
        const copy = { finish: stated.finish, printings: found, cardPrice: card.prices[source] };
        const price = copyPrice(copy, source, hasPrintings);
        return price === undefined ? [] : [[source, price]];
      }),
    ),
  }));
};

/** What a copy costs on average at each shop that prices all of them. */
const meanOf = (parts: readonly Pick<PricedCopies<unknown>, 'prices' | 'count'>[]): Prices => {
  const copies = parts.reduce((sum, { count }) => sum + count, 0);
  return Object.fromEntries(
    PRICE_SOURCES.flatMap((source) => {
      const prices = parts.map((part) => part.prices[source]);
      if (!prices.every((price) => price !== undefined)) return [];
      const total = parts.reduce((sum, { prices: own, count }) => sum + (own[source] ?? 0) * count, 0);
      return [[source, Math.round((total / copies) * 100) / 100]];
    }),
  );
};

/**
 * What a copy costs on average of each card of which a list states printings: what the list costs, and each of its cards on pages and in reports.
 * @example [...meanPrices([{ url: '/cards/opt', prices: { tcgplayer: 1 }, count: 2 }], { '/cards/opt': [{ count: 1, set: 'DOM' }] }, () => [{ prices: { tcgplayer: { nonfoil: 4 } } }]).values()] // [{ tcgplayer: 2.5 }]
 */
export const meanPrices = <C extends ListedCard>(
  cards: readonly C[],
  printings: Printings | undefined,
  find: FindPrintings,
): ReadonlyMap<C, Prices> => {
  const stated = cards.filter(({ url }) => printings?.[url] !== undefined);
  const parts = priceCopies(stated, printings, find);
  return new Map(stated.map((card) => [card, meanOf(parts.filter((part) => part.card === card))]));
};
