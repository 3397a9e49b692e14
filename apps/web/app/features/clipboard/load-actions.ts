import { CLIPBOARD_STORAGE_KEY } from '@crownsmith/domain';

const importActions = () => import('./clipboard-actions');

type Actions = Awaited<ReturnType<typeof importActions>>;

let loading: Promise<Actions> | undefined;

/**
 * Loads the clipboard's actions once and connects the clipboard to the browser's storage. Rejects where the code cannot be
 * loaded; the next call tries again.
 */
export const loadActions = (): Promise<Actions> => {
  loading ??= importActions().then(
    (actions) => {
      actions.startStorage();
      return actions;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};

/** Loads the actions ahead of their use; failures are ignored. */
export const prefetchActions = (): void => {
  loadActions().catch(() => undefined);
};

const hasStoredList = (): boolean => {
  try {
    return window.localStorage.getItem(CLIPBOARD_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * Loads the list that this browser stores: now, when another tab writes one, and when the page returns from the
 * back/forward cache. Without a stored list no code is loaded.
 * @returns stops watching
 */
export const watchStorage = (): (() => void) => {
  const check = (): void => {
    if (hasStoredList()) prefetchActions();
  };
  check();
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
  return () => {
    window.removeEventListener('storage', check);
    window.removeEventListener('pageshow', check);
  };
};
