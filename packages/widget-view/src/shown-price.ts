import { PRICE_SOURCES } from '@crownsmith/domain';
import { numberFormat } from './number-format';
import type { CardFigures } from './widget-data';
import type { WidgetOptions } from './widget-options';

/** The text of a card's price; undefined where the chosen source has none, or prices are hidden. */
export const shownPrice = (
  prices: CardFigures['prices'],
  options: Pick<WidgetOptions, 'prices' | 'locale'>,
): string | undefined => {
  if (options.prices === 'none') return undefined;
  const sources = options.prices === 'any' ? PRICE_SOURCES : [options.prices];
  const price = sources.map((source) => prices[source]).find((found) => found !== undefined);
  return price && numberFormat(options.locale).price(price.price, price.currency);
};
