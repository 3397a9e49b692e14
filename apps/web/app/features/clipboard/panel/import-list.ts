import {
  addCards,
  type ClipboardCard,
  crownCard,
  type DeckLine,
  type DeckList,
  isPartnerCapable,
  MAX_STORED_CARDS,
  parseDeckList,
} from '@crownsmith/domain';
import type { Clipboard } from '../open-clipboard';

/** What an import would do, and what it leaves out. */
export interface Import {
  readonly list: DeckList;
  /** Cards to add, each once. */
  readonly cards: readonly ClipboardCard[];
  /** Cards to crown, in the order of the list. */
  readonly commanders: readonly ClipboardCard[];
  /** Lines whose name no card has. */
  readonly unknown: readonly DeckLine[];
  /** Copies beyond the first, which the clipboard does not count. */
  readonly furtherCopies: number;
}

/** The names of a text that are to be looked up, each once; what a list skips is not among them. */
export const namesToFind = (text: string): readonly string[] => {
  const { commanders, main } = parseDeckList(text);
  return [...new Set([...commanders, ...main].map(({ name }) => name))];
};

const once = (cards: readonly ClipboardCard[]): readonly ClipboardCard[] => [
  ...new Map(cards.map((card) => [card.url, card])).values(),
];

/** Joins a pasted text with the cards that its names were found to be. */
export const resolveImport = (text: string, found: ReadonlyMap<string, ClipboardCard>): Import => {
  const list = parseDeckList(text, {
    isCard: (name) => found.has(name),
    canBeCommander: (name) => {
      const card = found.get(name);
      return card !== undefined && (card.canBeCommander || isPartnerCapable(card));
    },
  });
  const cardsOf = (lines: readonly DeckLine[]): readonly ClipboardCard[] =>
    once(lines.flatMap(({ name }) => found.get(name) ?? []));
  const commanders = cardsOf(list.commanders);
  const cards = cardsOf(list.main).filter((card) => !commanders.some(({ url }) => url === card.url));
  const lines = [...list.commanders, ...list.main];
  const known = lines.filter(({ name }) => found.has(name));
  return {
    list,
    cards,
    commanders,
    unknown: lines.filter(({ name }) => !found.has(name)),
    furtherCopies: known.reduce((sum, { count }) => sum + count, 0) - cards.length - commanders.length,
  };
};

/** The list is longer than what a browser is asked to keep. */
export const TOO_MANY_MESSAGE = `A clipboard holds at most ${MAX_STORED_CARDS.toLocaleString('en')} cards.`;

/**
 * The clipboard after an import: cards added, commanders crowned by the crown rule. It is one step for undo.
 * @returns what to set; only an error where the list would grow too long
 */
export const importPatch = (
  state: Clipboard,
  { cards, commanders }: Pick<Import, 'cards' | 'commanders'>,
): Partial<Clipboard> => {
  const after = commanders.reduce(crownCard, addCards(state, [...cards, ...commanders]));
  if (Object.keys(after.cards).length > MAX_STORED_CARDS) return { error: TOO_MANY_MESSAGE };
  return {
    cards: after.cards,
    commanders: after.commanders,
    loadedCards: after.loadedCards,
    error: after.error,
  };
};
