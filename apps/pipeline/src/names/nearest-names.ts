import { editDistance, normalizeQuery } from '@crownsmith/domain';
import uFuzzy from '@leeoniya/ufuzzy';

const MAX_SUGGESTIONS = 3;
/** Shorter words match too many names. */
const MIN_WORD_LENGTH = 4;
/** Candidates whose edit distance is computed. */
const MAX_CANDIDATES = 2000;

const toWords = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Makes a search for the card names nearest to a misspelt one: uFuzzy matches of the whole name or, if there are none,
 * of its longest words, by edit distance.
 * @example makeNearestNames(['Sol Ring'])('Sol Rnig') // ['Sol Ring']
 */
export const makeNearestNames = (names: readonly string[]): ((name: string) => readonly string[]) => {
  const haystack = names.map(toWords);
  const fuzzy = new uFuzzy({ intraMode: 1, intraIns: 1, interIns: 3 });
  return (name) => {
    const needle = toWords(name);
    if (needle === '') return [];
    const words = needle
      .split(' ')
      .filter((word) => word.length >= MIN_WORD_LENGTH)
      .sort((a, b) => b.length - a.length);
    const candidates = [needle, ...words.slice(0, 2)].reduce<readonly number[]>(
      (found, part) => (found.length > 0 ? found : (fuzzy.filter(haystack, part) ?? [])),
      [],
    );
    const query = normalizeQuery(name);
    return candidates
      .slice(0, MAX_CANDIDATES)
      .map((index) => ({
        name: names[index] ?? '',
        edits: editDistance(query, normalizeQuery(names[index] ?? '')),
      }))
      .filter(({ edits }) => edits <= Math.max(3, query.length * 0.5))
      .sort((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1))
      .slice(0, MAX_SUGGESTIONS)
      .map((found) => found.name);
  };
};
