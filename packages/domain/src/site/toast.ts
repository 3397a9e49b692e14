/** A short message in the shell; hidden by `show: false`, 3 s after it came or on click. */
export interface Toast {
  readonly key: string;
  readonly show: boolean;
  readonly text: string;
}

/** Adds a toast that shows; one with the same key is replaced. @example addToast([], 'a', 'Copied') // [{ key: 'a', show: true, text: 'Copied' }] */
export const addToast = (toasts: readonly Toast[], key: string, text: string): readonly Toast[] => [
  ...toasts.filter((toast) => toast.key !== key),
  { key, show: true, text },
];

/** Hides a toast by its key. */
export const hideToast = (toasts: readonly Toast[], key: string): readonly Toast[] =>
  toasts.map((toast) => (toast.key === key ? { ...toast, show: false } : toast));
