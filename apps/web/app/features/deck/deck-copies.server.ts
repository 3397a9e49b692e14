import type { SetPrintings, WireCard } from '@crownsmith/api-client';
import {
  createFindPrintings,
  meanPrices,
  priceCopies,
  type CopiesOf,
  type PlayerDeck,
} from '@crownsmith/domain';
import type { PricedEntry } from '#app/ui/price/visible-prices';
import type { PageCard } from '#app/model/card';
import { toPageCard } from '#app/snapshot/row-views.server';

const pageCards = new WeakMap<WireCard, PageCard>();

/** A card as pages show it, the same object each time, so that its frame is rendered once. */
const pageCardOf = (card: WireCard): PageCard => {
  const known = pageCards.get(card) ?? toPageCard(card);
  pageCards.set(card, known);
  return known;
};

/**
 * Cards as the page of a deck shows them, those of which the deck states printings at what these cost, and all copies that its price counts.
 * @param printings see `readStatedPrintings`
 */
export const createPricedCards = (
  deck: PlayerDeck,
  copies: readonly CopiesOf<WireCard>[],
  printings: readonly SetPrintings[],
): { readonly cardOf: (card: WireCard) => PageCard; readonly priced: readonly PricedEntry[] } => {
  const own = new Map<string, PageCard>();
  const listed = copies.map(({ card, count }) => ({
    card,
    url: card.url,
    count,
    prices: pageCardOf(card).prices,
  }));
  const find = createFindPrintings(printings);
  for (const [{ card }, prices] of meanPrices(listed, deck.printings, find))
    own.set(card.url, { ...pageCardOf(card), prices });
  return {
    cardOf: (card) => own.get(card.url) ?? pageCardOf(card),
    priced: priceCopies(listed, deck.printings, find).map(({ prices, ...copies }) => ({
      ...copies,
      card: { prices },
    })),
  };
};
