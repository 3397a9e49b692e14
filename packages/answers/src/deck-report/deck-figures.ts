import { USD_SOURCES } from '@crownsmith/deck-report';
import type { DeckReport } from '@crownsmith/api-client';
import { deckCopies, firstPrice, listPrice, type CopiesOf } from '@crownsmith/domain';
import type { ReadDeck } from './read-deck';
import type { ReportCard } from './report-card';

/** Cards that are named for a figure. */
const SHOWN = 10;

/** The price of a card in USD at TCGplayer, else at Card Kingdom; null if unknown. */
export const priceOf = ({ prices }: Pick<ReportCard, 'prices'>): number | null =>
  firstPrice(prices, USD_SOURCES)?.price ?? null;

export const toReportLink = ({ name, url }: Pick<ReportCard, 'name' | 'url'>) => ({ name, url });

/** The salt of a list, each card once, and the cards that cause most of it. */
export const reportSalt = (entries: readonly CopiesOf<ReportCard>[]): DeckReport['salt'] => {
  const cards = new Map(entries.map(({ card }) => [card.slug, card]));
  const salty = [...cards.values()]
    .flatMap((card) => (card.salt === undefined ? [] : [{ ...toReportLink(card), salt: card.salt }]))
    .sort((a, b) => b.salt - a.salt || (a.name < b.name ? -1 : 1));
  const total = salty.reduce((sum, { salt }) => sum + salt, 0);
  return { total: Math.round(total * 100) / 100, cards: salty.slice(0, SHOWN) };
};

/** The price of a list, basic lands included, and its most expensive cards. */
export const reportPrice = (deck: ReadDeck, estimated: boolean): DeckReport['price'] => {
  const copies = deckCopies(deck);
  const total = listPrice(copies, USD_SOURCES);
  const unpriced = total?.unpriced ?? copies.reduce((sum, { count }) => sum + count, 0);
  const entries = [...deck.commanders, ...(deck.companion ? [deck.companion] : []), ...deck.main];
  const cards = [
    ...new Map(entries.flatMap(({ card }) => (card ? [[card.slug, card] as const] : []))).values(),
  ]
    .flatMap((card) => {
      const price = priceOf(card);
      return price === null ? [] : [{ ...toReportLink(card), price }];
    })
    .sort((a, b) => b.price - a.price || (a.name < b.name ? -1 : 1));
  return { total: total?.amount ?? 0, estimated, unpriced, cards: cards.slice(0, SHOWN) };
};
