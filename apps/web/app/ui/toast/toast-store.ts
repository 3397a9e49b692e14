import { addToast, hideToast, type Toast, TOAST_MS } from '@crownsmith/domain';
import { createStore } from 'zustand/vanilla';

interface ToastState {
  /** the latest toast alone: a new one replaces it */
  readonly toasts: readonly Toast[];
}

export const toastStore = createStore<ToastState>(() => ({ toasts: [] }));

let count = 0;

/** Hides a toast early. */
export const dismissToast = (key: string): void => {
  toastStore.setState(({ toasts }) => ({ toasts: hideToast(toasts, key) }));
};

/**
 * Shows a short message that needs no response, in place of the one before; it hides after three seconds or on a click.
 * @returns the toast's key
 * @example showToast('Added Sol Ring')
 */
export const showToast = (text: string): string => {
  count += 1;
  const key = String(count);
  toastStore.setState({ toasts: addToast([], key, text) });
  setTimeout(() => dismissToast(key), TOAST_MS);
  return key;
};
