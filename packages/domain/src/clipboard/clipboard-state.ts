import type { Card } from '../card/card';
import type { Printings } from '../card-list/printings';
import type { Color } from '../color/color';

/** Key of the clipboard in local storage. */
export const CLIPBOARD_STORAGE_KEY = 'clipboard';
/** Key in local storage of the colour that is chosen for its commanders. */
export const CLIPBOARD_COLOR_KEY = 'clipboard-color';

/** A card of the clipboard; `url` is `/cards/{slug}`. */
export type ClipboardCard = Pick<
  Card,
  | 'name'
  | 'slug'
  | 'layout'
  | 'manaValue'
  | 'typeLine'
  | 'primaryType'
  | 'colorIdentity'
  | 'legality'
  | 'canBeCommander'
  | 'partner'
  | 'grants'
  | 'isEveryCreatureType'
  | 'copyLimit'
  | 'prices'
  | 'images'
  | 'scryfallId'
> & { readonly url: string };

/** Cards by URL. */
export type CardsByUrl = Readonly<Record<string, ClipboardCard>>;

/** A card of the list with its copies: absent for one, never more than a deck may have. */
export type ClipboardEntry = ClipboardCard & { readonly count?: number };

/** Entries of the list by URL. */
export type EntriesByUrl = Readonly<Record<string, ClipboardEntry>>;

/** The part of the state that undo restores. */
export interface ClipboardSnapshot {
  readonly cards: EntriesByUrl;
  readonly commanders: readonly string[];
  /** What the lists that were imported state of copies; absent where that is nothing. */
  readonly printings?: Printings | undefined;
}

/** The clipboard: a visitor's list of cards (specification, section 3). `R` is the type of a recommendation. */
export interface ClipboardState<R = unknown> extends ClipboardSnapshot {
  /** The colour that the player chose for commanders that let them; absent for the one that most cards need. */
  readonly chosenColor?: Color | undefined;
  /** Every loaded card, also after it is removed from the list. */
  readonly loadedCards: CardsByUrl;
  readonly recs: readonly R[];
  readonly error: string | null;
  readonly isOpen: boolean;
  readonly mobileImageIsOpen: boolean;
  readonly viewerImage: string | null;
  /** Earlier states, oldest first, up to `MAX_UNDO_STATES`. */
  readonly prevStates: readonly ClipboardSnapshot[];
}

/** A closed clipboard without cards. */
export const EMPTY_CLIPBOARD: ClipboardState<never> = {
  cards: {},
  commanders: [],
  loadedCards: {},
  recs: [],
  error: null,
  isOpen: false,
  mobileImageIsOpen: false,
  viewerImage: null,
  prevStates: [],
};

/** The number of cards of entries, copies included. @example countCards([{ count: 30 }, {}]) // 31 */
export const countCards = (entries: readonly { readonly count?: number }[]): number =>
  entries.reduce((sum, { count = 1 }) => sum + count, 0);

/** How many cards a clipboard has, copies and commanders included. */
export const clipboardCount = ({ cards, commanders }: ClipboardSnapshot): number =>
  countCards(Object.values(cards)) + commanders.length;

/** Opens or closes the panel, and closes the mobile image. */
export const toggleOpen = <R>(state: ClipboardState<R>): ClipboardState<R> => ({
  ...state,
  isOpen: !state.isOpen,
  mobileImageIsOpen: false,
});
