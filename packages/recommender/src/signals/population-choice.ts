import type { Span } from '../deck-counts/known-decks';

/** What a player asks of the decks that a list is compared with; what is absent follows from the list. */
export interface PopulationChoice {
  /** Decks of all formats count. */
  readonly anyFormat?: boolean | undefined;
  /** Decks of these brackets, or of any bracket and price. */
  readonly brackets?: Span | 'any' | undefined;
  /** First day, days since 1970-01-01; decks without a date do not count. */
  readonly sinceDay?: number | undefined;
}
