import type { Finish } from '../deck-list/deck-list';
import { isPrice, type PriceSource } from './price';

/** Finishes of a printing in the order in which its price is looked for: a card costs what it costs without foil. */
export const FINISHES = ['nonfoil', 'foil', 'etched'] as const satisfies readonly (Finish | 'nonfoil')[];
/** A finish of a printing. */
export type PrintingFinish = (typeof FINISHES)[number];

/** Prices of a printing at one shop by finish, in the shop's currency. */
export type FinishPrices = { readonly [finish in PrintingFinish]?: number | undefined };
/** Prices of a printing by shop and finish. */
export type PrintingPrices = { readonly [source in PriceSource]?: FinishPrices | undefined };

/**
 * Why a printing of a card may not be played, whatever the card's legality: authorized cards have a standard back, round
 * corners and black or white borders (Magic Tournament Rules 3.3); others are of another size, or no paper at all.
 */
export const UNPLAYABLE_REASONS = [
  'gold-border',
  'silver-border',
  'collectors-edition',
  'anniversary-edition',
  'memorabilia',
  'oversized',
  'digital',
] as const;
/** Why a printing may not be played. */
export type UnplayableReason = (typeof UNPLAYABLE_REASONS)[number];

/** What the price of a card is chosen from. */
export interface PricedPrinting {
  readonly prices: PrintingPrices;
  /** Absent for a printing that may be played. */
  readonly unplayable?: UnplayableReason | undefined;
}

/** A shop that sells cards of Magic Online, where a digital printing is the card. */
const isOnline = (source: PriceSource): boolean => source === 'cardhoarder';

/** Whether a copy of the printing that the shop sells may be played. */
const isPlayableCopy = ({ unplayable }: PricedPrinting, source: PriceSource): boolean =>
  unplayable === undefined || (unplayable === 'digital' && isOnline(source));

/** The printing and finish that a card's price is that of. */
export interface CheapestPrinting<P extends PricedPrinting> {
  readonly printing: P;
  readonly finish: PrintingFinish;
  /** In the shop's currency. */
  readonly price: number;
}

/**
 * The cheapest printing of a card that may be played, at one shop: without foil if the shop has any such, else in foil, else
 * etched; of equal ones the first. Undefined where the shop prices none of them.
 * @example cheapestPrinting([{ prices: { tcgplayer: { nonfoil: 22 } }, unplayable: 'gold-border' }, { prices: { tcgplayer: { nonfoil: 404 } } }], 'tcgplayer')?.price // 404
 */
export const cheapestPrinting = <P extends PricedPrinting>(
  printings: readonly P[],
  source: PriceSource,
): CheapestPrinting<P> | undefined => {
  for (const finish of FINISHES) {
    let cheapest: CheapestPrinting<P> | undefined;
    for (const printing of printings) {
      const price = printing.prices[source]?.[finish];
      if (!isPrice(price) || !isPlayableCopy(printing, source)) continue;
      if (cheapest === undefined || price < cheapest.price) cheapest = { printing, finish, price };
    }
    if (cheapest !== undefined) return cheapest;
  }
  return undefined;
};

/**
 * The price of a card at a shop: that of its cheapest printing that may be played. A shop that prices no printing of the card
 * keeps the card's price; where it prices only printings that may not be played, the card has none.
 * @param cardPrice the price that the shop states for the card, whichever printing it is of
 * @example priceOfPrintings([], 'cardkingdom', 3.5) // 3.5
 */
export const priceOfPrintings = (
  printings: readonly PricedPrinting[],
  source: PriceSource,
  cardPrice: number | undefined,
): number | undefined => {
  const isPriced = printings.some(({ prices }) => Object.values(prices[source] ?? {}).some(isPrice));
  return isPriced ? cheapestPrinting(printings, source)?.price : cardPrice;
};

/**
 * What a copy of a printing costs at a shop in its finish; undefined where the shop does not price it. A copy that is not listed
 * as foil of a printing without another finish is one of that finish.
 * @example priceOfCopy({ prices: { tcgplayer: { foil: 9 } } }, 'tcgplayer', undefined) // 9
 */
export const priceOfCopy = (
  { prices }: Pick<PricedPrinting, 'prices'>,
  source: PriceSource,
  finish: Finish | undefined,
): number | undefined => {
  const own = prices[source] ?? {};
  if (finish !== undefined) return own[finish];
  return own.nonfoil ?? own.foil ?? own.etched;
};
