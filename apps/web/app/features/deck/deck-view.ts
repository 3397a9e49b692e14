import type { DeckReport } from '@crownsmith/api-client';
import type { PageCard } from '#app/model/card';
import type { ListLineError } from '#app/ui/format/list-errors';
import type { DeckLink } from '#app/ui/deck/site-links';
import type { DeckEntry } from '#app/ui/deck/DeckList';
import type { DeckState } from './deck.schema';
import type { DeckChange } from './deck-change';

/** A change that was applied, with its cards. */
export interface AppliedChange {
  readonly change: DeckChange;
  readonly out?: PageCard | undefined;
  readonly in?: PageCard | undefined;
}

/** What a page shows of a list: its report and its cards. */
export interface DeckView {
  readonly report: DeckReport;
  readonly state: DeckState;
  /** lines of the text that were left out */
  readonly lineErrors: readonly ListLineError[];
  /** oldest first */
  readonly applied: readonly AppliedChange[];
  /** the list with its changes, as text */
  readonly text: string;
  readonly commanders: readonly PageCard[];
  /** without the commanders */
  readonly entries: readonly DeckEntry[];
  readonly links: readonly DeckLink[];
  /** the card of a link of the report */
  readonly cardOf: (url: string) => PageCard | undefined;
}

/** What /deck shows. */
export interface DeckOutcome {
  readonly state: DeckState;
  readonly view?: DeckView | undefined;
  /** why there is no report; undefined for the empty form */
  readonly error?: string | undefined;
  readonly lineErrors: readonly ListLineError[];
  readonly status: number;
}
