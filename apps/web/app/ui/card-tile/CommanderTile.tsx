import type { PageCommander } from '#app/model/commander';
import type { ReactNode } from 'react';
import { BannedMark } from './BannedMark';
import { CardFrame } from '../card-frame/CardFrame';
import { frameCardOf, frontOf } from '../card-frame/frame-card';
import { countedText } from '../format/numbers';
import { shareValue } from '../format/share-text';
import styles from './CommanderTile.module.css';

/** The name of a commander or pair. @example commanderName([thrasios, tymna]) // 'Thrasios, Triton Hero and Tymna the Weaver' */
export const commanderName = (cards: readonly { readonly name: string }[]): string =>
  cards.map(({ name }) => frontOf(name)).join(' and ');

interface TileProps {
  readonly commander: PageCommander;
  /** share of its decks that play the page's card, 0–1 */
  readonly share?: number;
  readonly children?: ReactNode;
}

/** A commander in a grid: its frame, or two overlapping frames for a pair, its name and its number of decks. */
export const CommanderTile = ({ commander, share, children }: TileProps) => {
  const banned = commander.cards.some((card) => card.banned);
  return (
    <li className={styles['tile']}>
      <a href={`/commanders/${commander.slug}`}>
        <span className={commander.cards.length > 1 ? styles['pair'] : undefined}>
          {commander.cards.map((card) => (
            <CardFrame key={card.slug} card={frameCardOf(card)} />
          ))}
        </span>
        <span className={styles['names']}>{commanderName(commander.cards)}</span>
      </a>
      <p className={styles['caption']}>
        {commander.rank !== null && !banned && (
          <>
            <b>#{commander.rank}</b>{' '}
          </>
        )}
        {share !== undefined && (
          <>
            <b>{shareValue(Math.round(share * commander.numDecks), commander.numDecks)}</b> of{' '}
          </>
        )}
        {countedText(commander.numDecks, 'deck')} {children}
        {banned && <BannedMark />}
      </p>
    </li>
  );
};

/** A grid of commander tiles. */
export const CommanderGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles['grid']}>{children}</ul>
);
