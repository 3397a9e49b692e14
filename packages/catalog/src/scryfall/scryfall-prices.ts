import type { Prices } from '@crownsmith/domain';
import type { ScryfallCard } from './scryfall-card.schema';

const firstOf = (...amounts: readonly (number | null | undefined)[]): number | undefined =>
  amounts.find((amount): amount is number => amount !== null && amount !== undefined && amount > 0);

/**
 * Scryfall's prices by their sources: USD from TCGplayer, EUR from Cardmarket, TIX from Cardhoarder. The price of a
 * foil, then of an etched foil, only counts if there is no other; zero is no price.
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
