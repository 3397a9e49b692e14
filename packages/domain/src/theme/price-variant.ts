/** Variants of a commander's decks by price. */
export const PRICE_VARIANTS = [
  {
    key: 'budget',
    name: 'Cheapest third',
    rule: 'The cheapest third of these decks, by the total price of their cards.',
  },
  {
    key: 'expensive',
    name: 'Most expensive third',
    rule: 'The most expensive third of these decks, by the total price of their cards.',
  },
] as const;
/** The key of a price variant of decks. */
export type PriceVariant = (typeof PRICE_VARIANTS)[number]['key'];

/** Minimum of priced decks for price variants. */
export const MIN_PRICED_DECKS = 15;
/** Minimum share of a deck's cards with a known price, without basic lands. */
const MIN_PRICED_SHARE = 0.9;

/** Bounds of the price variants, in the currency of the prices. */
export interface PriceBounds {
  /** Greatest price of the cheapest third. */
  readonly budget: number;
  /** Least price of the most expensive third. */
  readonly expensive: number;
}

/**
 * Whether a deck counts in price variants: at least 90% of its cards have a known price.
 * @param deck numbers of cards, without basic lands
 * @example isDeckPriced({ cards: 70, priced: 63 }) // true
 * @example isDeckPriced({ cards: 0, priced: 0 }) // false
 */
export const isDeckPriced = (deck: { readonly cards: number; readonly priced: number }): boolean =>
  deck.cards > 0 && deck.priced >= deck.cards * MIN_PRICED_SHARE;

/**
 * The bounds of the cheapest and the most expensive third of a commander's decks (nearest rank). Undefined for fewer than
 * 15 valid prices, or if the thirds do not differ.
 * @example priceBounds(Array.from({ length: 30 }, (_, at) => at + 1)) // { budget: 10, expensive: 21 }
 */
export const priceBounds = (prices: Iterable<number>): PriceBounds | undefined => {
  const sorted = [...prices].filter((price) => Number.isFinite(price) && price >= 0).sort((a, b) => a - b);
  if (sorted.length < MIN_PRICED_DECKS) return undefined;
  const third = Math.floor(sorted.length / 3);
  const budget = sorted[third - 1];
  const expensive = sorted[sorted.length - third];
  return budget === undefined || expensive === undefined || budget >= expensive
    ? undefined
    : { budget, expensive };
};

/** The variant of a deck by its price; undefined for the middle third. @example priceVariantOf(9, { budget: 10, expensive: 21 }) // 'budget' */
export const priceVariantOf = (
  price: number,
  { budget, expensive }: PriceBounds,
): PriceVariant | undefined => {
  if (price <= budget) return 'budget';
  return price >= expensive ? 'expensive' : undefined;
};
