import type { Prices } from '@crownsmith/domain';

/** The values of estimated prices, so coarse that nobody takes them for quotes. */
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
 * Estimated prices by source from one estimate in USD: Card Kingdom about that, TCGplayer a little less, Cardmarket
 * (EUR) less again; each one of `PRICE_STEPS`.
 * @example estimatePrices(10) // { cardkingdom: 10, tcgplayer: 8, cardmarket: 8 }
 */
export const estimatePrices = (usd: number): Prices => ({
  cardkingdom: toStep(usd),
  tcgplayer: toStep(usd * 0.85),
  cardmarket: toStep(usd * 0.75),
});
