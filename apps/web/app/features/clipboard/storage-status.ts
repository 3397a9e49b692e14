import { createStore } from 'zustand/vanilla';
import { addByUrl } from './card-actions';
import { clipboard } from './clipboard';
import { connectStorage, type StorageError } from './clipboard-storage';

/** Whether the clipboard is being saved. */
export const storageStatus = createStore<{ readonly error: StorageError | undefined }>(() => ({
  error: undefined,
}));

/** Connects the clipboard to this browser's storage. @returns disconnects it */
export const startStorage = (): (() => void) => {
  const { refresh, disconnect } = connectStorage({
    store: clipboard.store,
    storage: () => window.localStorage,
    events: window,
    onError: (error) => storageStatus.setState({ error }),
    onMissing: (urls, copies) => void addByUrl(urls, copies),
  });
  clipboard.onBeforeChange(refresh);
  return disconnect;
};
