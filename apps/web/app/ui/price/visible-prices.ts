import {
  formatPrice,
  PRICE_SOURCE_INFO,
  type Prices,
  type PriceSource,
  toCents,
  totalPrice,
} from '@crownsmith/domain';
import { countText, priceText } from '../format/numbers';

/** What a visitor has chosen about prices. */
export interface PriceSettings {
  /** first choice first */
  readonly priceSources: readonly PriceSource[];
  /** all of them are shown; otherwise the first that has a price */
  readonly showsEverySource: boolean;
}

/**
 * The prices of a card that a visitor sees, first choice first: of every source that they chose, or else of the first
 * that has one.
 * @example visiblePrices({ tcgplayer: 2 }, { priceSources: ['cardkingdom', 'tcgplayer'], showsEverySource: false }) // [{ source: 'tcgplayer', price: 2 }]
 */
export const visiblePrices = (
  prices: Prices,
  { priceSources, showsEverySource }: PriceSettings,
): readonly { readonly source: PriceSource; readonly price: number }[] => {
  const known = priceSources.flatMap((source) => {
    const price = prices[source];
    return price === undefined ? [] : [{ source, price }];
  });
  return showsEverySource ? known : known.slice(0, 1);
};

const currencyOf = (source: PriceSource) => PRICE_SOURCE_INFO[source].currency;

/** A price as a visitor reads it; from a thousand on without cents. @example sourcePriceText(3.5, 'cardmarket') // '€3.50' */
export const sourcePriceText = (price: number, source: PriceSource): string => {
  if (currencyOf(source) === 'USD') return priceText(price);
  const text = formatPrice(price, source);
  return price < 1000 ? text : text.replace(/\d+\.\d+/, countText(Math.round(price)));
};

/**
 * The price of a card to compare it with others by: in the currency of the visitor's first source; undefined where there
 * is none.
 * @example comparedPrice({ cardmarket: 3, tcgplayer: 9 }, { priceSources: ['tcgplayer', 'cardmarket'], showsEverySource: true }) // 9
 */
export const comparedPrice = (prices: Prices, { priceSources }: PriceSettings): number | undefined => {
  const [first] = priceSources;
  const source = priceSources.find(
    (of) => first && currencyOf(of) === currencyOf(first) && prices[of] !== undefined,
  );
  return source && prices[source];
};

/** What a list of cards costs. */
export interface DeckPrice {
  /** the source, where the sum is of that one alone */
  readonly source: PriceSource | undefined;
  readonly text: string;
  /** how many cards have no known price there */
  readonly unpriced: number;
}

interface Entry {
  readonly card: { readonly prices: Prices };
  readonly count: number;
}

/** The sum over sources of one currency, for each card the first that has a price. */
const mixedPrice = (entries: readonly Entry[], sources: readonly PriceSource[]): DeckPrice | undefined => {
  let cents = 0;
  let unpriced = 0;
  let priced = 0;
  for (const { card, count } of entries) {
    const source = sources.find((of) => card.prices[of] !== undefined);
    const price = source && card.prices[source];
    if (price === undefined) unpriced += count;
    else {
      cents += toCents(price) * count;
      priced += count;
    }
  }
  const [source] = sources;
  if (!source || priced === 0) return undefined;
  return { source: undefined, text: sourcePriceText(cents / 100, source), unpriced };
};

/**
 * What a list costs at every source that the visitor chose; for one who chose none it is one sum, in the currency of the
 * first source that knows a price, each card at the first source of that currency that has it. Empty where nothing is known.
 * @example deckPrices([{ card: { prices: { cardmarket: 2 } }, count: 3 }], { priceSources: ['cardmarket'], showsEverySource: true }) // [{ source: 'cardmarket', text: '€6.00', unpriced: 0 }]
 */
export const deckPrices = (
  entries: readonly Entry[],
  { priceSources, showsEverySource }: PriceSettings,
): readonly DeckPrice[] => {
  if (showsEverySource) {
    const cards = entries.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
    return priceSources.flatMap((source) => {
      const { amount, priced, unpriced } = totalPrice(cards, source);
      return priced === 0 ? [] : [{ source, text: sourcePriceText(amount, source), unpriced }];
    });
  }
  for (const first of priceSources) {
    const sum = mixedPrice(
      entries,
      priceSources.filter((of) => currencyOf(of) === currencyOf(first)),
    );
    if (sum) return [sum];
  }
  return [];
};

/** The name of a price's source. @example sourceName('face2face') // 'Face to Face' */
export const sourceName = (source: PriceSource): string => PRICE_SOURCE_INFO[source].name;
