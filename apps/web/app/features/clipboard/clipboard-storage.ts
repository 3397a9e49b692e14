import {
  CLIPBOARD_PRINTINGS_KEY,
  CLIPBOARD_STORAGE_KEY,
  MAX_STORED_CHARACTERS,
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

/**
 * Saves the store's cards and commanders in the browser's storage, what it states of copies beside them, and loads both: at first, when another tab writes, and
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
  let lastPrintings: string | null = null;
  let applying = false;
  let unreadable: string | undefined;
  let isSetAside = true;

  const read = (): readonly [text: string | null, printings: string | null] => {
    try {
      const stored = storage();
      return [stored.getItem(CLIPBOARD_STORAGE_KEY), stored.getItem(CLIPBOARD_PRINTINGS_KEY)];
    } catch {
      onError('disabled');
      return [lastText, lastPrintings];
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
    const printings = persistPrintings(state.printings) ?? null;
    if (text === lastText && printings === lastPrintings) return;
    // First what is beside the cards: another tab reads both when the cards change.
    const error = savePrintings(printings) ?? write(CLIPBOARD_STORAGE_KEY, text);
    if (error === undefined) lastText = text;
    onError(error);
  };

  const savePrintings = (text: string | null): 'disabled' | 'full' | undefined => {
    if (text === lastPrintings) return undefined;
    const error = text === null ? remove(CLIPBOARD_PRINTINGS_KEY) : write(CLIPBOARD_PRINTINGS_KEY, text);
    if (error === undefined) lastPrintings = text;
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
    printings: Printings,
  ): void => {
    applying = true;
    store.setState(
      (state) =>
        setClipboard(state, {
          cards,
          commanders,
          printings,
          loadedCards: { ...state.loadedCards, ...loadedCards },
        }),
      true,
    );
    applying = false;
    const missing = toLoad.filter((url) => !commanders.includes(url));
    if (missing.length > 0) onMissing(missing, copiesToLoad, printings);
  };

  const refresh = (): void => {
    const [text, printings] = read();
    if (text === lastText && printings === lastPrintings) return;
    [lastText, lastPrintings] = [text, printings];
    // The storage was cleared by hand; the list stays and is saved with the next change.
    if (text === null) return;
    const stored = migrateClipboard(text);
    if (!stored.ok) return setAside(text);
    if (!isSetAside) {
      isSetAside = true;
      unreadable = undefined;
      onError(undefined);
    }
    apply(stored.value, parsePrintings(printings ?? '{}'));
  };

  const onStorage = (event: Event): void => {
    const key = (event as StorageEvent).key;
    if (key === CLIPBOARD_STORAGE_KEY || key === CLIPBOARD_PRINTINGS_KEY || key === null) refresh();
  };

  refresh();
  store.setState({ prevStates: [] });
  const unsubscribe = store.subscribe((state, before) => {
    const isSame =
      state.cards === before.cards &&
      state.commanders === before.commanders &&
      state.printings === before.printings;
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
