import type { ReactNode } from 'react';
import type { PageCard, PageRow } from '#app/model/pages';
import { countText } from '../format/figures';

/** A row of a list of cards. */
export interface ListedRow extends PageRow {
  /** where it leads; the card's own page unless given */
  readonly url?: string;
  /** its number and what that says, where it is not the share of decks that play the card */
  readonly figure?: { readonly value: string; readonly words: string };
}

/** A titled list of cards; `tag` names its anchor. */
export interface ListedCards {
  readonly tag: string;
  readonly header: string;
  readonly rows: readonly ListedRow[];
  /** a sentence under the title */
  readonly lead?: ReactNode;
  /** what stands across from the title */
  readonly tool?: ReactNode;
}

/** Where a row of a list leads. */
export const rowUrl = ({ url, card }: ListedRow): string => url ?? `/cards/${card.slug}`;

/** A row of a card of whom only a number of decks is known, and no share. */
export const countedRow = (card: PageCard, numDecks: number, url?: string): ListedRow => ({
  card,
  numDecks,
  potentialDecks: 0,
  inclusion: 0,
  synergy: null,
  lift: null,
  figure: { value: countText(numDecks), words: numDecks === 1 ? 'deck' : 'decks' },
  ...(url !== undefined && { url }),
});

/** Whether rows know which share of decks plays their cards, so that they can be compared by it. */
export const isRated = (rows: readonly ListedRow[]): boolean =>
  rows.some(({ potentialDecks, figure }) => potentialDecks > 0 || !figure);
