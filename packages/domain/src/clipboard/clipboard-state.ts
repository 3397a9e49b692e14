import type { Card } from '../card/card';

/** Name under which a browser stores the clipboard. */
export const CLIPBOARD_STORAGE_KEY = 'clipboard';

/** A card as the clipboard keeps it; `url` is `/cards/{slug}`. */
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
  | 'copyLimit'
  | 'prices'
  | 'images'
  | 'scryfallId'
> & { readonly url: string };

/** Cards by their url. */
export type CardsByUrl = Readonly<Record<string, ClipboardCard>>;

/** What undo restores. */
export interface ClipboardSnapshot {
  readonly cards: CardsByUrl;
  readonly commanders: readonly string[];
}

/** The saved card list (specification, section 3). `R` is a recommendation, which the domain does not look into. */
export interface ClipboardState<R = unknown> extends ClipboardSnapshot {
  /** Data of every card that was seen, commanders included; it stays when cards go. */
  readonly loadedCards: CardsByUrl;
  readonly recs: readonly R[];
  readonly error: string | null;
  readonly isOpen: boolean;
  readonly mobileImageIsOpen: boolean;
  readonly viewerImage: string | null;
  /** Earlier states, oldest first, at most ten. */
  readonly prevStates: readonly ClipboardSnapshot[];
}

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

/** How many cards a clipboard has, commanders included. */
export const clipboardCount = ({ cards, commanders }: ClipboardSnapshot): number =>
  Object.keys(cards).length + commanders.length;

/** Opens or closes the panel; the mobile image closes, too. */
export const toggleOpen = <R>(state: ClipboardState<R>): ClipboardState<R> => ({
  ...state,
  isOpen: !state.isOpen,
  mobileImageIsOpen: false,
});
