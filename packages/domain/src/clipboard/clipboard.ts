import { entryOf, fitEntries, takeOne } from './clipboard-copies';
import {
  type CardsByUrl,
  type ClipboardCard,
  type ClipboardEntry,
  type ClipboardSnapshot,
  type ClipboardState,
  EMPTY_CLIPBOARD,
  type EntriesByUrl,
} from './clipboard-state';
import { crown, REMOVE_PARTNER_MESSAGE } from '../command-zone/crown';
import { fitAllPrintings, isSamePrintings, type Printings } from '../card-list/printings';
import { MAX_COMMANDERS, MAX_UNDO_STATES } from '../limits';

const byUrl = (cards: readonly ClipboardCard[]): CardsByUrl =>
  Object.fromEntries(cards.map((card) => [card.url, card]));

const own = <C>(cards: Readonly<Record<string, C>>, url: string): C | undefined =>
  Object.hasOwn(cards, url) ? cards[url] : undefined;

/** Copies of a card in the list, 0 without it. */
const copiesIn = (cards: EntriesByUrl, url: string): number => {
  const entry = own(cards, url);
  return entry === undefined ? 0 : (entry.count ?? 1);
};

const isSame = (a: ClipboardSnapshot, b: ClipboardSnapshot): boolean => {
  const urls = Object.keys(a.cards);
  return (
    a.commanders.length === b.commanders.length &&
    a.commanders.every((url, at) => url === b.commanders[at]) &&
    urls.length === Object.keys(b.cards).length &&
    urls.every((url) => copiesIn(a.cards, url) === copiesIn(b.cards, url)) &&
    Object.keys({ ...a.printings, ...b.printings }).every((url) =>
      isSamePrintings(own(a.printings ?? {}, url), own(b.printings ?? {}, url)),
    )
  );
};

/** A state without the printings of copies that it does not have. */
const withOwnPrintings = <R>(state: ClipboardState<R>): ClipboardState<R> => {
  const { printings, ...rest } = state;
  const { cards, commanders } = rest;
  const fitted = fitAllPrintings(
    printings,
    (url) => copiesIn(cards, url) + (commanders.includes(url) ? 1 : 0),
  );
  return fitted ? { ...rest, printings: fitted } : rest;
};

const snapshotOf = ({ cards, commanders, printings }: ClipboardSnapshot): ClipboardSnapshot => ({
  cards,
  commanders,
  ...(printings && { printings }),
});

/** Applies a patch; adds the previous cards and commanders to the undo history if they change. */
const change = <R>(state: ClipboardState<R>, next: Partial<ClipboardState<R>>): ClipboardState<R> => {
  const changed = withOwnPrintings({ ...state, ...next });
  if (isSame(state, changed)) return changed;
  const previous = snapshotOf(state);
  return { ...changed, prevStates: [...state.prevStates, previous].slice(-MAX_UNDO_STATES) };
};

/** A loaded card, without its copies; undefined for any other URL. */
export const clipboardCard = (state: ClipboardState, url: string): ClipboardCard | undefined => {
  const entry = own(state.cards, url);
  return entry === undefined ? own(state.loadedCards, url) : entryOf(entry, 1);
};

/** The loaded commanders, in order. */
export const clipboardCommanders = (state: ClipboardState): readonly ClipboardCard[] =>
  state.commanders.flatMap((url) => clipboardCard(state, url) ?? []);

/** URLs of commanders that are not loaded; storage has only their URLs. */
export const missingCommanders = (state: ClipboardState): readonly string[] =>
  state.commanders.filter((url) => clipboardCard(state, url) === undefined);

/** Adds cards to the loaded ones; the list does not change. */
export const loadCards = <R>(
  state: ClipboardState<R>,
  cards: readonly ClipboardCard[],
): ClipboardState<R> => ({
  ...state,
  loadedCards: { ...state.loadedCards, ...byUrl(cards) },
});

/**
 * Adds cards to the list and clears the error. An entry with a count sets the copies of its card, as far as a deck may have
 * them, so that adding a list again does not double it; a card without one keeps the copies that it has. Commanders are
 * left out, but for further copies of a card that a deck may have several times.
 */
export const addCards = <R>(
  state: ClipboardState<R>,
  cards: readonly ClipboardEntry[],
): ClipboardState<R> => {
  const added = cards.map((card) => entryOf(card, card.count ?? copiesIn(state.cards, card.url)));
  const loaded = loadCards(
    state,
    cards.map((card) => entryOf(card, 1)),
  );
  return change(loaded, { cards: { ...state.cards, ...fitEntries(added, state.commanders) }, error: null });
};

/**
 * Sets the copies of a card of the list, at most as many as a deck may have. A number that is not a positive integer, and
 * the URL of another card, change nothing.
 */
export const setCopies = <R>(state: ClipboardState<R>, url: string, count: number): ClipboardState<R> => {
  const entry = own(state.cards, url);
  if (entry === undefined || !Number.isInteger(count) || count < 1) return state;
  const changed = fitEntries([entryOf(entry, count)], state.commanders);
  return change(state, { cards: { ...state.cards, ...changed } });
};

/** Removes cards from the list by URL, with all copies; for commanders see `demoteCommander`. */
export const removeCards = <R>(state: ClipboardState<R>, urls: readonly string[]): ClipboardState<R> =>
  change(state, {
    cards: Object.fromEntries(Object.entries(state.cards).filter(([url]) => !urls.includes(url))),
  });

/**
 * Adds a card to the commanders, which stay sorted, and removes it from the list: one of its copies, where it has several.
 * A third commander sets the error 'Remove a partner'.
 */
