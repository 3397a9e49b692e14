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

  it('shows one toast at a time: a new one replaces the one before', () => {
    const keys = ['first', 'second', 'third'].map(showToast);
    expect(shown()).toEqual(['third']);
    expect(toastStore.getState().toasts).toHaveLength(1);
    expect(new Set(keys).size).toBe(3);
  });

  it('shows a toast for its whole time, however old the one before is', () => {
    const first = showToast('first');
    vi.advanceTimersByTime(TOAST_MS - 1);
    showToast('second');
    dismissToast(first);
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(shown()).toEqual(['second']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });
});
