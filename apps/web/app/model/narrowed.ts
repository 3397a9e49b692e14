import type { DeckKind } from '@crownsmith/api-client';
import type { PageList } from './card';

/** Names of the query parameters of a narrowing, in the order of a canonical URL. */
export const NARROWING_PARAMETERS = ['decks', 'bracket', 'budget', 'with', 'without', 'since'] as const;

/** How a commander's decks are narrowed: they meet all conditions. */
export interface PageNarrowing {
  /** whose decks count */
  readonly decks?: DeckKind;
  /** estimated bracket, 1–5 */
  readonly bracket?: number;
  /** most that a deck costs, in US dollars */
  readonly budget?: number;
  /** slugs of cards that the deck plays, sorted */
  readonly withCards: readonly string[];
  /** slugs of cards that it does not play, sorted */
  readonly withoutCards: readonly string[];
  /** first day, an ISO date, and the set whose release it is, if it was given by one */
  readonly since?: { readonly date: string; readonly set?: { readonly code: string; readonly name: string } };
}

/** Figures of some of a commander's decks. */
export interface DeckFigures {
  readonly numDecks: number;
  /** decks by estimated bracket 1–5; undefined where brackets were not estimated */
  readonly brackets: readonly number[] | undefined;
  /** US dollars; undefined where no price is known */
  readonly price: { readonly low: number; readonly median: number; readonly high: number } | undefined;
}

/** `/commanders/{slug}` narrowed: what the decks play that meet the conditions. */
export interface NarrowedView extends DeckFigures {
  /** decks of the commander that were counted: where a snapshot has more than it holds, not all of them */
  readonly countedDecks: number;
  /** decks of all commanders that meet them */
  readonly allDecks: number;
  readonly lists: readonly PageList[];
  readonly manaCurve: readonly number[];
  readonly types: Readonly<Record<string, number>>;
}