export const appendCommander = <R>(state: ClipboardState<R>, card: ClipboardCard): ClipboardState<R> => {
  const known = loadCards(state, [card]);
  if (state.commanders.includes(card.url)) return known;
  if (state.commanders.length >= MAX_COMMANDERS) return { ...known, error: REMOVE_PARTNER_MESSAGE };
  return change(known, {
    cards: takeOne(state.cards, [card.url]),
    commanders: [...state.commanders, card.url].sort(),
    error: null,
  });
};

/** The error for commanders that cannot be moved back to the list. */
const notLoadedMessage = (urls: readonly string[]): string | null =>
  urls.length === 0 ? null : `Not moved back to the cards because they are not loaded: ${urls.join(', ')}`;

/** Sets the commanders. The former ones move back to the list, except those that are not loaded; new ones leave it. */
const replaceCommanders = <R>(state: ClipboardState<R>, commanders: readonly string[]): ClipboardState<R> => {
  const former = state.commanders.filter((url) => !commanders.includes(url));
  const listed = takeOne(
    state.cards,
    commanders.filter((url) => !state.commanders.includes(url)),
  );
  const returned = former
    .flatMap((url) => own(state.loadedCards, url) ?? [])
    .map((card) => entryOf(card, copiesIn(listed, card.url) + 1));
  const missing = former.filter((url) => own(state.loadedCards, url) === undefined);
  return change(state, {
    cards: { ...listed, ...fitEntries(returned, commanders) },
    commanders,
    error: notLoadedMessage(missing),
  });
};

/** Makes a card the only commander; the others move back to the list. */
export const replaceCommander = <R>(state: ClipboardState<R>, card: ClipboardCard): ClipboardState<R> =>
  replaceCommanders(loadCards(state, [card]), [card.url]);

/** Moves a commander back to the list; any other URL changes nothing. */
export const demoteCommander = <R>(state: ClipboardState<R>, url: string): ClipboardState<R> =>
  state.commanders.includes(url)
    ? replaceCommanders(
        state,
        state.commanders.filter((commander) => commander !== url),
      )
    : state;

/** Chooses a card as commander by the crown rule (`crown`); replaces the others while one is not loaded. */
export const crownCard = <R>(state: ClipboardState<R>, card: ClipboardCard): ClipboardState<R> => {
  if (missingCommanders(state).length > 0) return replaceCommander(state, card);
  const crowning = crown(clipboardCommanders(state), card);
  if (!crowning.ok) return { ...loadCards(state, [card]), error: crowning.error };
  return crowning.value.kind === 'append' ? appendCommander(state, card) : replaceCommander(state, card);
};

/** Removes all cards and commanders, with undo; the panel and the loaded cards do not change. */
export const clearClipboard = <R>(state: ClipboardState<R>): ClipboardState<R> => {
  const { isOpen, loadedCards, prevStates } = state;
  return change(
    { ...EMPTY_CLIPBOARD, isOpen, loadedCards, prevStates, ...snapshotOf(state) },
    { cards: {}, commanders: [] },
  );
};

/** Restores the previous cards and commanders, if there are any. */
export const undo = <R>(state: ClipboardState<R>): ClipboardState<R> => {
  const previous = state.prevStates.at(-1);
  if (previous === undefined) return state;
  const { printings: _printings, ...rest } = state;
  return { ...rest, ...previous, error: null, prevStates: state.prevStates.slice(0, -1) };
};

/** Removes the recommendation at an index, if there is one. */
export const popRec = <R>(state: ClipboardState<R>, index: number): ClipboardState<R> => ({
  ...state,
  recs: state.recs.filter((_, at) => at !== index),
});

/** Replaces the recommendations. */
export const setRecs = <R>(state: ClipboardState<R>, recs: readonly R[]): ClipboardState<R> => ({
  ...state,
  recs,
});

/** Sets the error text, or clears it with null. */
export const setError = <R>(state: ClipboardState<R>, error: string | null): ClipboardState<R> => ({
  ...state,
  error,
});

/** Sets the image that the viewer shows, or none with null. */
export const setViewerImage = <R>(
  state: ClipboardState<R>,
  viewerImage: string | null,
): ClipboardState<R> => ({
  ...state,
  viewerImage,
});

/** Opens the large image of small windows. */
export const openMobileImage = <R>(state: ClipboardState<R>): ClipboardState<R> => ({
  ...state,
  mobileImageIsOpen: true,
});

/** Closes the large image of small windows. */
export const closeMobileImage = <R>(state: ClipboardState<R>): ClipboardState<R> => ({
  ...state,
  mobileImageIsOpen: false,
});

/**
 * Sets several fields. Commanders stay sorted, distinct, at most two, and not in the list unless a deck may have several
 * copies; copies stay within the limits of their cards. A change of cards or commanders can be undone unless the patch
 * sets `prevStates`.
 */
export const setClipboard = <R>(
  state: ClipboardState<R>,
  patch: Partial<ClipboardState<R>>,
): ClipboardState<R> => {
  const commanders = [...new Set(patch.commanders ?? state.commanders)].sort().slice(0, MAX_COMMANDERS);
  const cards = fitEntries(Object.values(patch.cards ?? state.cards), commanders);
  const next = { ...patch, cards, commanders };
  return patch.prevStates === undefined
    ? change(state, next)
    : withOwnPrintings({ ...state, ...next, prevStates: patch.prevStates.slice(-MAX_UNDO_STATES) });
};

/**
 * Sets what is stated of some cards' copies, in place of what was stated of these cards; other cards keep theirs. Copies
 * that the clipboard does not have are left out.
 */
export const setPrintings = <R>(state: ClipboardState<R>, printings: Printings): ClipboardState<R> =>
  change(state, { printings: { ...state.printings, ...printings } });
