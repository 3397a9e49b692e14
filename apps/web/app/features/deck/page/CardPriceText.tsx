import type { PageCard } from '#app/model/card';
import { comparedPrice, sourcePriceText } from '#app/ui/price/visible-prices';
import { useRenderContext } from '#app/ui/render-context/render-context';

/** What a copy of a card costs in the visitor's first shop, or in another of its currency. */
export const CardPriceText = ({ card }: { readonly card: Pick<PageCard, 'prices'> }) => {
  const { settings } = useRenderContext();
  const price = comparedPrice(card.prices, settings);
  const [source] = settings.priceSources;
  return <>{price === undefined || source === undefined ? '–' : sourcePriceText(price, source)}</>;
};
