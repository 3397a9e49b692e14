import type { PageCard } from '#app/model/card';
import button from '../layout/Button.module.css';
import { Section } from '../layout/Section';
import { type DeckEntry, DeckList, deckGroups, deckSize } from './DeckList';

/** A decklist as a section of a page, with a button that copies it. */
export const DeckSection = ({
  id,
  title,
  lead,
  entries,
  commanders,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly entries: readonly DeckEntry[];
  readonly commanders: readonly PageCard[];
}) => (
  <Section
    id={id}
    title={title}
    count={deckSize(deckGroups(entries, commanders).flatMap((group) => group.entries))}
    lead={lead}
    tool={
      <button type="button" className={button['button']} data-copy-list={`${id}-cards`}>
        Copy the list
      </button>
    }
  >
    <DeckList id={`${id}-cards`} entries={entries} commanders={commanders} />
  </Section>
);
