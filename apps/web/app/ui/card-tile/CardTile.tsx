import { showsSalt } from '@crownsmith/domain';
import type { ReactNode } from 'react';
import type { PageCard } from '#app/model/card';
import { CardFrame } from '../card-frame/CardFrame';
import { frameCardOf, frontOf } from '../card-frame/frame-card';
import { PriceWithSettings } from '../price/Price';
import type { PriceSettings } from '../price/visible-prices';
import { useRenderContext } from '../render-context/render-context';
import { useCachedMarkup } from '../render-context/FragmentCache';
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

interface Props {
  readonly card: PageCard;
  /** the card's own page by default */
  readonly url?: string;
  /** share of decks that play it, 0–1, shown as a bar */
  readonly inclusion?: number | undefined;
  /** copies that its clipboard button adds; one by default */
  readonly copies?: number | undefined;
  /** caption under the card */
  readonly children?: ReactNode;
}

/** A card in a grid: its frame, a caption, its price and its buttons; its name and salt where settings show them. */
export const CardTile = ({ card, url = `/cards/${card.slug}`, inclusion, copies, children }: Props) => {
  const { namesUnderCards, saltLevel, priceSources, showsEverySource } = useRenderContext().settings;
  const shops = useShops();
  const salt = card.salt ?? undefined;
  const cached = useCachedMarkup();
  return (
    <li className={styles['tile']} data-copies={copies}>
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
    </li>
  );
};

/** A grid of card tiles: six columns where there is room, two on a phone. */
export const CardGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles['grid']}>{children}</ul>
);
