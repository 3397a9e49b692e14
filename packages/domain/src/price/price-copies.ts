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
  /** the shops at which they cost what their card does though the list states a printing or a finish; absent for none */
  readonly asCheapest?: readonly PriceSource[];
}

/**
 * The copies of a list, those of each stated printing and finish apart, with what they cost at each shop: a copy of a stated printing what
 * this does in its finish, any other one, and one whose price the shop does not state, what the card does, which is its cheapest printing.
 * @example priceCopies([{ url: '/cards/opt', prices: { tcgplayer: 1 }, count: 3 }], { '/cards/opt': [{ count: 1, set: 'DOM' }] }, () => [{ prices: { tcgplayer: { nonfoil: 4 } } }]).map(({ count, prices }) => [count, prices.tcgplayer]) // [[1, 4], [2, 1]]
 */
export const priceCopies = <C extends ListedCard>(
  cards: readonly C[],
  printings: Printings | undefined,
  find: FindPrintings,
): readonly PricedCopies<C>[] =>
  cards.flatMap((card) =>
    copiesByPrinting(card.count ?? 1, printings?.[card.url]).map((stated): PricedCopies<C> => {
      const { set, finish, count } = stated;
      const found = set === undefined ? [] : find(slugOfCardUrl(card.url) ?? card.url, stated);
      const own = (source: PriceSource): number | undefined =>
        copyPrice({ finish, printings: found, cardPrice: undefined }, source, true);
      const priced = PRICE_SOURCES.flatMap((source) => {
        const price = own(source) ?? card.prices[source];
        return price === undefined ? [] : [[source, price] as const];
      });
      const asCheapest = priced.flatMap(([source]) => (own(source) === undefined ? source : []));
      const isStated = set !== undefined || finish !== undefined;
      return {
        ...{ card, stated, count, prices: Object.fromEntries(priced) },
        ...(isStated && asCheapest.length > 0 && { asCheapest }),
      };
    }),
  );

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
