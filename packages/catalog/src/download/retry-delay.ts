const BASE_MS = 1000;
const MAX_MS = 60_000;
/** A longer Retry-After is waited for by a later run. */
export const MAX_RETRY_AFTER_MS = 10 * 60_000;

/**
 * Milliseconds to wait, from a Retry-After header in seconds or as a date (RFC 9110, 10.2.3, read 2026-11-20);
 * undefined if the header is missing or invalid.
 * @param now Unix time in ms
 * @example parseRetryAfter('3', 0) // 3000
 */
export const parseRetryAfter = (header: string | null, now: number): number | undefined => {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Other texts, such as 1.5, are dates to Date.parse, too.
  const date = /^[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
};

/**
 * Milliseconds to wait after attempt number `attempt` (from 1): the server's Retry-After, else
 * exponential backoff from 1 s up to a minute.
 * @example retryDelay(3) // 4000
 */
export const retryDelay = (attempt: number, retryAfter?: number): number =>
  retryAfter ?? Math.min(MAX_MS, BASE_MS * 2 ** (attempt - 1));
