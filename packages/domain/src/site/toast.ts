/** Display time of a toast, in ms. */
export const TOAST_MS = 3000;

/** A short message; `show` is false after `TOAST_MS` or a click. */
export interface Toast {
  readonly key: string;
  readonly show: boolean;
  readonly text: string;
}

/** Adds a visible toast and removes the one with the same key. @example addToast([], 'a', 'Copied') // [{ key: 'a', show: true, text: 'Copied' }] */
export const addToast = (toasts: readonly Toast[], key: string, text: string): readonly Toast[] => [
  ...toasts.filter((toast) => toast.key !== key),
  { key, show: true, text },
];

/** Hides a toast by its key. */
export const hideToast = (toasts: readonly Toast[], key: string): readonly Toast[] =>
  toasts.map((toast) => (toast.key === key ? { ...toast, show: false } : toast));
