/** Parts of a commander's decks by price, as pages show them. */
export const PRICE_VARIANTS = [
  {
    key: 'budget',
    name: 'Budget',
    rule: 'The cheapest third of these decks, by the price of all their cards.',
  },
  {
    key: 'expensive',
    name: 'Expensive',
    rule: 'The dearest third of these decks, by the price of all their cards.',
  },
] as const;
export type PriceVariant = (typeof PRICE_VARIANTS)[number]['key'];

/** Fewer priced decks than this are not parted by price. */
export const MIN_PRICED_DECKS = 15;
/** Least share of a deck's cards, basic lands aside, whose price must be known. */
export const MIN_PRICED_SHARE = 0.9;

/** Where the thirds end, in the currency of the prices. */
export interface PriceBounds {
  /** Decks of this price or less are the cheap end. */
  readonly budget: number;
  /** Decks of this price or more are the dear end. */
  readonly expensive: number;
}

/**
 * Whether the price of a deck counts: that of at least nine of ten of its cards, basic lands aside, is known.
 * @example isDeckPriced({ cards: 70, priced: 63 }) // true
 * @example isDeckPriced({ cards: 0, priced: 0 }) // false
 */
export const isDeckPriced = ({
  cards,
  priced,
}: {
  readonly cards: number;
  readonly priced: number;
}): boolean => cards > 0 && priced >= cards * MIN_PRICED_SHARE;

/**
 * The bounds of the cheap and of the dear third among the prices of a commander's decks (nearest rank). Undefined where
 * fewer than `MIN_PRICED_DECKS` prices are known or the thirds do not differ.
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

/** Which end a deck's price belongs to; undefined in the middle. @example priceVariantOf(9, { budget: 10, expensive: 21 }) // 'budget' */
export const priceVariantOf = (
  price: number,
  { budget, expensive }: PriceBounds,
): PriceVariant | undefined => {
  if (price <= budget) return 'budget';
  return price >= expensive ? 'expensive' : undefined;
};
