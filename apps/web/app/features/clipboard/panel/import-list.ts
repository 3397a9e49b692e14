import {
  addCards,
  type ClipboardCard,
  type ClipboardEntry,
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
  /** why the text is no list, as a sentence */
  readonly fault?: string;
}

/** Resolves a pasted list. @param found cards by the names of the list */
export const resolveImport = (text: string, found: ReadonlyMap<string, ClipboardCard>): Import => {
  const list = resolvePastedList(text, (name) => found.get(name));
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
  };
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
