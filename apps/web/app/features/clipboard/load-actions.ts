import { CLIPBOARD_STORAGE_KEY } from '@crownsmith/domain';

const importEngine = () => import('./clipboard-actions');

type Engine = Awaited<ReturnType<typeof importEngine>>;

let loading: Promise<Engine> | undefined;

/**
 * Fetches what is done with the clipboard, once, and connects it with the browser's storage. Rejects where the code
 * cannot be had; the next call tries again.
 */
export const loadEngine = (): Promise<Engine> => {
  loading ??= importEngine().then(
    (engine) => {
      engine.startStorage();
      return engine;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};

/** The same ahead of a use, where a failure is nobody's concern yet. */
export const prepareEngine = (): void => {
  loadEngine().catch(() => undefined);
};

const isStored = (): boolean => {
  try {
    return window.localStorage.getItem(CLIPBOARD_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * Takes up a list that this browser keeps: now, when another tab writes one, or when the page comes back from the
 * back/forward cache. Where there is none the code stays where it is.
 * @returns what undoes it (for an effect)
 */
export const watchStored = (): (() => void) => {
  const look = (): void => {
    if (isStored()) prepareEngine();
  };
  look();
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  return () => {
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
  };
};
