import type { PageCard } from '#app/model/pages';
import { CardFrame } from '../card-frame/CardFrame';
import { frameCardOf } from '../card-frame/frame-card';
import { ManaCurve, TypeBar } from '../charts/Charts';
import { type Figure, Figures } from '../layout/Figures';
import styles from './DeckHero.module.css';

interface Props {
  /** address of the commander or pair */
  readonly url: string;
  readonly commanders: readonly PageCard[];
  readonly figures: readonly Figure[];
  /** cards at mana value 0..6 and 7 or more, lands left out */
  readonly manaCurve: readonly number[];
  /** cards by primary type */
  readonly types: Readonly<Record<string, number>>;
}

/** What decks of a commander look like: the commander, their numbers, curve and types. */
export const DeckHero = ({ url, commanders, figures, manaCurve, types }: Props) => (
  <div className={styles['hero']}>
    <a href={url} className={styles['frames']}>
      {commanders.map((card) => (
        <CardFrame key={card.slug} card={frameCardOf(card)} size="(max-width: 37rem) 7rem, 9rem" />
      ))}
    </a>
    <Figures figures={figures} />
    <ManaCurve means={manaCurve} />
    <TypeBar means={types} />
  </div>
);
