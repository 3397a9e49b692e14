import { describe, expect, it, vi } from 'vitest';
import { memoizeText } from './memoize-text';

describe('memoizeText', () => {
  it('computes the result of a text once, an undefined one too', () => {
    const compute = vi.fn((text: string) => (text === '' ? undefined : [...text]));
    const letters = memoizeText(compute);
    expect(letters('ab')).toBe(letters('ab'));
    expect(letters('')).toBeUndefined();
    expect(letters('')).toBeUndefined();
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('forgets results rather than remembering any number of them', () => {
    const compute = vi.fn((text: string) => text.length);
    const length = memoizeText(compute);
    for (let at = 0; at <= 10_000; at++) length(`${at}`);
    compute.mockClear();
    expect(length('0')).toBe(1);
    expect(compute).toHaveBeenCalledOnce();
    expect(length('10000')).toBe(5);
    expect(compute).toHaveBeenCalledOnce();
  });
});
