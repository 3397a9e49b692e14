import {
  type CardsByUrl,
  type ClipboardCard,
  type ClipboardSnapshot,
  type ClipboardState,
  EMPTY_CLIPBOARD,
} from './clipboard-state';
import { crown, REMOVE_PARTNER_MESSAGE } from '../command-zone/crown';
import { MAX_COMMANDERS, MAX_UNDO_STATES } from '../limits';

const byUrl = (cards: readonly ClipboardCard[]): CardsByUrl =>
  Object.fromEntries(cards.map((card) => [card.url, card]));

const without = (cards: CardsByUrl, urls: readonly string[]): CardsByUrl =>
  Object.fromEntries(Object.entries(cards).filter(([url]) => !urls.includes(url)));

const own = (cards: CardsByUrl, url: string): ClipboardCard | undefined =>
  Object.hasOwn(cards, url) ? cards[url] : undefined;

const isSame = (a: ClipboardSnapshot, b: ClipboardSnapshot): boolean => {
  const urls = Object.keys(a.cards);
  return (
    a.commanders.length === b.commanders.length &&
    a.commanders.every((url, at) => url === b.commanders[at]) &&
    urls.length === Object.keys(b.cards).length &&
    urls.every((url) => own(b.cards, url) !== undefined)
  );
};

/** Applies a patch; adds the previous cards and commanders to the undo history if they change. */
const change = <R>(state: ClipboardState<R>, next: Partial<ClipboardState<R>>): ClipboardState<R> => {
  const changed = { ...state, ...next };
  if (isSame(state, changed)) return changed;
  const previous = { cards: state.cards, commanders: state.commanders };
  return { ...changed, prevStates: [...state.prevStates, previous].slice(-MAX_UNDO_STATES) };
};

/** A loaded card; undefined for any other URL. */
export const clipboardCard = (state: ClipboardState, url: string): ClipboardCard | undefined =>
  own(state.cards, url) ?? own(state.loadedCards, url);

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

/** Adds cards to the list, without commanders, and clears the error. */
export const addCards = <R>(state: ClipboardState<R>, cards: readonly ClipboardCard[]): ClipboardState<R> => {
  const added = cards.filter((card) => !state.commanders.includes(card.url));
  return change(loadCards(state, cards), { cards: { ...state.cards, ...byUrl(added) }, error: null });
};

/** Removes cards from the list by URL; for commanders see `demoteCommander`. */
export const removeCards = <R>(state: ClipboardState<R>, urls: readonly string[]): ClipboardState<R> =>
  change(state, { cards: without(state.cards, urls) });

/**
 * Adds a card to the commanders, which stay sorted, and removes it from the list. A third commander sets the error
 * 'Remove a partner'.
 */
export const appendCommander = <R>(state: ClipboardState<R>, card: ClipboardCard): ClipboardState<R> => {
  const known = loadCards(state, [card]);
  if (state.commanders.includes(card.url)) return known;
  if (state.commanders.length >= MAX_COMMANDERS) return { ...known, error: REMOVE_PARTNER_MESSAGE };
  return change(known, {
    cards: without(state.cards, [card.url]),
    commanders: [...state.commanders, card.url].sort(),
    error: null,
  });
};

/** The error for commanders that cannot be moved back to the list. */
const notLoadedMessage = (urls: readonly string[]): string | null =>
  urls.length === 0 ? null : `Not moved back to the cards because they are not loaded: ${urls.join(', ')}`;

/** Moves commanders back to the list, except those that are not loaded. */
const dismiss = <R>(
  state: ClipboardState<R>,
  urls: readonly string[],
  commanders: readonly string[],
): ClipboardState<R> => {
  const returned = urls.flatMap((url) => own(state.loadedCards, url) ?? []);
  const missing = urls.filter((url) => own(state.loadedCards, url) === undefined);
  const cards = { ...without(state.cards, commanders), ...byUrl(returned) };
  return change(state, { cards, commanders, error: notLoadedMessage(missing) });
};

/** Makes a card the only commander; the others move back to the list. */
export const replaceCommander = <R>(state: ClipboardState<R>, card: ClipboardCard): ClipboardState<R> =>
  dismiss(
    loadCards(state, [card]),
    state.commanders.filter((url) => url !== card.url),
    [card.url],
  );

/** Moves a commander back to the list; any other URL changes nothing. */
export const demoteCommander = <R>(state: ClipboardState<R>, url: string): ClipboardState<R> =>
  state.commanders.includes(url)
    ? dismiss(
        state,
        [url],
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
  const { isOpen, loadedCards, prevStates, cards, commanders } = state;
  return change(
    { ...EMPTY_CLIPBOARD, isOpen, loadedCards, prevStates, cards, commanders },
    { cards: {}, commanders: [] },
  );
};

/** Restores the previous cards and commanders, if there are any. */
export const undo = <R>(state: ClipboardState<R>): ClipboardState<R> => {
  const previous = state.prevStates.at(-1);
  if (previous === undefined) return state;
  return { ...state, ...previous, error: null, prevStates: state.prevStates.slice(0, -1) };
};

/** Removes the recommendation at an index, if there is one. */
export const popRec = <R>(state: ClipboardState<R>, index: number): ClipboardState<R> => ({
  ...state,
  recs: state.recs.filter((_, at) => at !== index),
});

export const setRecs = <R>(state: ClipboardState<R>, recs: readonly R[]): ClipboardState<R> => ({
  ...state,
  recs,
});

export const setError = <R>(state: ClipboardState<R>, error: string | null): ClipboardState<R> => ({
  ...state,
  error,
});

export const setViewerImage = <R>(
  state: ClipboardState<R>,
  viewerImage: string | null,
): ClipboardState<R> => ({
  ...state,
  viewerImage,
});

export const openMobileImage = <R>(state: ClipboardState<R>): ClipboardState<R> => ({
  ...state,
  mobileImageIsOpen: true,
});

export const closeMobileImage = <R>(state: ClipboardState<R>): ClipboardState<R> => ({
  ...state,
  mobileImageIsOpen: false,
});

/**
 * Sets several fields. Commanders stay sorted, distinct, at most two, and not in the list. A change of cards or
 * commanders can be undone unless the patch sets `prevStates`.
 */
export const setClipboard = <R>(
  state: ClipboardState<R>,
  patch: Partial<ClipboardState<R>>,
): ClipboardState<R> => {
  const commanders = [...new Set(patch.commanders ?? state.commanders)].sort().slice(0, MAX_COMMANDERS);
  const cards = without(patch.cards ?? state.cards, commanders);
  const next = { ...patch, cards, commanders };
  return patch.prevStates === undefined
    ? change(state, next)
    : { ...state, ...next, prevStates: patch.prevStates.slice(-MAX_UNDO_STATES) };
};
