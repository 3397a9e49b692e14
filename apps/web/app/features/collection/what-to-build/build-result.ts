import type { PriceSource } from '@crownsmith/domain';

interface MissingCard {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  /** with its currency; undefined where it is not known */
  readonly price?: string | undefined;
}

/** A commander whose average deck can be built in part. */
export interface BuildRow {
  readonly slug: string;
  readonly name: string;
  readonly numDecks: number;
  readonly size: number;
  readonly owned: number;
  readonly missing: readonly MissingCard[];
  /** what the missing cards with a known price cost; undefined where none has one */
  readonly price?: string | undefined;
  readonly unpriced: number;
}

/** The form as it was sent. */
export interface BuildFields {
  readonly colors: string;
  readonly budget: string;
  readonly order: string;
  /** key of a theme; empty for any */
  readonly theme: string;
}

/** What the page shows. */
export interface BuildResult {
  readonly fields: BuildFields;
  /** different cards of the collection; undefined where none was given */
  readonly cards?: number | undefined;
  readonly source: PriceSource;
  /** themes to choose from, most decks first */
  readonly themes: readonly { readonly key: string; readonly name: string }[];
  /** the chosen one: the decks of the rows are the average ones of this theme */
  readonly theme?: { readonly key: string; readonly name: string } | undefined;
  readonly rows: readonly BuildRow[];
  readonly error?: string | undefined;
}
