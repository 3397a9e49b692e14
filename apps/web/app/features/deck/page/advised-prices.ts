import { priceText } from '#app/ui/format/numbers';
import { comparedPrice, sourcePriceText } from '#app/ui/price/visible-prices';
import { useRenderContext } from '#app/ui/render-context/render-context';
import type { DeckView } from '../deck-view';

/** A card of an answer, with what a copy costs in USD, as limits count it. */
interface PricedCard {
  readonly url: string;
  readonly price?: number | null | undefined;
  readonly count?: number | undefined;
}

/** Prices of cards in an answer, as the list beside them has them: at the visitor's first shop, or at another of its currency. */
export interface AdvisedPrices {
  /** What a copy costs. */
  readonly of: (card: PricedCard) => string;
  /**
   * What some cards cost more than others: in USD as limits count it, unless the visitor chose another shop; undefined where that has no
   * price of one of them.
   */
  readonly sum: (
    usd: number,
    cards: readonly PricedCard[],
    less?: readonly PricedCard[],
  ) => number | undefined;
  readonly text: (amount: number) => string;
}

/** The prices of cards that advice is about. */
export const useAdvisedPrices = ({
  cardOf,
  shops = [],
}: Pick<DeckView, 'cardOf'> & Partial<Pick<DeckView, 'shops'>>): AdvisedPrices => {
  const { settings } = useRenderContext();
  const [source] = settings.priceSources;
  const amountOf = ({ url, price }: PricedCard): number | undefined => {
    const card = cardOf(url);
    return card === undefined ? (price ?? undefined) : comparedPrice(card.prices, settings);
  };
  const text = (amount: number): string =>
    source === undefined ? priceText(amount) : sourcePriceText(amount, source);
  const total = (cards: readonly PricedCard[]): number =>
    cards.reduce((sum, card) => sum + (card.count ?? 1) * (amountOf(card) ?? NaN), 0);
  return {
    of: (card) => {
      const amount = amountOf(card);
      return amount === undefined ? '–' : text(amount);
    },
    sum: (usd, cards, less = []) => {
      if (source === shops[0]) return usd;
      const sum = total(cards) - total(less);
      return Number.isNaN(sum) ? undefined : sum;
    },
    text,
  };
};
