import type { PageCard } from '#app/model/card';
import { CardFrame } from '../card-frame/CardFrame';
import { frameCardOf } from '../card-frame/frame-card';
import { ManaCurve, TypeBar } from '../charts/Charts';
import { type Statistic, Statistics } from '../layout/Statistics';
import styles from './DeckHero.module.css';

interface Props {
  /** page of the commander or pair */
  readonly url: string;
  readonly commanders: readonly PageCard[];
  readonly statistics: readonly Statistic[];
  /** nonland cards at mana value 0 to 6, and at 7 or more; absent where there are no decks, as are the types */
  readonly manaCurve?: readonly number[];
  /** cards by primary type */
  readonly types?: Readonly<Record<string, number>>;
}

/** The decks of a commander at a glance: card frames, key numbers, mana curve and types. */
export const DeckHero = ({ url, commanders, statistics, manaCurve, types }: Props) => (
  <div className={styles['hero']}>
    {commanders.length > 0 && (
      <a href={url} className={styles['frames']}>
        {commanders.map((card) => (
          <CardFrame key={card.slug} card={frameCardOf(card)} size="(max-width: 37rem) 7rem, 9rem" />
        ))}
      </a>
    )}
    <Statistics items={statistics} />
    {manaCurve && <ManaCurve means={manaCurve} />}
    {types && <TypeBar means={types} />}
  </div>
);
