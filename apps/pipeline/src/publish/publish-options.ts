import type { Deals } from '#src/pages/browse/misc-data';

/**
 * The chosen formats that no counted deck is of: misspelt ones, or those that no source has decks of.
 * @param counted counted decks by format
 */
export const formatsWithoutDecks = (
  formats: PublishOptions['formats'],
  counted: Readonly<Record<string, number>>,
): readonly string[] =>
  formats === undefined || formats === 'all' ? [] : formats.filter((one) => !Object.hasOwn(counted, one));

/** What a publish counts, keeps and uses. */
export interface PublishOptions {
  /** formats to count; Commander by default */
  readonly formats?: readonly string[] | 'all';
  /** ISO date from which decks count; undated ones then do not */
  readonly since?: string;
  /** number of snapshots to keep, the new one included */
  readonly keep: number;
  /** a shop's kickback and sale; none by default */
  readonly deals?: Deals;
  /** counts precons like other decks */
  readonly withPrecons?: boolean;
  /** identifies the program: its counts are saved for the next publish by the same program. Without it none are */
  readonly program?: string;
  /** counts all decks, not only those that changed since the last publish */
  readonly recount?: boolean;
  /** file of the threads that train the recommender and write the pages of cards; by default this one does all */
  readonly worker?: URL;
  /** decks from which the pages of cards have a thread of their own; `MANY_DECKS` by default */
  readonly cardPagesThreadFrom?: number;
}
