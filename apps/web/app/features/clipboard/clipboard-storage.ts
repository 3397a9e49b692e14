import {
  CLIPBOARD_COLOR_KEY,
  CLIPBOARD_PRINTINGS_KEY,
  CLIPBOARD_STORAGE_KEY,
  MAX_STORED_CHARACTERS,
  COLORS,
  type MigratedClipboard,
  migrateClipboard,
  parsePrintings,
  persistClipboard,
  persistPrintings,
  type Printings,
  setClipboard,
} from '@crownsmith/domain';
import type { Clipboard, ClipboardStore } from './clipboard-store';

/** Storage key under which an unreadable text is kept for manual recovery. */
export const UNREADABLE_KEY = 'clipboard-unreadable';

/**
 * Why the clipboard is not saved: storage is blocked (private mode), full, held an unreadable text, or still holds one, for
 * which there is no room under another key.
 */
export type StorageError = 'disabled' | 'full' | 'unreadable' | 'not-set-aside';

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StorageConnection {
  /** Applies what another tab has written. */
  readonly refresh: () => void;
  /** The text that could not be read; undefined for none. */
  readonly unreadableText: () => string | undefined;
  /** Removes the text that could not be read, and saves the list. */
  readonly discardUnreadable: () => void;
  readonly disconnect: () => void;
}

interface Options {
  readonly store: ClipboardStore;
  /** May throw, as `window.localStorage` does where storage is blocked. */
  readonly storage: () => TextStorage;
  /** Dispatches `storage` and `pageshow` events: the window. */
  readonly events: EventTarget;
  readonly onError: (error: StorageError | undefined) => void;
  /** Receives the URLs of listed cards whose stored data is invalid, to be fetched and added again in their copies. */
  readonly onMissing: (
    urls: readonly string[],
    copies: Readonly<Record<string, number>>,
    printings: Printings,
  ) => void;
}

/** Texts that are stored beside the cards and commanders: what is stated of copies, and the chosen colour. */
type Beside = Readonly<Record<typeof CLIPBOARD_PRINTINGS_KEY | typeof CLIPBOARD_COLOR_KEY, string | null>>;

const NOTHING_BESIDE: Beside = { [CLIPBOARD_PRINTINGS_KEY]: null, [CLIPBOARD_COLOR_KEY]: null };

const besideOf = ({ printings, chosenColor }: Clipboard): Beside => ({
  [CLIPBOARD_PRINTINGS_KEY]: persistPrintings(printings) ?? null,
  [CLIPBOARD_COLOR_KEY]: chosenColor ?? null,
});

const isSameBeside = (a: Beside, b: Beside): boolean =>
  a[CLIPBOARD_PRINTINGS_KEY] === b[CLIPBOARD_PRINTINGS_KEY] &&
  a[CLIPBOARD_COLOR_KEY] === b[CLIPBOARD_COLOR_KEY];

/**
 * Saves the store's cards and commanders in the browser's storage, what it states of copies and the chosen colour beside them, and loads all: at first, when another tab writes, and
 * when a page returns from the back/forward cache. It never throws: errors are reported and the clipboard continues in
 * memory. A text that no version can read is copied to `UNREADABLE_KEY` before it is overwritten; where there is no room for
 * the copy, nothing is saved until the text is discarded.
 */
