import type { SetPrintings, WireCard } from '@crownsmith/api-client';
import { PRICE_SOURCES, priceCopies, type CopiesOf, type PlayerDeck, type Prices } from '@crownsmith/domain';
import type { PageCard } from '#app/model/card';
import { createFindPrintings } from '#app/platform/find-printings';
import { toPageCard } from '#app/snapshot/row-views.server';

const pageCards = new WeakMap<WireCard, PageCard>();

/** A card as pages show it, the same object each time, so that its frame is rendered once. */
const pageCardOf = (card: WireCard): PageCard => {
  const known = pageCards.get(card) ?? toPageCard(card);
  pageCards.set(card, known);
  return known;
};

/** What a copy costs on average at each shop that prices all of them. */
const meanPrices = (parts: readonly { readonly prices: Prices; readonly count: number }[]): Prices => {
  const copies = parts.reduce((sum, { count }) => sum + count, 0);
  return Object.fromEntries(
    PRICE_SOURCES.flatMap((source) => {
      const prices = parts.map((part) => part.prices[source]);
      if (!prices.every((price) => price !== undefined)) return [];
      const total = parts.reduce((sum, { prices: own, count }) => sum + (own[source] ?? 0) * count, 0);
      return [[source, Math.round((total / copies) * 100) / 100]];
    }),
  );
};

/**
 * Cards as the page of a deck shows them: those of which the deck states printings at what these cost.
 * @param printings see `readStatedPrintings`
 */
export const createPricedCards = (
  deck: PlayerDeck,
  copies: readonly CopiesOf<WireCard>[],
  printings: readonly SetPrintings[],
): ((card: WireCard) => PageCard) => {
  const stated = copies.filter(({ card }) => deck.printings?.[card.url] !== undefined);
  const parts = priceCopies(
    stated.map(({ card, count }) => ({ url: card.url, count, prices: pageCardOf(card).prices })),
    deck.printings,
    createFindPrintings(printings),
  );
  const own = new Map(
    stated.map(({ card }) => {
      const prices = meanPrices(parts.filter((part) => part.card.url === card.url));
      return [card.url, { ...pageCardOf(card), prices }] as const;
    }),
  );
  return (card) => own.get(card.url) ?? pageCardOf(card);
};
