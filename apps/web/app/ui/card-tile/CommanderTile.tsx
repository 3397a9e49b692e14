import { shareValue } from '@crownsmith/answers/text';
import type { PageCommander } from '#app/model/commander';
import type { ReactNode } from 'react';
import { BannedMark } from './BannedMark';
import { CardFrame } from '../card-frame/CardFrame';
import { frameCardOf, frontOf } from '../card-frame/frame-card';
import { countedText } from '../format/numbers';
import { useCachedMarkup } from '../render-context/FragmentCache';
import { Synergy } from '../card-list/Synergy';
import styles from './CommanderTile.module.css';

/** The name of a commander or pair. @example commanderName([thrasios, tymna]) // 'Thrasios, Triton Hero and Tymna the Weaver' */
export const commanderName = (cards: readonly { readonly name: string }[]): string =>
  cards.map(({ name }) => frontOf(name)).join(' and ');

interface ContentProps extends PageCommander {
  /** share of its decks that play the page's card, 0–1 */
  readonly share: number | undefined;
  /** of the page's card; null where there is nothing to compare with */
  readonly synergy: number | null;
}

const Content = ({ slug, cards, numDecks, rank, share, synergy }: ContentProps) => {
  const banned = cards.some((card) => card.banned);
  return (
    <>
      <a href={`/commanders/${slug}`}>
        <span className={cards.length > 1 ? styles['pair'] : undefined}>
          {cards.map((card) => (
            <CardFrame key={card.slug} card={frameCardOf(card)} />
          ))}
        </span>
        <span className={styles['names']}>{commanderName(cards)}</span>
      </a>
      <p className={styles['caption']}>
        {rank !== null && !banned && (
          <>
            <b>#{rank}</b>{' '}
          </>
        )}
        {share !== undefined && (
          <>
            <b>{shareValue(Math.round(share * numDecks), numDecks)}</b> of{' '}
          </>
        )}
        {countedText(numDecks, 'deck')} <Synergy value={synergy} />
        {banned && <BannedMark />}
      </p>
    </>
  );
};

interface TileProps extends Partial<Pick<ContentProps, 'share' | 'synergy'>> {
  readonly commander: PageCommander;
}

/** A commander in a grid: its frame, or two overlapping frames for a pair, its name and its number of decks. */
export const CommanderTile = ({ commander, share, synergy = null }: TileProps) => {
  const { slug, cards, numDecks, rank } = commander;
  const cached = useCachedMarkup();
  return (
    <li className={styles['tile']} {...cached(Content, { slug, cards, numDecks, rank, share, synergy })} />
  );
};

/** A grid of commander tiles. */
export const CommanderGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles['grid']}>{children}</ul>
);
