import type { PageCard, PageRow } from '#app/model/card';
import { CardLists } from '../card-list/CardLists';
import type { CardListRow } from '../card-list/card-list-row';
import { countText } from '../format/numbers';
import { Section } from '../layout/Section';
import { ExternalLink } from '../link-list/ExternalLink';
import { useShops } from '../render-context/shops';
import { DeckButtons } from './DeckButtons';
import { deckLinks } from './deck-links';
import { type DeckEntry, DeckList, deckGroups, deckSize, type UnknownEntry } from './DeckList';
import type { DeckLink } from './site-links';
import styles from './DeckViews.module.css';

/** A card of a decklist as a row of a card list: its counts where they are known, else its copies. */
const toListRow = ({ card, count }: DeckEntry, known: ReadonlyMap<string, PageRow>): CardListRow => {
  const row = count === 1 ? known.get(card.slug) : undefined;
  return (
    row ?? {
      ...{ card, numDecks: 0, potentialDecks: 0, inclusion: 0, synergy: null, lift: null },
      copies: count > 1 ? count : undefined,
      figure: { value: countText(count), label: count === 1 ? 'copy' : 'copies' },
    }
  );
};

interface Props {
  readonly id: string;
  readonly entries: readonly DeckEntry[];
  readonly commanders: readonly PageCard[];
  /** its cards that this site does not know: the text has them, too */
  readonly unknown?: readonly UnknownEntry[];
  /** the counts of its cards, as far as they are known */
  readonly rows: readonly PageRow[];
  /** links to further sites that can hold the list */
  readonly links?: readonly DeckLink[];
}

/**
 * A decklist: its cards without the commanders as pictures, text or a table, links to shops, and the list as text to copy or
 * to add to the clipboard.
 */
export const DeckViews = ({ id, entries, commanders, unknown = [], rows, links = [] }: Props) => {
  const { partners } = useShops();
  const groups = deckGroups(entries, commanders);
  const whole = groups.flatMap((group) => group.entries);
  const known = new Map(rows.map((row) => [row.card.slug, row]));
  return (
    <>
      <Section
        id={id}
        title="Decklist"
        count={deckSize([...whole, ...unknown])}
        tool={<DeckButtons list={`${id}-cards`} />}
      >
        <p className={styles['links']}>
          <span>Open the list at</span>
          {deckLinks(whole, partners, links).map(({ site, url }) => (
            <ExternalLink key={site} url={url} medium="deck">
              {site}
            </ExternalLink>
          ))}
        </p>
        <details className={styles['text']}>
          <summary>The list as text</summary>
          <DeckList id={`${id}-cards`} entries={entries} commanders={commanders} unknown={unknown} />
        </details>
      </Section>
      <CardLists
        whole
        lists={groups.slice(commanders.length > 0 ? 1 : 0).map((group) => ({
          tag: `${id}-${group.title.toLowerCase()}`,
          header: group.title,
          rows: group.entries.map((entry) => toListRow(entry, known)),
        }))}
      />
    </>
  );
};
