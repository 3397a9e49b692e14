import { createHash } from 'node:crypto';

/**
 * What a deck is, whoever wrote it down: a hash over its format, its commanders and its different cards, by name keys.
 * Copies do not count, because sources differ in whether they tell them (basic lands once or all of them).
 * @param key the key of a name (`nameKey`); equal for every way to write one card.
 */
export const deckContent = (
  format: string,
  commanders: readonly string[],
  cards: readonly string[],
  key: (name: string) => string,
): string => {
  const sorted = (names: readonly string[]): string => [...new Set(names.map(key))].sort().join('|');
  return createHash('sha256')
    .update(`${format}\n${sorted(commanders)}\n${sorted(cards)}`)
    .digest('base64url')
    .slice(0, 24);
};

const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of an ISO date. @example dayNumber('1970-01-02') // 1 */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The ISO date of a day. @example isoDate(1) // '1970-01-02' */
export const isoDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
