import { createStore } from 'zustand/vanilla';
import { addByUrl } from './card-actions';
import { clipboard } from './clipboard';
import { connectStorage, type StorageError } from './clipboard-storage';

/** What the browser's storage holds that no version can read. */
interface UnreadableText {
  readonly text: () => string | undefined;
  readonly discard: () => void;
}

interface StorageStatus {
  readonly error: StorageError | undefined;
  readonly unreadable: UnreadableText | undefined;
}

/** Whether the clipboard is being saved. */
export const storageStatus = createStore<StorageStatus>(() => ({ error: undefined, unreadable: undefined }));

/** Connects the clipboard to this browser's storage. @returns disconnects it */
export const startStorage = (): (() => void) => {
  const { refresh, disconnect, unreadableText, discardUnreadable } = connectStorage({
    store: clipboard.store,
    storage: () => window.localStorage,
    events: window,
    onError: (error) => storageStatus.setState({ error }),
    onMissing: (urls, copies, printings) => void addByUrl(urls, copies, printings),
  });
  clipboard.onBeforeChange(refresh);
  storageStatus.setState({ unreadable: { text: unreadableText, discard: discardUnreadable } });
  return disconnect;
};
