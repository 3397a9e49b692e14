/** Longest text that is compared unless stated, in characters. */
const MAX_CHARACTERS = 20;

/**
 * Edits between two words: insertions, deletions, replacements and swaps of neighbours.
 * @example editDistance('tpye', 'type') // 1
 */
export const editDistance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const above = rows[i - 1] ?? [];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + cost,
        isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
};

/**
 * The word most like a text; undefined where more than a third of it differs. The first of equally near ones.
 * @param most characters of the text; a longer one is like none
 * @example nearestWord('tpye', ['name', 'type']) // 'type'
 */
export const nearestWord = (
  text: string,
  words: Iterable<string>,
  most = MAX_CHARACTERS,
): string | undefined => {
  const wanted = text.toLowerCase();
  if (wanted.length < 2 || wanted.length > most) return undefined;
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const word of words) {
    if (word.length < 2 || Math.abs(word.length - wanted.length) >= least) continue;
    const distance = editDistance(wanted, word);
    if (distance < least) [nearest, least] = [word, distance];
  }
  return nearest;
};
