import type { TypeaheadOption } from '@crownsmith/api-client';
import { normalizeQuery, TYPEAHEAD_MIN_LENGTH } from '@crownsmith/domain';
import uFuzzy from '@leeoniya/ufuzzy';
import { makeHaystack, makeRanking, scan, searchWords } from './name-haystack';
import { scanWithTypo } from './one-typo';

/** Finds options by a part of their label. */
export interface TypeaheadIndex {
  /** Best first, at most `limit`; empty below three letters or digits. */
  search(query: string, limit?: number): readonly TypeaheadOption[];
}

/** Default number of options. */
export const TYPEAHEAD_LIMIT = 10;

/** Number of fuzzy matches that are ranked, the most popular ones. */
const MAX_FUZZY_RANKED = 200;

/** One typo per word, words in order. */
const fuzzy = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** Parts of a word, one of which a name must contain to match with a typo: a half, or the word with its middle swapped. */
const requiredParts = (word: string): readonly string[] => {
  if (word.length < 4) return [word.charAt(0)];
  const middle = word.length >> 1;
  const [left, right] = [word.slice(0, middle), word.slice(middle)];
  return [left, right, left.slice(0, -1) + right.charAt(0) + left.slice(-1) + right.slice(1)];
};

/** Names whose words match the query's in order, with one typo in each. */
const searchFuzzily = (names: string[], query: string, limit: number): readonly number[] => {
  const words = query.split(' ').map(requiredParts);
  const candidates: number[] = [];
  for (const [index, name] of names.entries()) {
    if (words.every((parts) => parts.some((part) => name.includes(part)))) candidates.push(index);
  }
  const matched = fuzzy.filter(names, query, candidates) ?? [];
  if (matched.length === 0) return [];
  const info = fuzzy.info(matched.slice(0, MAX_FUZZY_RANKED), names, query);
  return fuzzy
    .sort(info, names, query)
    .slice(0, limit)
    .flatMap((index) => info.idx[index] ?? []);
};

/**
 * Indexes options, the most popular first. A query matches anywhere in a label, ignoring case, accents, spaces and
 * punctuation; without a match one typo is allowed, then one in each word.
 * @example createTypeahead(options).search('atraxxa')[0]?.label // "Atraxa, Praetors' Voice"
 */
export const createTypeahead = (options: readonly TypeaheadOption[]): TypeaheadIndex => {
  const haystack = makeHaystack(options.map(({ label }) => label));
  const words = options.map(({ label }) => searchWords(label));

  const find = (text: string, query: string, limit: number): readonly number[] => {
    const ranking = makeRanking(haystack);
    scan(haystack, query, ranking);
    const exact = ranking.top(limit);
    if (exact.length > 0 || query.length === TYPEAHEAD_MIN_LENGTH) return exact;
    scanWithTypo(haystack, query, ranking);
    const close = ranking.top(limit);
    const queryWords = searchWords(text);
    return close.length > 0 || !queryWords.includes(' ') ? close : searchFuzzily(words, queryWords, limit);
  };

  return {
    search: (text, limit = TYPEAHEAD_LIMIT) => {
      const query = normalizeQuery(text);
      if (query.length < TYPEAHEAD_MIN_LENGTH) return [];
      return find(text, query, limit).flatMap((index) => options[index] ?? []);
    },
  };
};
