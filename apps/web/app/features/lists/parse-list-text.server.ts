import { clipboardCardFromWire } from '@crownsmith/api-client';
import { type CardList, countCopies, listOfCopies, pastedListSteps } from '@crownsmith/domain';
import { inSteps } from '@crownsmith/snapshot';
import type { Snapshot } from '#app/snapshot/current.server';
import { nearestCardName } from '#app/snapshot/nearest-name.server';
import { type ListLineError, unusableLines } from '#app/ui/format/list-errors';

/** A list that somebody typed. */
export interface ParsedListText {
  /** without the lines that could not be used, and without sideboard and companion */
  readonly list: CardList;
  readonly errors: readonly ListLineError[];
}

/** Parses a list in any notation, with the cards of a snapshot. Copies stay as they are, whatever a deck may have. */
export const parseListText = async (
  text: string,
  snapshot: Pick<Snapshot, 'resolveCard' | 'typeahead'>,
): Promise<ParsedListText> => {
  const steps = pastedListSteps(text, (name) => {
    const card = snapshot.resolveCard(name);
    return card && clipboardCardFromWire(card);
  });
  const pasted = await inSteps(steps).run();
  return {
    list: listOfCopies(countCopies(pasted.commanders), countCopies(pasted.main)),
    errors: unusableLines(pasted, (name) => nearestCardName(name, snapshot)),
  };
};
