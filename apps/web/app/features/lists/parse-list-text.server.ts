import { type CardList, countCopies, listOfCopies } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/current.server';
import { type ListLineError, toLineErrors } from '#app/ui/format/list-errors';

/** A list that somebody typed. */
export interface ParsedListText {
  /** without the lines that could not be used, and without sideboard and companion */
  readonly list: CardList;
  readonly errors: readonly ListLineError[];
}

/** Parses a list in any notation, with the cards of a snapshot. Copies stay as they are, whatever a deck may have. */
export const parseListText = async (
  text: string,
  snapshot: Pick<Snapshot, 'readDeck'>,
): Promise<ParsedListText> => {
  const { commanders, main, notUnderstood } = await snapshot.readDeck({ list: text });
  return {
    list: listOfCopies(countCopies(commanders), countCopies(main)),
    errors: toLineErrors(notUnderstood),
  };
};
