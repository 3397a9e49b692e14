import { createHash } from 'node:crypto';

/**
 * Identifies a deck independently of its source: a hash over its format, its commanders and its distinct cards by name
 * key. Copies do not count because sources differ in whether they list them (each basic land once, or all copies).
 * @param key the key of a name (`nameKey`), equal for all spellings of a card
 */
export const hashDeckContent = (
  format: string,
  commanders: readonly string[],
  cards: readonly string[],
  key: (name: string) => string,
): string => {
  const joinKeys = (names: readonly string[]): string => [...new Set(names.map(key))].sort().join('|');
  return createHash('sha256')
    .update(`${format}\n${joinKeys(commanders)}\n${joinKeys(cards)}`)
    .digest('base64url')
    .slice(0, 24);
};
