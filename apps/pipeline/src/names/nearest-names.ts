import { normalizeQuery } from '@crownsmith/domain';
import uFuzzy from '@leeoniya/ufuzzy';

/** How many suggestions a name gets at most. */
const SUGGESTIONS = 3;
/** A shorter word says too little to search by. */
const MIN_WORD = 4;

const spaced = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Number of single-letter edits between two short strings, bounded by their length. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? Math.max(a.length, b.length);
};

/**
 * Makes a search for the card names nearest to a misspelt one: candidates by ufuzzy over the whole name, and over its
 * longest word where that finds none; the fewest edits first.
 * @example makeNearestNames(['Sol Ring'])('Sol Rnig') // ['Sol Ring']
 */
export const makeNearestNames = (names: readonly string[]): ((name: string) => readonly string[]) => {
  const haystack = names.map(spaced);
  const fuzzy = new uFuzzy({ intraMode: 1, intraIns: 1, interIns: 3 });
  return (name) => {
    const needle = spaced(name);
    if (needle === '') return [];
    const words = needle
      .split(' ')
      .filter((word) => word.length >= MIN_WORD)
      .sort((a, b) => b.length - a.length);
    const candidates = [needle, ...words.slice(0, 2)].reduce<readonly number[]>(
      (found, query) => (found.length > 0 ? found : (fuzzy.filter(haystack, query) ?? [])),
      [],
    );
    const wanted = normalizeQuery(name);
    return candidates
      .slice(0, 2000)
      .map((index) => ({
        name: names[index] ?? '',
        edits: distance(wanted, normalizeQuery(names[index] ?? '')),
      }))
      .filter(({ edits }) => edits <= Math.max(3, wanted.length * 0.5))
      .sort((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1))
      .slice(0, SUGGESTIONS)
      .map((found) => found.name);
  };
};
