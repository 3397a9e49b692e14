import {
  CLIPBOARD_STORAGE_KEY,
  type MigratedClipboard,
  migrateClipboard,
  persistClipboard,
  setClipboard,
} from '@crownsmith/domain';
import type { Clipboard, ClipboardStore } from './open-clipboard';

/** Where a text that could not be read is set aside, so that a person can still get at it. */
export const UNREADABLE_KEY = 'clipboard-unreadable';

/**
 * What keeps the clipboard from being saved: there is no storage (private mode), it is full, or what it held could
 * not be read.
 */
export type StorageTrouble = 'disabled' | 'full' | 'unreadable';

type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface StorageConnection {
  /** Takes up what another tab has written since. */
  readonly refresh: () => void;
  readonly disconnect: () => void;
}

interface Options {
  readonly store: ClipboardStore;
  /** May throw, as `window.localStorage` does where storage is forbidden. */
  readonly storage: () => TextStorage;
  /** Where `storage` events arrive: the window. */
  readonly events: EventTarget;
  readonly onTrouble: (trouble: StorageTrouble | undefined) => void;
  /** Addresses of cards of the list whose stored data is of no use: to be fetched and added again. */
  readonly onMissing: (urls: readonly string[]) => void;
}

/**
 * Keeps the store's cards and commanders in the browser's storage and takes up what is there: at first, when another
 * tab writes, and when a page comes back from the back/forward cache. Nothing throws: trouble is reported, and the
 * clipboard goes on in memory. A text that no version can read is set aside before it is written over.
 */
export const connectStorage = ({
  store,
  storage,
  events,
  onTrouble,
  onMissing,
}: Options): StorageConnection => {
  let known: string | null = null;
  let applying = false;

  const read = (): string | null => {
    try {
      return storage().getItem(CLIPBOARD_STORAGE_KEY);
    } catch {
      onTrouble('disabled');
      return known;
    }
  };

  const write = (key: string, text: string): boolean => {
    let place: TextStorage;
    try {
      place = storage();
    } catch {
      onTrouble('disabled');
      return false;
    }
    try {
      place.setItem(key, text);
      return true;
    } catch {
      onTrouble('full');
      return false;
    }
  };

  const save = (state: Clipboard): void => {
    const text = JSON.stringify(persistClipboard(state));
    if (text === known || !write(CLIPBOARD_STORAGE_KEY, text)) return;
    known = text;
    onTrouble(undefined);
  };

  const apply = ({ cards, commanders, loadedCards, toLoad }: MigratedClipboard): void => {
    applying = true;
    store.setState((state) =>
      setClipboard(state, { cards, commanders, loadedCards: { ...state.loadedCards, ...loadedCards } }),
    );
    applying = false;
    const missing = toLoad.filter((url) => !commanders.includes(url));
    if (missing.length > 0) onMissing(missing);
  };

  const refresh = (): void => {
    const text = read();
    if (text === known) return;
    known = text;
    // Someone emptied the storage by hand; what is on the screen stays and is saved with the next change.
    if (text === null) return;
    const stored = migrateClipboard(text);
    if (stored.ok) return apply(stored.value);
    if (write(UNREADABLE_KEY, text)) onTrouble('unreadable');
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
