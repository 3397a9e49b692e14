import type { ReactNode } from 'react';
import type { PageCard } from '#app/model/card';
import { Section } from '../layout/Section';
import { DeckButtons } from './DeckButtons';
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
    tool={<DeckButtons list={`${id}-cards`} />}
  >
    <DeckList id={`${id}-cards`} entries={entries} commanders={commanders} />
  </Section>
);
