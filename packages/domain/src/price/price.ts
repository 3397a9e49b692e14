/** Shops with prices, in display order. */
export const PRICE_SOURCES = ['cardkingdom', 'tcgplayer', 'face2face', 'cardmarket', 'cardhoarder'] as const;
/** A shop with prices. */
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** Regions of shops; MTGO is the online game. */
export const REGIONS = ['US', 'CA', 'EU', 'MTGO'] as const;
/** The region of a shop. */
export type Region = (typeof REGIONS)[number];

/** ISO 4217 codes, and TIX for Magic Online tickets. */
type Currency = 'USD' | 'CAD' | 'EUR' | 'TIX';

/** A shop: its name, its region and the currency of its prices. */
export interface PriceSourceInfo {
  readonly name: string;
  readonly region: Region;
  readonly currency: Currency;
}

/** Name, region and currency of each shop. */
export const PRICE_SOURCE_INFO: Readonly<Record<PriceSource, PriceSourceInfo>> = {
  cardkingdom: { name: 'Card Kingdom', region: 'US', currency: 'USD' },
  tcgplayer: { name: 'TCGplayer', region: 'US', currency: 'USD' },
  face2face: { name: 'Face to Face', region: 'CA', currency: 'CAD' },
  cardmarket: { name: 'Cardmarket', region: 'EU', currency: 'EUR' },
  cardhoarder: { name: 'Cardhoarder', region: 'MTGO', currency: 'TIX' },
};

/** A card's prices by source, each in the source's currency. */
export type Prices = { readonly [source in PriceSource]?: number };

/** Whether a value is a region. @example isRegion('EU') // true */
export const isRegion = (value: unknown): value is Region => (REGIONS as readonly unknown[]).includes(value);

/** Display names of regions. */
export const REGION_NAMES: Readonly<Record<Region, string>> = {
  US: 'United States',
  CA: 'Canada',
  EU: 'Europe',
  MTGO: 'Magic Online (MTGO)',
};

/** Whether a value is a price source. */
export const isPriceSource = (value: unknown): value is PriceSource =>
  (PRICE_SOURCES as readonly unknown[]).includes(value);

/** The sources of a region, in display order. @example priceSourcesOf('US') // ['cardkingdom', 'tcgplayer'] */
export const priceSourcesOf = (region: Region): readonly PriceSource[] =>
  PRICE_SOURCES.filter((source) => PRICE_SOURCE_INFO[source].region === region);

/** Whether a value is a price: finite and not negative. */
export const isPrice = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value >= 0;

/**
 * Converts an amount to hundredths, rounding half up in decimal: 1.005 is 101, not 100.
 * @example toCents(1.005) // 101
 */
export const toCents = (amount: number): number => {
  const shifted = Number(`${amount}e2`);
  return Math.round(Number.isNaN(shifted) ? amount * 100 : shifted);
};

/** Prints an amount with two decimals and no currency. @example formatAmount(1234.5) // '1234.50' */
export const formatAmount = (amount: number): string => {
  const cents = toCents(amount);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The digits of a number, with or without decimals, with a comma between thousands. */
export const withCommas = (digits: string): string => {
  let text = digits;
  const first = digits.startsWith('-') ? 1 : 0;
  const end = digits.indexOf('.');
  for (let at = (end < 0 ? digits.length : end) - 3; at > first; at -= 3)
    text = `${text.slice(0, at)},${text.slice(at)}`;
  return text;
};

const FORMATS: Readonly<Record<Currency, (amount: string) => string>> = {
  USD: (amount) => `$${amount}`,
  CAD: (amount) => `CA$${amount}`,
  EUR: (amount) => `€${amount}`,
  TIX: (amount) => `${amount} tix`,
};

/**
 * Prints an amount in the source's currency, with two decimals and a comma between thousands.
 * @example formatPrice(3.5, 'cardmarket') // '€3.50'
 * @example formatPrice(2385.47, 'tcgplayer') // '$2,385.47'
 * @example formatPrice(0.04, 'cardhoarder') // '0.04 tix'
 */
export const formatPrice = (amount: number, source: PriceSource): string =>
  FORMATS[PRICE_SOURCE_INFO[source].currency](withCommas(formatAmount(amount)));

/** The total price of cards. */
export interface PriceTotal {
  readonly source: PriceSource;
  /** In the source's currency, exact to hundredths. */
  readonly amount: number;
  /** The amount with two decimals and no currency. */
  readonly text: string;
  /** Number of cards with a price, and without, copies included. */
  readonly priced: number;
  readonly unpriced: number;
  /** Copies that cost what their cheapest printing does though the list states one, or a finish; absent for none. */
  readonly asCheapest?: number;
}

/** Copies of a card of a list; one without a count. */
export interface PricedEntry {
  readonly prices: Prices;
  readonly count?: number | undefined;
  /** See `PricedCopies`. */
  readonly asCheapest?: readonly PriceSource[] | undefined;
}

/** The total of a list at whose shops its cards are bought. @param shopOf undefined for a card that none prices */
export const addUp = (
  source: PriceSource,
  cards: Iterable<PricedEntry>,
  shopOf: (card: PricedEntry) => PriceSource | undefined,
): PriceTotal => {
  let [cents, priced, unpriced, asCheapest] = [0, 0, 0, 0];
  for (const card of cards) {
    const { prices, count = 1 } = card;
    const shop = shopOf(card);
    if (shop === undefined) {
      unpriced += count;
      continue;
    }
    cents += toCents(prices[shop] ?? 0) * count;
    priced += count;
    if (card.asCheapest?.includes(shop)) asCheapest += count;
  }
  const amount = cents / 100;
  return {
    ...{ source, amount, text: formatAmount(amount), priced, unpriced },
    ...(asCheapest > 0 && { asCheapest }),
  };
};

/**
 * The total price of cards at one source, each in `count` copies (1 without it), added up in hundredths to avoid rounding
 * errors. Cards without a price are counted in `unpriced`.
 * @example totalPrice([{ prices: { tcgplayer: 0.1 } }, { prices: { tcgplayer: 0.2 } }], 'tcgplayer').text // '0.30'
 * @example totalPrice([{ prices: { tcgplayer: 0.1 }, count: 30 }], 'tcgplayer').text // '3.00'
 */
export const totalPrice = (cards: Iterable<PricedEntry>, source: PriceSource): PriceTotal =>
  addUp(source, cards, ({ prices }) => (isPrice(prices[source]) ? source : undefined));
