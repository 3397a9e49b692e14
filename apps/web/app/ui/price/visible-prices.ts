import {
  DEFAULT_USER_STATE,
  formatPrice,
  listPrice,
  PRICE_SOURCE_INFO,
  type Prices,
  type PriceSource,
  type PriceTotal,
  reduceTcgplayer,
  totalPrice,
} from '@crownsmith/domain';
import { countedText, countText, priceText } from '../format/numbers';

/** A visitor's price settings. */
export interface PriceSettings {
  /** in order of preference */
  readonly priceSources: readonly PriceSource[];
  /** every source is shown, instead of the first with a price */
  readonly showsEverySource: boolean;
}

/** Whether a visitor has chosen no shop: what is counted in dollars then stays as it is counted. */
export const choosesNoShop = ({ priceSources, showsEverySource }: PriceSettings): boolean =>
  !showsEverySource && priceSources[0] === DEFAULT_USER_STATE.priceSources[0];

/** The shops of a visitor on a page that counts at some shops: these first, unless the visitor chose others. */
export const countedSources = (
  settings: PriceSettings,
  shops: readonly PriceSource[],
): readonly PriceSource[] =>
  choosesNoShop(settings) ? [...new Set([...shops, ...settings.priceSources])] : settings.priceSources;

/**
 * The prices of a card that a visitor sees, in order of preference: of every source, or of the first with a price.
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

/** A price in its source's currency, without cents from 1,000. @example sourcePriceText(3.5, 'cardmarket') // '€3.50' */
export const sourcePriceText = (price: number, source: PriceSource): string => {
  if (currencyOf(source) === 'USD') return priceText(price);
  const text = formatPrice(price, source);
  return price < 1000 ? text : text.replace(/\d{1,3}(?:,\d{3}){1,5}\.\d\d/, countText(Math.round(price)));
};

/**
 * The price of a card for sorting and filtering, in the currency of the visitor's first source; undefined for none.
 * @param tcgplayerPercent what a sale takes off prices at TCGplayer, 0–100
 * @example comparedPrice({ cardmarket: 3, tcgplayer: 9 }, { priceSources: ['tcgplayer', 'cardmarket'], showsEverySource: true }) // 9
 */
export const comparedPrice = (
  prices: Prices,
  { priceSources }: PriceSettings,
  tcgplayerPercent = 0,
): number | undefined => {
  const [first] = priceSources;
  const source = priceSources.find(
    (candidate) => first && currencyOf(candidate) === currencyOf(first) && prices[candidate] !== undefined,
  );
  return source && reduceTcgplayer(prices, tcgplayerPercent)[source];
};

/** A price as text. */
export interface ShownPrice {
  readonly text: string;
  /** the price without the sale, while one takes something off */
  readonly regular?: string | undefined;
}

/** A price as text, with the regular one where it differs. @example withRegular('$8.50', '$10.00') // { text: '$8.50', regular: '$10.00' } */
export const withRegular = (text: string, regular: string): ShownPrice => ({
  text,
  ...(text !== regular && { regular }),
});

/**
 * A price as pages show it, by `print`.
 * @param tcgplayerPercent what a sale takes off prices at TCGplayer, 0–100
 * @example shownPrice(10, 'tcgplayer', 15) // { text: '$8.50', regular: '$10.00' }
 * @example shownPrice(10, 'cardkingdom', 15) // { text: '$10.00' }
 */
export const shownPrice = (
  price: number,
  source: PriceSource,
  tcgplayerPercent: number,
  print: (price: number, source: PriceSource) => string = sourcePriceText,
): ShownPrice =>
  withRegular(
    print(reduceTcgplayer({ [source]: price }, tcgplayerPercent)[source] ?? price, source),
    print(price, source),
  );

/** The total price of a decklist. */
export interface DeckPrice extends ShownPrice {
  /** undefined for a total over several sources of one currency */
  readonly source: PriceSource | undefined;
  /** number of cards without a price */
  readonly unpriced: number;
  /** see `PriceTotal` */
  readonly asCheapest?: number;
}

/** Copies of a card of a list. */
export interface PricedEntry {
  readonly card: { readonly prices: Prices };
  readonly count: number;
  /** see `PricedCopies` */
  readonly asCheapest?: readonly PriceSource[] | undefined;
}

const toDeckPrice = (total: PriceTotal, source: PriceSource | undefined): DeckPrice => ({
  source,
  text: sourcePriceText(total.amount, total.source),
  unpriced: total.unpriced,
  ...(total.asCheapest !== undefined && { asCheapest: total.asCheapest }),
});

const totalsOf = (
  entries: readonly PricedEntry[],
  { priceSources, showsEverySource }: PriceSettings,
): readonly DeckPrice[] => {
  const cards = entries.map(({ card: { prices }, ...copies }) => ({ ...copies, prices }));
  if (showsEverySource) {
    return priceSources.flatMap((source) => {
      const total = totalPrice(cards, source);
      return total.priced === 0 ? [] : [toDeckPrice(total, source)];
    });
  }
  const total = listPrice(cards, priceSources);
  return total ? [toDeckPrice(total, undefined)] : [];
};

/**
 * The total price of a decklist: at every source where the visitor sees all, else one total in the currency of the first
 * source with any price. Empty without prices.
 * @param tcgplayerPercent what a sale takes off each price at TCGplayer, 0–100
 * @example deckPrices([{ card: { prices: { cardmarket: 2 } }, count: 3 }], { priceSources: ['cardmarket'], showsEverySource: true }) // [{ source: 'cardmarket', text: '€6.00', unpriced: 0 }]
 */
export const deckPrices = (
  entries: readonly PricedEntry[],
  settings: PriceSettings,
  tcgplayerPercent = 0,
): readonly DeckPrice[] => {
  const regular = totalsOf(entries, settings);
  if (tcgplayerPercent === 0) return regular;
  const reduced = entries.map(({ card, ...copies }) => ({
    ...copies,
    card: { prices: reduceTcgplayer(card.prices, tcgplayerPercent) },
  }));
  return totalsOf(reduced, settings).map((price, at) => ({
    ...price,
    ...withRegular(price.text, regular[at]?.text ?? price.text),
  }));
};

/**
 * What of a price is not that of the list's own cards, behind it; undefined for nothing.
 * @example priceNote({ unpriced: 1, asCheapest: 2 }) // 'without 1 card of unknown price, with 2 cards as the cheapest printing'
 */
export const priceNote = ({
  unpriced,
  asCheapest = 0,
}: {
  readonly unpriced: number;
  readonly asCheapest?: number | undefined;
}): string | undefined => {
  const parts = [
    ...(unpriced > 0 ? [`without ${countedText(unpriced, 'card')} of unknown price`] : []),
    ...(asCheapest > 0 ? [`with ${countedText(asCheapest, 'card')} as the cheapest printing`] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
};

/** The name of a price source. @example sourceName('face2face') // 'Face to Face' */
export const sourceName = (source: PriceSource): string => PRICE_SOURCE_INFO[source].name;
