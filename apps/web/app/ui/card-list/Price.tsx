import { formatPrice, PRICE_SOURCE_INFO, type PriceSource } from '@crownsmith/domain';
import type { PageCard } from '#app/platform/page-data';
import { type DrawnContextValue, useDrawn } from '../drawn-context';
import { priceText } from '../figure-format';

type PriceSettings = Pick<DrawnContextValue['settings'], 'priceSources' | 'showsEverySource'>;

/**
 * The prices of a card that a visitor sees, first choice first: of every source that they chose, or else of the first
 * that has one.
 * @example shownPrices({ tcgplayer: 2 }, { priceSources: ['cardkingdom', 'tcgplayer'], showsEverySource: false }) // [{ source: 'tcgplayer', price: 2 }]
 */
export const shownPrices = (
  prices: PageCard['prices'],
  { priceSources, showsEverySource }: PriceSettings,
): readonly { readonly source: PriceSource; readonly price: number }[] => {
  const known = priceSources.flatMap((source) => {
    const price = prices[source];
    return price === undefined ? [] : [{ source, price }];
  });
  return showsEverySource ? known : known.slice(0, 1);
};

const text = (price: number, source: PriceSource): string =>
  PRICE_SOURCE_INFO[source].currency === 'USD' ? priceText(price) : formatPrice(price, source);

/** The prices of a card in the sources of the visitor; where there is more than one, each says its source. */
export const Price = ({ card }: { readonly card: PageCard }) => {
  const shown = shownPrices(card.prices, useDrawn().settings);
  if (shown.length === 0) return <span>no price</span>;
  return (
    <span>
      {shown.map(({ source, price }, at) => (
        <span key={source} title={shown.length > 1 ? PRICE_SOURCE_INFO[source].name : undefined}>
          {at > 0 && ' · '}
          {text(price, source)}
        </span>
      ))}
    </span>
  );
};
