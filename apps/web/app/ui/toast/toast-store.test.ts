import { TOAST_MS } from '@crownsmith/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, toastStore } from './toast-store';

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    toastStore.setState({ toasts: [] });
  });
  afterEach(() => vi.useRealTimers());

  const shown = () =>
    toastStore
      .getState()
      .toasts.filter((toast) => toast.show)
      .map((toast) => toast.text);

  it('shows a toast until it times out', () => {
    showToast('Added Sol Ring');
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(shown()).toEqual(['Added Sol Ring']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    expect(toastStore.getState().toasts).toMatchObject([{ show: false, text: 'Added Sol Ring' }]);
  });

  it('hides a dismissed toast only', () => {
    const first = showToast('first');
    showToast('second');
    dismissToast(first);
    expect(shown()).toEqual(['second']);
  });

  it('holds the last four toasts, each with a unique key', () => {
    for (let i = 0; i < 10; i += 1) showToast(String(i));
    const keys = toastStore.getState().toasts.map((toast) => toast.key);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(4);
  });
});
