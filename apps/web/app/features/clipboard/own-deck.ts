import { cardListOf, isSameList, type CardList } from '@crownsmith/domain';
import { clipboardStore } from './clipboard-store';

/** Key in local storage of what the player says of the deck besides its cards, as parameters of an address. */
const WORDS_KEY = 'deck';
/** Key in session storage of the decks that were this browser's own, newest last. */
const OWN_KEY = 'own-decks';
/** Decks that are remembered: those that Back leads to. */
const MAX_OWN = 60;

const read = (storage: () => Storage, key: string): string | undefined => {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

const write = (storage: () => Storage, key: string, text: string): void => {
  try {
    storage().setItem(key, text);
  } catch {
    // Storage is blocked or full: the address still has all of it.
  }
};

const session = (): Storage => window.sessionStorage;
const local = (): Storage => window.localStorage;

/** Whether a deck was the browser's own in this tab. */
export const isOwnDeck = (key: string): boolean => (read(session, OWN_KEY) ?? '').split(' ').includes(key);

/** Remembers that a deck is the browser's own. */
export const markOwnDeck = (key: string): void => {
  const others = (read(session, OWN_KEY) ?? '').split(' ').filter((other) => other !== '' && other !== key);
  write(session, OWN_KEY, [...others, key].slice(-MAX_OWN).join(' '));
};

/** Forgets that a deck is the browser's own. */
export const forgetOwnDeck = (key: string): void =>
  write(
    session,
    OWN_KEY,
    (read(session, OWN_KEY) ?? '')
      .split(' ')
      .filter((other) => other !== key)
      .join(' '),
  );

/** What the player says of the own deck: its name, roles, maybeboard, bracket and limits, as a query. */
export const storedDeckWords = (): string => {
  try {
    const stored: unknown = JSON.parse(read(local, WORDS_KEY) ?? '{}');
    const query = (stored as { readonly query?: unknown }).query;
    return typeof query === 'string' ? new URLSearchParams(query).toString() : '';
  } catch {
    return '';
  }
};

/** Stores what the player says of the own deck, beside the clipboard, which has its cards. */
export const storeDeckWords = (query: string): void =>
  write(local, WORDS_KEY, JSON.stringify({ version: 1, query }));

/** The clipboard's list; undefined while it is empty. */
export const ownList = (): CardList | undefined => {
  const list = cardListOf(clipboardStore.getState());
  return list.commanders.length === 0 && Object.keys(list.cards).length === 0 ? undefined : list;
};

/** Whether two lists have the same cards and commanders, whatever is stated of copies. */
export const hasSameCards = (a: CardList, b: CardList): boolean =>
  isSameList({ commanders: a.commanders, cards: a.cards }, { commanders: b.commanders, cards: b.cards });
