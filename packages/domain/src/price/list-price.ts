import type { Finish } from '../deck-list/deck-list';
import {
  addUp,
  isPrice,
  PRICE_SOURCE_INFO,
  type PricedEntry,
  type Prices,
  type PriceSource,
  type PriceTotal,
} from './price';
import { priceOfCopy, type PricedPrinting } from './printing-price';

/** What a card costs at the first of some shops with a price; undefined where none has one. */
export const firstPrice = (
  prices: Prices,
  sources: readonly PriceSource[],
): { readonly source: PriceSource; readonly price: number } | undefined => {
  for (const source of sources) {
    const price = prices[source];
    if (isPrice(price)) return { source, price };
  }
  return undefined;
};

/** The shops whose prices can be added up with the first one that prices any of the cards, most preferred first. */
const addableSources = (
  cards: readonly PricedEntry[],
  sources: readonly PriceSource[],
): readonly PriceSource[] => {
  const first = sources.find((source) => cards.some(({ prices }) => isPrice(prices[source])));
  if (first === undefined) return [];
  const { currency } = PRICE_SOURCE_INFO[first];
  return [
    first,
    ...sources.filter((source) => source !== first && PRICE_SOURCE_INFO[source].currency === currency),
  ];
};

/**
 * The price of a list: all copies of all cards, basic lands included, each at the first shop that prices it, of those whose
 * currency is that of the first shop with any price. Undefined where no shop prices any card.
 * @param sources most preferred first
 * @example listPrice([{ prices: { tcgplayer: 2 }, count: 2 }, { prices: { cardkingdom: 1 } }], ['tcgplayer', 'cardkingdom'])?.text // '5.00'
 */
export const listPrice = (
  cards: readonly PricedEntry[],
  sources: readonly PriceSource[],
): PriceTotal | undefined => {
  const [source, ...others] = addableSources(cards, sources);
  if (source === undefined) return undefined;
  return addUp(source, cards, ({ prices }) => firstPrice(prices, [source, ...others])?.source);
};

/** A copy of a card that somebody has. */
export interface OwnedPriced {
  readonly finish?: Finish | undefined;
  /** The printings that it can be: one by its set and number, several by its set alone, none where it states no known set. */
  readonly printings: readonly PricedPrinting[];
  /** What the shop takes for the card, whichever printing it is of. */
  readonly cardPrice: number | undefined;
}

/**
 * What a copy is worth at a shop: what its printing costs in its finish, the cheapest of several that it can be. A copy of no
 * stated printing is worth what the card costs, but not where it is foil; at a shop that prices no printings every copy is.
 * Undefined where that is not known.
 * @param hasPrintings whether the shop prices printings
 * @example copyPrice({ finish: 'foil', printings: [{ prices: { tcgplayer: { nonfoil: 1, foil: 9 } } }], cardPrice: 0.5 }, 'tcgplayer', true) // 9
 */
export const copyPrice = (
  { finish, printings, cardPrice }: OwnedPriced,
  source: PriceSource,
  hasPrintings: boolean,
): number | undefined => {
  if (!hasPrintings) return cardPrice;
  if (printings.length === 0) return finish === undefined ? cardPrice : undefined;
  const prices = printings.map((printing) => priceOfCopy(printing, source, finish)).filter(isPrice);
  return prices.length === 0 ? undefined : Math.min(...prices);
};
