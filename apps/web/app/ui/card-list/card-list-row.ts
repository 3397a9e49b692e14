import type { ReactNode } from 'react';
import type { PageCard, PageRow } from '#app/model/card';
import { countText } from '../format/numbers';

export interface CardListRow extends PageRow {
  /** the card's own page by default */
  readonly url?: string;
  /** copies of the card in the list, where there are several: what its clipboard button adds */
  readonly copies?: number | undefined;
  /** shown in place of the inclusion */
  readonly figure?: { readonly value: string; readonly label: string };
}

/** A titled card list. */
export interface CardListGroup {
  /** anchor of its section */
  readonly tag: string;
  readonly header: string;
  readonly rows: readonly CardListRow[];
  /** introduction under the title */
  readonly lead?: ReactNode;
  /** control at the end of the title's line */
  readonly tool?: ReactNode;
}

/** The page that a row links to. */
export const rowUrl = ({ url, card }: CardListRow): string => url ?? `/cards/${card.slug}`;

/** A row that shows a number of decks, for lists without inclusion. */
export const deckCountRow = (card: PageCard, numDecks: number, url?: string): CardListRow => ({
  card,
  numDecks,
  potentialDecks: 0,
  inclusion: 0,
  synergy: null,
  lift: null,
  figure: { value: countText(numDecks), label: numDecks === 1 ? 'deck' : 'decks' },
  ...(url !== undefined && { url }),
});

/** Whether a list has inclusion, so that it can be sorted and filtered by it. */
export const hasInclusion = (rows: readonly CardListRow[]): boolean =>
  rows.some(({ potentialDecks, figure }) => potentialDecks > 0 || !figure);
