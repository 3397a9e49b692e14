import type { PageCommander } from '#app/model/pages';
import type { ReactNode } from 'react';
import { CardFrame } from '../card-frame/CardFrame';
import { frameCardOf, frontOf } from '../card-frame/frame-card';
import { countedText, percentText } from '../format/figures';
import styles from './CommanderTile.module.css';

/** What a commander or a pair is called. @example commanderName([thrasios, tymna]) // 'Thrasios, Triton Hero and Tymna the Weaver' */
export const commanderName = (cards: readonly { readonly name: string }[]): string =>
  cards.map(({ name }) => frontOf(name)).join(' and ');

interface TileProps {
  readonly of: PageCommander;
  /** share of its decks that play a card, 0–1, where the list is about one */
  readonly share?: number;
  readonly children?: ReactNode;
}

/** A commander of a list: one frame, or two that lie one over the other, and its number of decks. */
export const CommanderTile = ({ of, share, children }: TileProps) => (
  <li className={styles['tile']}>
    <a href={`/commanders/${of.slug}`}>
      <span className={of.cards.length > 1 ? styles['pair'] : undefined}>
        {of.cards.map((card) => (
          <CardFrame key={card.slug} card={frameCardOf(card)} />
        ))}
      </span>
      {of.cards.length > 1 && <span className={styles['names']}>{commanderName(of.cards)}</span>}
    </a>
    <p className={styles['figures']}>
      {of.rank !== null && (
        <>
          <b>#{of.rank}</b>{' '}
        </>
      )}
      {share !== undefined && (
        <>
          <b>{percentText(share)}</b> of{' '}
        </>
      )}
      {countedText(of.numDecks, 'deck')} {children}
    </p>
  </li>
);

/** A grid of commanders. */
export const CommanderGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles['grid']}>{children}</ul>
);
