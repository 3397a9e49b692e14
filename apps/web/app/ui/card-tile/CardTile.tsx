import type { PageCard, PageRow } from '#app/platform/page-data';
import { CardFrame } from '../card-frame/CardFrame';
import { frameCardOf } from '../card-frame/frame-card';
import { countedText, percentText, priceText, signedText } from '../figure-format';
import { CardButtons } from './CardButtons';
import styles from './CardTile.module.css';

/** The first known price in USD, in the order in which sources are shown to a visitor. */
export const usdPrice = ({ prices }: PageCard): number | undefined => prices.cardkingdom ?? prices.tcgplayer;

const Price = ({ card }: { readonly card: PageCard }) => {
  const price = usdPrice(card);
  return price === undefined ? <span>no price</span> : <span>{priceText(price)}</span>;
};

/** A synergy in words with its sign; its colour only repeats what the sign says. */
export const Synergy = ({ value }: { readonly value: number | null }) =>
  value === null ? null : (
    <span className={value < -0.005 ? styles['less'] : value > 0.005 ? styles['more'] : styles['even']}>
      {signedText(value)} synergy
    </span>
  );

/** A card of a list: its frame, how many of how many decks play it, its synergy, price and buttons. */
export const CardTile = ({ row }: { readonly row: PageRow }) => (
  <li className={styles['tile']}>
    <a href={`/cards/${row.card.slug}`}>
      <CardFrame card={frameCardOf(row.card)} />
    </a>
    <p className={styles['figures']}>
      <b>{percentText(row.inclusion)}</b> <span>of {countedText(row.potentialDecks, 'deck')}</span>{' '}
      <Synergy value={row.synergy} />
    </p>
    <progress value={Math.round(row.inclusion * 100)} max="100" aria-hidden="true" />
    <p className={styles['last']}>
      <Price card={row.card} />
      <CardButtons card={row.card} />
    </p>
  </li>
);

/** A grid of cards: six in a row where there is room, two on a phone. */
export const CardGrid = ({ rows }: { readonly rows: readonly PageRow[] }) => (
  <ul className={styles['grid']}>
    {rows.map((row) => (
      <CardTile key={row.card.slug} row={row} />
    ))}
  </ul>
);
