import type { Prices } from '@crownsmith/domain';
import type { ScryfallCard } from './scryfall-card.schema';

const firstOf = (...amounts: readonly (number | null | undefined)[]): number | undefined =>
  amounts.find((amount): amount is number => amount !== null && amount !== undefined);

/**
 * Scryfall's prices under the sources they come from: USD is TCGplayer's, EUR Cardmarket's, TIX Cardhoarder's. The
 * price of a foil, then of an etched card, counts only where there is no plain one.
 */
export const pricesFromScryfall = (prices: ScryfallCard['prices']): Prices => {
  const tcgplayer = firstOf(prices?.usd, prices?.usd_foil, prices?.usd_etched);
  const cardmarket = firstOf(prices?.eur, prices?.eur_foil, prices?.eur_etched);
  const cardhoarder = firstOf(prices?.tix);
  return {
    ...(tcgplayer !== undefined && { tcgplayer }),
    ...(cardmarket !== undefined && { cardmarket }),
    ...(cardhoarder !== undefined && { cardhoarder }),
  };
};
