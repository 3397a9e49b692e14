import type { Prices } from '@crownsmith/domain';

/** The steps of rough prices: nobody should take them for quotes of a day. */
export const PRICE_STEPS = [
  0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 400,
  500, 800, 1200,
] as const;

const toStep = (price: number): number =>
  PRICE_STEPS.reduce<number>(
    (nearest, step) => (Math.abs(step - price) < Math.abs(nearest - price) ? step : nearest),
    PRICE_STEPS[0],
  );

/**
 * Rough prices by source from one rough figure in USD: Card Kingdom near it, TCGplayer a little under, Cardmarket (EUR)
 * under that, each on a step of `PRICE_STEPS`.
 * @example roughPrices(10) // { cardkingdom: 10, tcgplayer: 8, cardmarket: 8 }
 */
export const roughPrices = (usd: number): Prices => ({
  cardkingdom: toStep(usd),
  tcgplayer: toStep(usd * 0.85),
  cardmarket: toStep(usd * 0.75),
});
