import { whenActed } from './card-actions';
import { createClipboardSync } from './clipboard-sync';
import { clipboardStore } from './clipboard-store';
import { loadActions } from './load-actions';
import { localClipboard } from './local-clipboard';
import { storageStatus } from './storage-status';

/** Name of the lock that the tab holds which exchanges the clipboard. */
const LOCK = 'account-clipboard';

const alone = async (work: () => Promise<void>): Promise<void> => {
  // What this browser stores could not be read: an empty clipboard would look like one that was cleared.
  if (storageStatus.getState().unreadable?.text() !== undefined) return;
  if ('locks' in navigator) await navigator.locks.request(LOCK, work);
  else await work();
};

/** Keeps the clipboard of this browser and of a person's account the same, once what this browser stores is loaded. */
export const startAccountClipboard = async (uid: string) => {
  await loadActions();
  const sync = createClipboardSync({
    uid,
    local: localClipboard,
    storage: () => window.localStorage,
    fetch: (...request) => window.fetch(...request),
    alone,
  });
  const unsubscribe = clipboardStore.subscribe((state, before) => {
    const isSame =
      state.cards === before.cards &&
      state.commanders === before.commanders &&
      state.printings === before.printings &&
      state.chosenColor === before.chosenColor;
    if (!isSame) sync.onChange();
  });
  const onOnline = (): void => void sync.sync();
  window.addEventListener('online', onOnline);
  return {
    onVersion: sync.onVersion,
    /** Sends what has changed here, also what is being added now; resolves once it is sent or has to wait on. */
    flush: async (): Promise<void> => {
      await whenActed();
      await sync.flush();
    },
    stop: (): void => {
      unsubscribe();
      window.removeEventListener('online', onOnline);
      sync.stop();
    },
  };
};
