import {
  addCards,
  type ClipboardCard,
  type ClipboardEntry,
  countCards,
  countCopies,
  crownCard,
  deckListErrorText,
  type DeckLine,
  excessCopies,
  type ExcessCopies,
  faultOf,
  listOfCopies,
  MAX_CLIPBOARD_CARDS,
  maxCopies,
  type PastedLine,
  type Printings,
  resolvePastedList,
  setPrintings,
} from '@crownsmith/domain';
import type { Clipboard } from '../clipboard-store';

/** A pasted list with its names resolved. */
export interface Import {
  /** cards to add, each in its copies, as far as a deck may have them */
  readonly cards: readonly ClipboardEntry[];
  /** cards to crown, in list order */
  readonly commanders: readonly ClipboardCard[];
  /** what the list states of their copies */
  readonly printings: Printings;
  /** lines with an unknown name */
  readonly unknown: readonly DeckLine[];
  /** cards with more copies than a deck may have; those beyond are left out */
  readonly excess: readonly ExcessCopies<PastedLine<ClipboardCard>>[];
  /** sentences about names of the list that several cards bear */
  readonly notes: readonly string[];
  /** why the text is no list, as a sentence */
  readonly fault?: string;
}

/**
 * Resolves a pasted list.
 * @param found cards by the names of the list
 * @param notes sentences by names; those that the list has only if it is read in another way are left out
 */
export const resolveImport = (
  text: string,
  found: ReadonlyMap<string, ClipboardCard>,
  notes: ReadonlyMap<string, string> = new Map(),
): Import => {
  const list = resolvePastedList(text, (name) => found.get(name));
  const names = new Set([...list.commanders, ...list.main].map(({ name }) => name));
  const fault = list.errors.find((error) => faultOf(error) !== undefined);
  const [leaders, others] = [countCopies(list.commanders), countCopies(list.main)];
  const commanders = leaders.map(({ card }) => card);
  const cards = others.flatMap(({ card, count }) => {
    const isCommander = commanders.some(({ url }) => url === card.url);
    const copies = Math.min(count, maxCopies(card.copyLimit, isCommander));
    return copies > 0 ? [{ ...card, count: copies }] : [];
  });
  return {
    cards,
    commanders,
    printings: listOfCopies(leaders, others).printings ?? {},
    ...(fault && { fault: deckListErrorText(fault) }),
    unknown: list.unresolved,
    excess: excessCopies([...list.commanders, ...list.main]),
    notes: [...notes].flatMap(([name, note]) => (names.has(name) ? [note] : [])),
  };
};

/** Most names that a toast says the other cards of. */
const MAX_NOTES = 3;

/** What has been imported, in one line. */
export const importedText = ({
  cards,
  commanders,
  notes,
}: Pick<Import, 'cards' | 'commanders' | 'notes'>): string => {
  const count = countCards(cards) + commanders.length;
  const imported = `Imported ${count} card${count === 1 ? '' : 's'}`;
  return notes.length === 0 ? imported : [`${imported}.`, ...notes.slice(0, MAX_NOTES)].join(' ');
};

export const TOO_MANY_MESSAGE = `A clipboard holds at most ${MAX_CLIPBOARD_CARDS.toLocaleString('en')} cards.`;

/**
 * The change of the clipboard by an import: commanders crowned by the crown rule, cards added in the copies of the list,
 * as one step for undo. What the list states of copies takes the place of what was stated of these cards. A second import of a list changes nothing.
 * @returns only an error where the list would become too long
 */
export const importPatch = (
  state: Clipboard,
  { cards, commanders, printings }: Pick<Import, 'cards' | 'commanders' | 'printings'>,
): Partial<Clipboard> => {
  const crowned = commanders.reduce(crownCard, addCards(state, commanders));
  const after = setPrintings(addCards(crowned, cards), printings);
  if (Object.keys(after.cards).length > MAX_CLIPBOARD_CARDS) return { error: TOO_MANY_MESSAGE };
  return {
    cards: after.cards,
    commanders: after.commanders,
    printings: after.printings,
    loadedCards: after.loadedCards,
    error: crowned.error,
  };
};
