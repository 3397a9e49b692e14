import {
  addCards,
  type ClipboardCard,
  countCopies,
  crownCard,
  type DeckLine,
  MAX_CLIPBOARD_CARDS,
  resolvePastedList,
} from '@crownsmith/domain';
import type { Clipboard } from '../clipboard-store';

/** A pasted list with its names resolved. */
export interface Import {
  /** cards to add, each once */
  readonly cards: readonly ClipboardCard[];
  /** cards to crown, in list order */
  readonly commanders: readonly ClipboardCard[];
  /** lines with an unknown name */
  readonly unknown: readonly DeckLine[];
  /** copies beyond the first, which the clipboard leaves out */
  readonly extraCopies: number;
}

/** Resolves a pasted list. @param found cards by the names of the list */
export const resolveImport = (text: string, found: ReadonlyMap<string, ClipboardCard>): Import => {
  const list = resolvePastedList(text, (name) => found.get(name));
  const commanders = countCopies(list.commanders).map(({ card }) => card);
  const isCommander = ({ url }: ClipboardCard): boolean => commanders.some((other) => other.url === url);
  const all = countCopies([...list.commanders, ...list.main]);
  return {
    cards: all.map(({ card }) => card).filter((card) => !isCommander(card)),
    commanders,
    unknown: list.unresolved,
    extraCopies: all.reduce((sum, { count }) => sum + count - 1, 0),
  };
};

export const TOO_MANY_MESSAGE = `A clipboard holds at most ${MAX_CLIPBOARD_CARDS.toLocaleString('en')} cards.`;

/**
 * The change of the clipboard by an import: cards added, commanders crowned by the crown rule, as one step for undo.
 * @returns only an error where the list would become too long
 */
export const importPatch = (
  state: Clipboard,
  { cards, commanders }: Pick<Import, 'cards' | 'commanders'>,
): Partial<Clipboard> => {
  const after = commanders.reduce(crownCard, addCards(state, [...cards, ...commanders]));
  if (Object.keys(after.cards).length > MAX_CLIPBOARD_CARDS) return { error: TOO_MANY_MESSAGE };
  return {
    cards: after.cards,
    commanders: after.commanders,
    loadedCards: after.loadedCards,
    error: after.error,
  };
};
