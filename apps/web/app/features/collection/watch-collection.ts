import { metKey, metMark, UNSENT_MARK } from './met-key';

/** Key in session storage: both have been compared in this tab. */
const KEY = 'collection-synced';

const isSynced = (uid: string): boolean => {
  try {
    const mark = localStorage.getItem(metKey(uid));
    return sessionStorage.getItem(KEY) === uid && mark !== null && mark !== UNSENT_MARK;
  } catch {
    // Blocked storage has no collection.
    return true;
  }
};

const hasVersion = (uid: string, version: number): boolean => {
  try {
    return localStorage.getItem(metKey(uid)) === metMark(version);
  } catch {
    return true;
  }
};

/** Until the account has replied, this page and those that follow have something to send, in every tab. */
const markUnsent = (uid: string): void => {
  try {
    if (localStorage.getItem(metKey(uid)) !== null) localStorage.setItem(metKey(uid), UNSENT_MARK);
  } catch {
    // Blocked storage has no collection.
  }
};

/**
 * Keeps the collection of this browser and of a person's account the same. `flush` resolves once they are, or cannot be
 * now; `stop` ends it.
 */
export const watchCollection = (uid: string) => {
  let synced = Promise.resolve();
  const sync = (): void => {
    markUnsent(uid);
    // Offline, signed out, or storage is blocked: the next page tries again.
    synced = synced
      .then(() => import('./sync-collection'))
      .then(({ syncCollection }) => syncCollection(uid))
      .then(() => sessionStorage.setItem(KEY, uid))
      .catch(() => undefined);
  };
  if (!isSynced(uid)) sync();
  window.addEventListener('collection', sync);
  window.addEventListener('online', sync);
  return {
    /** The account has a version: where it is another one than the browser's, another device changed the collection. */
    onVersion: (version: number): void => {
      if (!hasVersion(uid, version)) sync();
    },
    flush: (): Promise<void> => synced,
    stop: (): void => {
      window.removeEventListener('collection', sync);
      window.removeEventListener('online', sync);
    },
  };
};
