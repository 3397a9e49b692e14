import { describe, expect, it } from 'vitest';
import { addToast, hideToast, TOAST_MS } from './toast';

describe('toasts', () => {
  it('are shown for 3 seconds', () => expect(TOAST_MS).toBe(3000));

  it('are added, replaced by key and hidden', () => {
    const two = addToast(addToast(addToast([], 'a', 'A'), 'b', 'B'), 'a', 'A again');
    expect(hideToast(two, 'a')).toEqual([
      { key: 'b', show: true, text: 'B' },
      { key: 'a', show: false, text: 'A again' },
    ]);
  });
});
