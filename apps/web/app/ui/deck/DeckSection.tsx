import type { ReactNode } from 'react';
import type { PageCard } from '#app/model/card';
import button from '../layout/Button.module.css';
import { Section } from '../layout/Section';
import { type DeckEntry, DeckList, deckGroups, deckSize } from './DeckList';

/** A decklist as a section of a page, with buttons that copy it and add it to the clipboard. */
export const DeckSection = ({
  id,
  title,
  lead,
  entries,
  commanders,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly entries: readonly DeckEntry[];
  readonly commanders: readonly PageCard[];
}) => (
  <Section
    id={id}
    title={title}
    count={deckSize(deckGroups(entries, commanders).flatMap((group) => group.entries))}
    lead={lead}
    tool={
      <>
        <button type="button" className={button['button']} data-copy-list={`${id}-cards`}>
          Copy the list
        </button>{' '}
        <button type="button" className={button['button']} data-add-list={`${id}-cards`}>
          Add to the clipboard
        </button>
      </>
    }
  >
    <DeckList id={`${id}-cards`} entries={entries} commanders={commanders} />
  </Section>
);
