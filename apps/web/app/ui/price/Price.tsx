import type { Prices } from '@crownsmith/domain';
import type { PageCard } from '#app/model/card';
import { useRenderContext } from '../render-context/render-context';
import type { Statistic } from '../layout/Statistics';
import { countedText } from '../format/numbers';
import { deckPrices, type PriceSettings, visiblePrices, sourceName, sourcePriceText } from './visible-prices';

/** The prices of a card by price settings; several prices have their source as a tooltip. */
export const PriceWithSettings = ({
  prices,
  settings,
}: {
  readonly prices: Prices;
  readonly settings: PriceSettings;
}) => {
  const visible = visiblePrices(prices, settings);
  if (visible.length === 0) return <span>no price</span>;
  return (
    <span>
      {visible.map(({ source, price }, at) => (
        <span key={source} title={visible.length > 1 ? sourceName(source) : undefined}>
          {at > 0 && ' · '}
          {sourcePriceText(price, source)}
        </span>
      ))}
    </span>
  );
};

/** The prices of a card in the visitor's sources. */
export const Price = ({ card }: { readonly card: PageCard }) => (
  <PriceWithSettings prices={card.prices} settings={useRenderContext().settings} />
);

/** The price of a decklist in the visitor's sources, as statistics of a page. */
export const useDeckPrices = (
  label: string,
  entries: readonly { readonly card: PageCard; readonly count: number }[],
): readonly Statistic[] =>
  deckPrices(entries, useRenderContext().settings).map(({ source, text, unpriced }) => ({
    label: source ? `${label}, ${sourceName(source)}` : label,
    value: text,
    note: unpriced > 0 ? `without ${countedText(unpriced, 'card')} of unknown price` : undefined,
  }));
