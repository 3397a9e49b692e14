import type { ReactElement } from 'react';
import { numberFormat } from './number-format';
import { Portrait } from './Portrait';
import { shownPrice } from './shown-price';
import type { CardFigures } from './widget-data';
import type { WidgetOptions } from './widget-options';

/** A card's figures in words: `84% of 12,345 decks · $1.20`. */
export const cardSummary = (
  { num_decks, potential_decks, prices }: CardFigures,
  options: Pick<WidgetOptions, 'locale' | 'prices'>,
): string => {
  const { share, count } = numberFormat(options.locale);
  const played =
    num_decks === null || potential_decks === null || potential_decks === 0
      ? 'No decks counted'
      : `In ${share(num_decks, potential_decks)} of decks that can play it (${count(num_decks)})`;
  return [played, shownPrice(prices, options)].filter(Boolean).join(' · ');
};

/** The picture and the figures of a card beside its link. */
export const CardPreview = ({
  card,
  options,
  hostTheme,
}: {
  readonly card: CardFigures;
  readonly options: Pick<WidgetOptions, 'theme' | 'locale' | 'prices'>;
  readonly hostTheme?: 'light' | 'dark' | undefined;
}): ReactElement => (
  <div
    className={`widget preview ${(options.theme === 'auto' && hostTheme) || options.theme}`}
    lang="en"
    dir="ltr"
  >
    <Portrait picture={card.image_uri} identity={card.color_identity} />
    <p className="name">{card.name}</p>
    <p className="summary">{cardSummary(card, options)}</p>
  </div>
);
