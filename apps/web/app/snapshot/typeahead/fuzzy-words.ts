import uFuzzy from '@leeoniya/ufuzzy';
import { countAtMost, visitOccurrences } from './gram-order';
import { nameAt, textOfName, type Haystack } from './name-haystack';

/** Number of fuzzy matches that are ranked, the most popular ones. */
const MAX_FUZZY_RANKED = 200;

/** Most words of which a fuzzy search tries every order. */
const MAX_PERMUTED_WORDS = 3;

/** Most candidates that a fuzzy search compares with every order. */
const MAX_PERMUTED_NAMES = 500;

/** Most candidates at all, the most popular ones. */
const MAX_CANDIDATES = 2000;

/** One typo per word, words in order. */
const fuzzy = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** Parts of a word, one of which a name must contain to match with a typo: a half, or the word with its middle swapped. */
const requiredParts = (word: string): readonly string[] => {
  if (word.length < 4) return [word.charAt(0)];
  const middle = word.length >> 1;
  const [left, right] = [word.slice(0, middle), word.slice(middle)];
  return [left, right, left.slice(0, -1) + right.charAt(0) + left.slice(-1) + right.slice(1)];
};

/** The other orders of a query's words; none for many words. */
const otherOrders = (words: string[]): readonly string[] =>
  words.length > MAX_PERMUTED_WORDS
    ? []
    : uFuzzy
        .permute(words)
        .map((order) => order.join(' '))
        .filter((order) => order !== words.join(' '));

/** Names that have one of the parts of each word, in their order. */
const candidatesOf = (
  haystack: Haystack,
  words: readonly (readonly string[])[],
  isWanted: (name: number) => boolean,
): readonly number[] => {
  const counted = words.map((parts) => ({
    parts,
    count: parts.reduce((sum, part) => sum + countAtMost(haystack, part), 0),
  }));
  const [rarest, ...others] = counted.sort((a, b) => a.count - b.count);
  const found = new Set<number>();
  for (const part of rarest?.parts ?? [])
    visitOccurrences(haystack, part, (place) => {
      const name = nameAt(haystack, place);
      if (found.has(name) || !isWanted(name)) return true;
      const text = textOfName(haystack, name);
      if (others.every(({ parts }) => parts.some((each) => text.includes(each)))) found.add(name);
      return found.size < MAX_CANDIDATES;
    });
  return [...found].sort((a, b) => a - b);
};

/**
 * Names whose words match the query's with one typo in each, best first: in order, or where none do in another order.
 * @param query words with a space between them
 * @param wordsOf the words of a name
 */
export const searchFuzzily = (
  haystack: Haystack,
  query: string,
  wordsOf: (name: number) => string,
  isWanted: (name: number) => boolean,
): readonly number[] => {
  const queryWords = query.split(' ');
  const candidates = candidatesOf(haystack, queryWords.map(requiredParts), isWanted);
  const names = candidates.map(wordsOf);
  const others = candidates.length > MAX_PERMUTED_NAMES ? [] : otherOrders(queryWords);
  for (const order of [query, ...others]) {
    const matched = fuzzy.filter(names, order) ?? [];
    if (matched.length === 0) continue;
    const info = fuzzy.info(matched.slice(0, MAX_FUZZY_RANKED), names, order);
    return fuzzy.sort(info, names, order).flatMap((at) => candidates[info.idx[at] ?? -1] ?? []);
  }
  return [];
};
