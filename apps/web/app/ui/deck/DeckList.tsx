import { exportName, PRIMARY_TYPES } from '@crownsmith/domain';
import type { PageCard } from '#app/model/card';
import { useCachedMarkup } from '../render-context/FragmentCache';
import { usePreviews } from '../render-context/previews';
import styles from './DeckList.module.css';

/** A card of a decklist with its number of copies. */
export interface DeckEntry {
  readonly card: PageCard;
  readonly count: number;
}

const COMMANDER_TITLE = 'Commander';
const GROUP_TITLES: Readonly<Record<string, string>> = { Sorcery: 'Sorceries' };

/** The number of cards of a decklist, copies included. @example deckSize([{ card, count: 2 }]) // 2 */
export const deckSize = (entries: readonly DeckEntry[]): number =>
  entries.reduce((total, { count }) => total + count, 0);

/** A decklist grouped by primary type in display order, commanders first and cards without a type last. */
export const deckGroups = (entries: readonly DeckEntry[], commanders: readonly PageCard[]) => {
  const commanderSlugs = new Set(commanders.map(({ slug }) => slug));
  const rest = entries.filter(({ card }) => !commanderSlugs.has(card.slug));
  const groups = [...PRIMARY_TYPES, undefined].map((type) => ({
    title: type === undefined ? 'Other' : (GROUP_TITLES[type] ?? `${type}s`),
    entries: rest.filter(({ card }) => card.primaryType === type),
  }));
  return [
    { title: COMMANDER_TITLE, entries: commanders.map((card) => ({ card, count: 1 })) },
    ...groups,
  ].filter((group) => group.entries.length > 0);
};

const RowContent = ({ card, count }: DeckEntry) => (
  <>
    <span>{count}</span>{' '}
    <a href={`/cards/${card.slug}`}>{exportName(card.name, card.split ? 'split' : 'normal')}</a>
  </>
);

const Row = (entry: DeckEntry) => <li {...useCachedMarkup()(RowContent, entry)} />;

interface GroupProps {
  readonly cards: readonly PageCard[];
  /** copies of each card */
  readonly counts: readonly number[];
}

const GroupContent = ({ cards, counts }: GroupProps) => (
  <>
    {cards.map((card, index) => (
      <Row key={card.slug} card={card} count={counts[index] ?? 1} />
    ))}
  </>
);

const Group = ({ entries }: { readonly entries: readonly DeckEntry[] }) => {
  const cards = entries.map(({ card }) => card);
  return <ul {...useCachedMarkup()(GroupContent, { cards, counts: entries.map(({ count }) => count) })} />;
};

/** A decklist as text in columns. */
export const DeckList = ({
  id,
  entries,
  commanders,
}: {
  /** for the buttons that copy it or add it to the clipboard */
  readonly id: string;
  readonly entries: readonly DeckEntry[];
  readonly commanders: readonly PageCard[];
}) => (
  <div id={id} className={styles['deck']} {...usePreviews(entries.map(({ card }) => card))}>
    {deckGroups(entries, commanders).map((group) => (
      <div key={group.title} data-commanders={group.title === COMMANDER_TITLE || undefined}>
        <h3>
          {group.title} <span>{deckSize(group.entries)}</span>
        </h3>
        <Group entries={group.entries} />
      </div>
    ))}
  </div>
);
