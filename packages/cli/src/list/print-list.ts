import { makeDeckList, type DeckListEntry, type ListFormat, type PrintableList } from '@crownsmith/domain';
import type { ReadEntry, ReadList } from './read-list';

/** The formats that lists are printed in: those of decks, and JSON with what the list states. */
export type PrintFormat = ListFormat | 'json';

const plainEntry = ({ card: _, line: _line, ...entry }: ReadEntry): DeckListEntry => entry;

/** A list as JSON prints it: only what the list states. */
export const toDocument = ({ commanders, companion, main }: ReadList): PrintableList => ({
  commanders: commanders.map(plainEntry),
  ...(companion && { companion: plainEntry(companion) }),
  main: main.map(plainEntry),
});

/**
 * Prints a list in a format, without a final line end.
 * @example printList({ commanders: [], main: [{ name: 'Opt', count: 2 }] }, 'plain') // '2 Opt'
 */
export const printList = (list: PrintableList, format: PrintFormat): string =>
  format === 'json' ? JSON.stringify(list, undefined, 2) : makeDeckList(list, format);
