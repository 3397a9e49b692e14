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

/** Most copies of a deck that are distinguished. */
const MOST_COPIES = 9999;

/**
 * Orders versions of a deck with the same content, which differ in copies or in how names are written: the one with most copies comes
 * first, for some sources list each basic land once.
 */
export const versionKey = (
  commanders: readonly string[],
  cards: readonly { readonly name: string; readonly count: number }[],
): string => {
  const copies = cards.reduce((sum, { count }) => sum + count, 0);
  const lines = [...commanders].sort().concat(cards.map(({ name, count }) => `${count} ${name}`).sort());
  const digest = createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 12);
  return `${String(Math.max(0, MOST_COPIES - copies)).padStart(4, '0')}${digest}`;
};
