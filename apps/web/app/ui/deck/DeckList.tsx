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

/** A card of a decklist that this site does not know, as the list names it. */
export interface UnknownEntry {
  readonly name: string;
  readonly count: number;
  readonly isCommander: boolean;
}

const COMMANDER_TITLE = 'Commander';
const GROUP_TITLES: Readonly<Record<string, string>> = { Sorcery: 'Sorceries' };

/** The number of cards of a decklist, copies included. @example deckSize([{ card, count: 2 }]) // 2 */
export const deckSize = (entries: readonly { readonly count: number }[]): number =>
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

const UnknownGroup = ({ title, entries }: { title: string; entries: readonly UnknownEntry[] }) =>
  entries.length > 0 && (
    <div data-commanders={entries[0]?.isCommander || undefined}>
      <h3>
        {title} <span>{deckSize(entries)}</span>
      </h3>
      <ul>
        {entries.map(({ name, count }) => (
          <li key={name}>
            {count} {name}
          </li>
        ))}
      </ul>
    </div>
  );

/** A decklist as text in columns, that of its cards which this site does not know last. */
export const DeckList = ({
  id,
  entries,
  commanders,
  unknown = [],
}: {
  /** for the buttons that copy it or add it to the clipboard */
  readonly id: string;
  readonly entries: readonly DeckEntry[];
  readonly commanders: readonly PageCard[];
  readonly unknown?: readonly UnknownEntry[];
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
    <UnknownGroup title="Unknown commanders" entries={unknown.filter(({ isCommander }) => isCommander)} />
    <UnknownGroup title="Unknown cards" entries={unknown.filter(({ isCommander }) => !isCommander)} />
  </div>
);
