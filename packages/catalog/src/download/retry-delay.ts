const BASE_MS = 1000;
const LONGEST_MS = 60_000;
const LONGEST_ASKED_MS = 10 * 60_000;

/**
 * How long a server asks to wait, from a Retry-After header: seconds or a date (RFC 9110, 10.2.3, read 2026-11-20).
 * Undefined where the header is missing or says nothing.
 * @example parseRetryAfter('3', 0) // 3000
 */
export const parseRetryAfter = (header: string | null, now: number): number | undefined => {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = value === '' ? Number.NaN : Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
};

/**
 * Milliseconds to wait before try number `attempt` + 1 (from 1): what the server asks, up to ten minutes, else 1 s
 * doubled each time, up to a minute.
 * @example retryDelay(3) // 4000
 */
export const retryDelay = (attempt: number, asked?: number): number =>
  asked === undefined
    ? Math.min(LONGEST_MS, BASE_MS * 2 ** (attempt - 1))
    : Math.min(LONGEST_ASKED_MS, asked);