export const connectStorage = ({
  store,
  storage,
  events,
  onError,
  onMissing,
}: Options): StorageConnection => {
  let lastText: string | null = null;
  /** What is stored beside the cards, by key. */
  let lastBeside: Beside = NOTHING_BESIDE;
  let applying = false;
  let unreadable: string | undefined;
  let isSetAside = true;

  const read = (): readonly [text: string | null, beside: Beside] => {
    try {
      const stored = storage();
      return [
        stored.getItem(CLIPBOARD_STORAGE_KEY),
        {
          [CLIPBOARD_PRINTINGS_KEY]: stored.getItem(CLIPBOARD_PRINTINGS_KEY),
          [CLIPBOARD_COLOR_KEY]: stored.getItem(CLIPBOARD_COLOR_KEY),
        },
      ];
    } catch {
      onError('disabled');
      return [lastText, lastBeside];
    }
  };

  /** Writes a text. @returns why it could not; undefined if it is written */
  const write = (key: string, text: string): 'disabled' | 'full' | undefined => {
    let target: TextStorage;
    try {
      target = storage();
    } catch {
      return 'disabled';
    }
    try {
      if (text.length > MAX_STORED_CHARACTERS) return 'full';
      target.setItem(key, text);
      return undefined;
    } catch {
      return 'full';
    }
  };

  const remove = (key: string): 'disabled' | undefined => {
    try {
      storage().removeItem(key);
      return undefined;
    } catch {
      return 'disabled';
    }
  };

  const save = (state: Clipboard): void => {
    if (!isSetAside) return;
    const text = JSON.stringify(persistClipboard(state));
    const beside = besideOf(state);
    if (text === lastText && isSameBeside(beside, lastBeside)) return;
    // First what is beside the cards: another tab reads all when the cards change.
    const error =
      saveBeside(CLIPBOARD_PRINTINGS_KEY, beside) ??
      saveBeside(CLIPBOARD_COLOR_KEY, beside) ??
      write(CLIPBOARD_STORAGE_KEY, text);
    if (error === undefined) lastText = text;
    onError(error);
  };

  const saveBeside = (key: keyof Beside, { [key]: text }: Beside): 'disabled' | 'full' | undefined => {
    if (text === lastBeside[key]) return undefined;
    const error = text === null ? remove(key) : write(key, text);
    if (error === undefined) lastBeside = { ...lastBeside, [key]: text };
    return error;
  };

  const setAside = (text: string): void => {
    unreadable = text;
    const error = write(UNREADABLE_KEY, text);
    isSetAside = error !== 'full';
    onError(error === undefined ? 'unreadable' : error === 'full' ? 'not-set-aside' : error);
  };

  const discardUnreadable = (): void => {
    try {
      if (isSetAside) storage().removeItem(UNREADABLE_KEY);
      else storage().removeItem(CLIPBOARD_STORAGE_KEY);
    } catch {
      onError('disabled');
      return;
    }
    unreadable = undefined;
    isSetAside = true;
    onError(undefined);
    const state = store.getState();
    if (Object.keys(state.cards).length > 0 || state.commanders.length > 0) save(state);
  };

  const apply = (
    { cards, commanders, loadedCards, toLoad, copiesToLoad }: MigratedClipboard,
    beside: Beside,
  ): void => {
    const printings = parsePrintings(beside[CLIPBOARD_PRINTINGS_KEY] ?? '{}');
    applying = true;
    store.setState(
      (state) =>
        setClipboard(state, {
          cards,
          commanders,
          printings,
          chosenColor: COLORS.find((color) => color === beside[CLIPBOARD_COLOR_KEY]),
          loadedCards: { ...state.loadedCards, ...loadedCards },
        }),
      true,
    );
    applying = false;
    const missing = toLoad.filter((url) => !commanders.includes(url));
    if (missing.length > 0) onMissing(missing, copiesToLoad, printings);
  };

  const refresh = (): void => {
    const [text, beside] = read();
    if (text === lastText && isSameBeside(beside, lastBeside)) return;
    [lastText, lastBeside] = [text, beside];
    // The storage was cleared by hand; the list stays and is saved with the next change.
    if (text === null) return;
    const stored = migrateClipboard(text);
    if (!stored.ok) return setAside(text);
    if (!isSetAside) {
      isSetAside = true;
      unreadable = undefined;
      onError(undefined);
    }
    apply(stored.value, beside);
  };

  const onStorage = (event: Event): void => {
    const key = (event as StorageEvent).key;
    if (key === CLIPBOARD_STORAGE_KEY || key === null || Object.hasOwn(NOTHING_BESIDE, key)) refresh();
  };

  refresh();
  store.setState({ prevStates: [] });
  const unsubscribe = store.subscribe((state, before) => {
    const isSame =
      state.cards === before.cards &&
      state.commanders === before.commanders &&
      state.printings === before.printings &&
      state.chosenColor === before.chosenColor;
    if (applying || isSame) return;
    save(state);
  });
  events.addEventListener('storage', onStorage);
  events.addEventListener('pageshow', refresh);

  return {
    refresh,
    unreadableText: () => unreadable,
    discardUnreadable,
    disconnect: () => {
      unsubscribe();
      events.removeEventListener('storage', onStorage);
      events.removeEventListener('pageshow', refresh);
    },
  };
};
