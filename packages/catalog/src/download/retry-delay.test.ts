import { describe, expect, it } from 'vitest';
import { parseRetryAfter, retryDelay } from './retry-delay';

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    ['3', 3000],
    ['0', 0],
    [' 120 ', 120_000],
    ['Fri, 20 Nov 2026 12:00:05 GMT', 5000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['1.5', undefined],
    ['-1', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j', (header, ms) => expect(parseRetryAfter(header, now)).toBe(ms));
});

describe('retryDelay', () => {
  it('doubles with each attempt up to a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 20].map((attempt) => retryDelay(attempt))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
    ]);
  });
  it('follows Retry-After', () => {
    expect(retryDelay(5, 100)).toBe(100);
    expect(retryDelay(1, 90_000)).toBe(90_000);
  });
});
