import { exportName, type PriceSource, shopCardUrl } from '@crownsmith/domain';
import { Fragment, type ReactNode } from 'react';
import type { PageCard } from '#app/model/card';
import { ExternalLink } from '../link-list/ExternalLink';
import { RenderContextProvider, useRenderContext } from '../render-context/render-context';
import { useShops } from '../render-context/shops';
import type { Statistic } from '../layout/Statistics';
import { PriceText } from './PriceText';
import {
  countedSources,
  deckPrices,
  priceNote,
  type PricedEntry,
  type PriceSettings,
  shownPrice,
  visiblePrices,
  sourceName,
} from './visible-prices';

/** The facts of a card that its prices need. */
type PricedCard = Pick<PageCard, 'name' | 'prices' | 'split'>;

/** A link to a card at the shop of a price. */
export const ShopLink = ({
  card: { name, split },
  source,
  title,
  children,
}: {
  readonly card: Pick<PricedCard, 'name' | 'split'>;
  readonly source: PriceSource;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}) => (
  <ExternalLink
    url={shopCardUrl(source, exportName(name, split ? 'split' : 'normal'), useShops().partners)}
    medium="price"
    title={title}
  >
    {children}
  </ExternalLink>
);

/** The prices of a card by price settings; each leads to its shop, which is its tooltip. */
export const PriceWithSettings = ({
  card,
  settings,
}: {
  readonly card: PricedCard;
  readonly settings: PriceSettings;
}) => {
  const visible = visiblePrices(card.prices, settings);
  const { tcgplayerPercent } = useShops();
  if (visible.length === 0) return <span>no price</span>;
  return (
    <span>
      {visible.map(({ source, price }, at) => (
        <Fragment key={source}>
          {at > 0 && ' · '}
          <ShopLink card={card} source={source} title={sourceName(source)}>
            <PriceText {...shownPrice(price, source, tcgplayerPercent)} />
          </ShopLink>
        </Fragment>
      ))}
    </span>
  );
};

/** The prices of a card in the visitor's sources. */
export const Price = ({ card }: { readonly card: PageCard }) => (
  <PriceWithSettings card={card} settings={useRenderContext().settings} />
);

/** A deck has one price of a card: the one that limits and advice count, unless the visitor chose other shops. */
export const CountedPrices = ({
  shops,
  children,
}: {
  readonly shops: readonly PriceSource[];
  readonly children: ReactNode;
}) => {
  const context = useRenderContext();
  const priceSources = countedSources(context.settings, shops);
  return (
    <RenderContextProvider value={{ ...context, settings: { ...context.settings, priceSources } }}>
      {children}
    </RenderContextProvider>
  );
};

/** The price of a decklist in the visitor's sources, as statistics of a page. */
export const useDeckPrices = (label: string, entries: readonly PricedEntry[]): readonly Statistic[] => {
  const { settings } = useRenderContext();
  const { tcgplayerPercent } = useShops();
  return deckPrices(entries, settings, tcgplayerPercent).map(({ source, text, regular, ...rest }) => ({
    label: source ? `${label}, ${sourceName(source)}` : label,
    value: text,
    regular,
    note: priceNote(rest),
  }));
};
