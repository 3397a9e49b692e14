import type { CardRow } from '@crownsmith/api-client';
import { MIN_POTENTIAL, MIN_POTENTIAL_SHARE, MIN_ROW_DECKS, TYPE_LIST_LENGTH } from './commander-lists';
import { sortRate } from './card-row';

/** A quotient that should be whole may be a little less. */
const ROUNDING = 1e-9;

type Counted = Pick<CardRow, 'num_decks' | 'potential_decks'>;

/** The lists of a page, with the primary type of each row's card. */
export interface ListedRows {
  readonly decks: number;
  readonly lists: readonly {
    readonly rows: readonly (Counted & { readonly primaryType: string | undefined })[];
  }[];
}

/**
 * Makes a function from a card's primary type to the most decks that can play such a card without its being in the lists of
 * `makeCommanderLists`: it is negligible, or the rows of a full list by type are all ahead of it.
 * @example mostUnlistedDecks({ decks: 40, lists: [] })('Creature') // 2
 */
export const mostUnlistedDecks = ({
  decks,
  lists,
}: ListedRows): ((primaryType: string | undefined) => number) => {
  const negligible = Math.max(MIN_POTENTIAL - 1, MIN_ROW_DECKS - 1, Math.floor(MIN_POTENTIAL_SHARE * decks));
  const full = lists.filter(({ rows }) => rows.length >= TYPE_LIST_LENGTH);
  return (primaryType) =>
    full
      .filter(({ rows }) => rows.some((row) => row.primaryType === primaryType))
      .map(({ rows }) => Math.min(...rows.map((row) => sortRate(row))))
      // The rate of a card that all of the decks could play.
      .map((rate) => Math.floor(rate / sortRate({ num_decks: 1, potential_decks: decks }) + ROUNDING))
      .reduce((most, count) => Math.max(most, Math.min(decks, count)), Math.min(decks, negligible));
};
