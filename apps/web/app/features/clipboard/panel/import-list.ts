import {
  addCards,
  type ClipboardCard,
  countCopies,
  crownCard,
  type DeckLine,
  MAX_CLIPBOARD_CARDS,
  resolvePastedList,
} from '@crownsmith/domain';
import type { Clipboard } from '../open-clipboard';

/** What an import would do, and what it leaves out. */
export interface Import {
  /** Cards to add, each once. */
  readonly cards: readonly ClipboardCard[];
  /** Cards to crown, in the order of the list. */
  readonly commanders: readonly ClipboardCard[];
  /** Lines whose name no card has. */
  readonly unknown: readonly DeckLine[];
  /** Copies beyond the first, which the clipboard does not count. */
  readonly furtherCopies: number;
}

/** Joins a pasted text with the cards that its names were found to be. */
export const resolveImport = (text: string, found: ReadonlyMap<string, ClipboardCard>): Import => {
  const list = resolvePastedList(text, (name) => found.get(name));
  const commanders = countCopies(list.commanders).map(({ card }) => card);
  const isCommander = ({ url }: ClipboardCard): boolean => commanders.some((other) => other.url === url);
  const all = countCopies([...list.commanders, ...list.main]);
  return {
    cards: all.map(({ card }) => card).filter((card) => !isCommander(card)),
    commanders,
    unknown: list.unresolved,
    furtherCopies: all.reduce((sum, { count }) => sum + count - 1, 0),
  };
};

/** The list is longer than what a browser is asked to keep. */
export const TOO_MANY_MESSAGE = `A clipboard holds at most ${MAX_CLIPBOARD_CARDS.toLocaleString('en')} cards.`;

/**
 * The clipboard after an import: cards added, commanders crowned by the crown rule. It is one step for undo.
 * @returns what to set; only an error where the list would grow too long
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
