import { showsSalt } from '@crownsmith/domain';
import type { ReactNode } from 'react';
import type { PageCard } from '#app/model/card';
import { CardFrame } from '../card-frame/CardFrame';
import { frameCardOf, frontOf } from '../card-frame/frame-card';
import { PriceWithSettings } from '../price/Price';
import type { PriceSettings } from '../price/visible-prices';
import { type MarkupProps, useCachedMarkup } from '../render-context/FragmentCache';
import { type RenderContextValue, useRenderContext } from '../render-context/render-context';
import { type Shops, ShopsProvider, useShops } from '../render-context/shops';
import { BannedMark } from './BannedMark';
import { CardButtons } from './CardButtons';
import styles from './CardTile.module.css';

interface FooterProps extends PriceSettings {
  readonly card: PageCard;
  readonly shops: Shops;
}

/** The last line of a tile: the card's price in the visitor's sources, and its buttons. */
const FooterContent = ({ card, shops, ...settings }: FooterProps) => (
  <ShopsProvider value={shops}>
    <PriceWithSettings card={card} settings={settings} />
    <CardButtons card={card} />
  </ShopsProvider>
);

interface ContentProps {
  readonly card: PageCard;
  readonly url: string;
  /** share of decks that play it, 0–1, shown as a bar */
  readonly inclusion?: number | undefined;
  readonly settings: RenderContextValue['settings'];
  readonly shops: Shops;
  /** caption under the card */
  readonly children?: ReactNode;
}

/** What a tile shows: the card's frame, a caption, its price and its buttons; its name and salt where settings show them. */
export const TileContent = ({ card, url, inclusion, settings, shops, children }: ContentProps) => {
  const { namesUnderCards, saltLevel, priceSources, showsEverySource } = settings;
  const salt = card.salt ?? undefined;
  const cached = useCachedMarkup();
  return (
    <>
      <a href={url} {...cached(CardFrame, { card: frameCardOf(card) })} />
      {namesUnderCards && <p className={styles['name']}>{frontOf(card.name)}</p>}
      {card.banned && <BannedMark />}
      {salt !== undefined && showsSalt(saltLevel, salt) && (
        <p className={styles['salt']}>Salt {salt.toFixed(2)}</p>
      )}
      {children && <p className={styles['caption']}>{children}</p>}
      {inclusion !== undefined && (
        <progress value={Math.round(inclusion * 100)} max="100" aria-hidden="true" />
      )}
      <p
        className={styles['footer']}
        {...cached(FooterContent, { card, shops, priceSources, showsEverySource })}
      />
    </>
  );
};

/** The place of a tile in its grid. */
export const Tile = ({
  copies,
  content,
}: {
  /** copies that the card's clipboard button adds; one by default */
  readonly copies?: number | undefined;
  readonly content: MarkupProps;
}) => <li className={styles['tile']} data-copies={copies} {...content} />;

interface Props extends Pick<ContentProps, 'card' | 'inclusion' | 'children'> {
  /** the card's own page by default */
  readonly url?: string;
}

/** A card in a grid. */
export const CardTile = ({ card, url = `/cards/${card.slug}`, ...rest }: Props) => {
  const { settings } = useRenderContext();
  const content = { card, url, settings, shops: useShops(), ...rest };
  return <Tile content={{ children: <TileContent {...content} /> }} />;
};

/** A grid of card tiles: six columns where there is room, two on a phone. */
export const CardGrid = (content: MarkupProps | { readonly children: ReactNode }) => (
  <ul className={styles['grid']} {...content} />
);
