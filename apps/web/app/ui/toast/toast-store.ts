import { addToast, hideToast, type Toast, TOAST_MS } from '@crownsmith/domain';
import { createStore } from 'zustand/vanilla';

interface ToastState {
  readonly toasts: readonly Toast[];
}

/** How many toasts are kept; older ones have long been hidden. */
const KEPT = 4;

export const toastStore = createStore<ToastState>(() => ({ toasts: [] }));

let count = 0;

/** Hides a toast ahead of its time. */
export const dismissToast = (key: string): void => {
  toastStore.setState(({ toasts }) => ({ toasts: hideToast(toasts, key) }));
};

/**
 * Says a short word that needs no answer ("Copied"); it hides after three seconds or on a click.
 * @returns the toast's key
 * @example showToast('Added Sol Ring')
 */
export const showToast = (text: string): string => {
  count += 1;
  const key = String(count);
  toastStore.setState(({ toasts }) => ({ toasts: addToast(toasts, key, text).slice(-KEPT) }));
  setTimeout(() => dismissToast(key), TOAST_MS);
  return key;
};
