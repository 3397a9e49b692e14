import {
  CLIPBOARD_STORAGE_KEY,
  type MigratedClipboard,
  migrateClipboard,
  persistClipboard,
  setClipboard,
} from '@crownsmith/domain';
import type { Clipboard, ClipboardStore } from './clipboard-store';

/** Storage key under which an unreadable text is kept for manual recovery. */
export const UNREADABLE_KEY = 'clipboard-unreadable';

/** Why the clipboard is not saved: storage is blocked (private mode), full, or held an unreadable text. */
export type StorageError = 'disabled' | 'full' | 'unreadable';

type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface StorageConnection {
  /** Applies what another tab has written. */
  readonly refresh: () => void;
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
  readonly onMissing: (urls: readonly string[], copies: Readonly<Record<string, number>>) => void;
}

/**
 * Saves the store's cards and commanders in the browser's storage, and loads them: at first, when another tab writes, and
 * when a page returns from the back/forward cache. It never throws: errors are reported and the clipboard continues in
 * memory. A text that no version can read is copied to `UNREADABLE_KEY` before it is overwritten.
 */
export const connectStorage = ({
  store,
  storage,
  events,
  onError,
  onMissing,
}: Options): StorageConnection => {
  let lastText: string | null = null;
  let applying = false;

  const read = (): string | null => {
    try {
      return storage().getItem(CLIPBOARD_STORAGE_KEY);
    } catch {
      onError('disabled');
      return lastText;
    }
  };

  const write = (key: string, text: string): boolean => {
    let target: TextStorage;
    try {
      target = storage();
    } catch {
      onError('disabled');
      return false;
    }
    try {
      target.setItem(key, text);
      return true;
    } catch {
      onError('full');
      return false;
    }
  };

  const save = (state: Clipboard): void => {
    const text = JSON.stringify(persistClipboard(state));
    if (text === lastText || !write(CLIPBOARD_STORAGE_KEY, text)) return;
    lastText = text;
    onError(undefined);
  };

  const apply = ({ cards, commanders, loadedCards, toLoad, copiesToLoad }: MigratedClipboard): void => {
    applying = true;
    store.setState((state) =>
      setClipboard(state, { cards, commanders, loadedCards: { ...state.loadedCards, ...loadedCards } }),
    );
    applying = false;
    const missing = toLoad.filter((url) => !commanders.includes(url));
    if (missing.length > 0) onMissing(missing, copiesToLoad);
  };

  const refresh = (): void => {
    const text = read();
    if (text === lastText) return;
    lastText = text;
    // The storage was cleared by hand; the list stays and is saved with the next change.
    if (text === null) return;
    const stored = migrateClipboard(text);
    if (stored.ok) return apply(stored.value);
    if (write(UNREADABLE_KEY, text)) onError('unreadable');
  };

  const onStorage = (event: Event): void => {
    const key = (event as StorageEvent).key;
    if (key === CLIPBOARD_STORAGE_KEY || key === null) refresh();
  };

  refresh();
  store.setState({ prevStates: [] });
  const unsubscribe = store.subscribe((state, before) => {
    if (applying || (state.cards === before.cards && state.commanders === before.commanders)) return;
    save(state);
  });
  events.addEventListener('storage', onStorage);
  events.addEventListener('pageshow', refresh);

  return {
    refresh,
    disconnect: () => {
      unsubscribe();
      events.removeEventListener('storage', onStorage);
      events.removeEventListener('pageshow', refresh);
    },
  };
};
