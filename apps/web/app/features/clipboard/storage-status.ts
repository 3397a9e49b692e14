import { createStore } from 'zustand/vanilla';
import { addByUrl } from './card-action';
import { connectStorage, type StorageTrouble } from './clipboard-storage';
import { clipboard } from './clipboard-store';

/** Whether the clipboard is being saved; `trouble` says what is in the way. */
export const storageStatus = createStore<{ readonly trouble: StorageTrouble | undefined }>(() => ({
  trouble: undefined,
}));

/** Connects the clipboard with this browser's storage; returns what undoes it (for an effect). */
export const startStorage = (): (() => void) => {
  const { refresh, disconnect } = connectStorage({
    store: clipboard.store,
    storage: () => window.localStorage,
    events: window,
    onTrouble: (trouble) => storageStatus.setState({ trouble }),
    onMissing: (urls) => void addByUrl(urls),
  });
  clipboard.onBeforeChange(refresh);
  return disconnect;
};
