import { USD_SOURCES } from '@crownsmith/deck-report';
import type { DeckReport } from '@crownsmith/api-client';
import {
  countCopies,
  deckCopies,
  firstPrice,
  listOfCopies,
  listPrice,
  meanPrices,
  type CopiesOf,
  type FindPrintings,
  type PrintedCopies,
} from '@crownsmith/domain';
import { withCardsOf, type ReadDeck } from './read-deck';
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

/** What a list states of its copies. */
export const statedCopies = ({ lines, printings = {} }: ReadDeck): readonly Pick<PrintedCopies, 'set'>[] => [
  ...lines,
  ...Object.values(printings).flat(),
];

/** A list whose cards cost what the printings do that it states. */
const withStatedPrices = (deck: ReadDeck, find: FindPrintings): ReadDeck => {
  const listed = [...deck.commanders, ...(deck.companion ? [deck.companion] : []), ...deck.main];
  const copies = countCopies(listed);
  const cards = copies.map(({ card, count }) => ({ url: card.url, prices: card.prices, count }));
  const prices = new Map(
    [...meanPrices(cards, deck.printings ?? listOfCopies([], copies).printings, find)].map(
      ([{ url }, own]) => [url, own],
    ),
  );
  return withCardsOf(deck, (_, card) => ({ ...card, prices: prices.get(card.url) ?? card.prices }));
};

/**
 * The price of a list, companion and basic lands included, and its most expensive cards.
 * @param find see `deckCopies`
 */
export const reportPrice = (
  list: ReadDeck,
  estimated: boolean,
  find?: FindPrintings,
): DeckReport['price'] => {
  const copies = deckCopies(list, find);
  const total = listPrice(copies, USD_SOURCES);
  const unpriced = total?.unpriced ?? copies.reduce((sum, { count }) => sum + count, 0);
  const deck = find === undefined ? list : withStatedPrices(list, find);
  const entries = [...deck.commanders, ...(deck.companion ? [deck.companion] : []), ...deck.main];
  const cards = [
    ...new Map(entries.flatMap(({ card }) => (card ? [[card.slug, card] as const] : []))).values(),
  ]
    .flatMap((card) => {
      const price = priceOf(card);
      return price === null ? [] : [{ ...toReportLink(card), price }];
    })
    .sort((a, b) => b.price - a.price || (a.name < b.name ? -1 : 1));
  return {
    total: total?.amount ?? 0,
    estimated,
    unpriced,
    ...(total?.asCheapest !== undefined && { as_cheapest: total.asCheapest }),
    cards: cards.slice(0, SHOWN),
  };
};
