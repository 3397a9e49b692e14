import { PRIMARY_TYPES } from '@crownsmith/domain';
import type { PageCard } from '#app/model/card';
import { frontOf } from '../card-frame/frame-card';
import styles from './DeckList.module.css';

/** A card of a list and its copies. */
export interface DeckEntry {
  readonly card: PageCard;
  readonly count: number;
}

const GROUP_TITLES: Readonly<Record<string, string>> = { Sorcery: 'Sorceries' };

/** How many cards a list has, copies counted. @example deckSize([{ card, count: 2 }]) // 2 */
export const deckSize = (entries: readonly DeckEntry[]): number =>
  entries.reduce((total, { count }) => total + count, 0);

/** A list by primary type in display order, commanders first; what has no type comes last. */
export const deckGroups = (entries: readonly DeckEntry[], commanders: readonly PageCard[]) => {
  const leaders = new Set(commanders.map(({ slug }) => slug));
  const rest = entries.filter(({ card }) => !leaders.has(card.slug));
  const groups = [...PRIMARY_TYPES, undefined].map((type) => ({
    title: type === undefined ? 'Other' : (GROUP_TITLES[type] ?? `${type}s`),
    entries: rest.filter(({ card }) => card.primaryType === type),
  }));
  return [{ title: 'Commander', entries: commanders.map((card) => ({ card, count: 1 })) }, ...groups].filter(
    (group) => group.entries.length > 0,
  );
};

/** A whole deck as text in columns, to read and to copy. */
export const DeckList = ({
  id,
  entries,
  commanders,
}: {
  /** for the button that copies it */
  readonly id: string;
  readonly entries: readonly DeckEntry[];
  readonly commanders: readonly PageCard[];
}) => (
  <div id={id} className={styles['deck']}>
    {deckGroups(entries, commanders).map((group) => (
      <div key={group.title}>
        <h3>
          {group.title} <span>{deckSize(group.entries)}</span>
        </h3>
        <ul>
          {group.entries.map(({ card, count }) => (
            <li key={card.slug}>
              <span>{count}</span> <a href={`/cards/${card.slug}`}>{frontOf(card.name)}</a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
