import type { TypeaheadOption } from '@crownsmith/api-client';
import { normalizeQuery, TYPEAHEAD_MIN_LENGTH } from '@crownsmith/domain';
import uFuzzy from '@leeoniya/ufuzzy';
import { makeHaystack, makeRanking, scan, searchWords } from './name-haystack';
import { scanWithTypo } from './one-typo';

/** Finds options by what somebody types. */
export interface TypeaheadIndex {
  /** Best first, at most `limit`; empty below three letters or digits. */
  search(query: string, limit?: number): readonly TypeaheadOption[];
}

/** Options in one answer. */
export const TYPEAHEAD_LIMIT = 10;

/** Matches with several typos that are put in order; the rest, less played, would hardly be shown. */
const FUZZY_RANKED = 200;

/** One typo a word, words in their order. */
const fuzzy = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** Pieces of a word of which a name must hold one to match with a typo: a half, or all with the middle swapped. */
const piecesOf = (word: string): readonly string[] => {
  if (word.length < 4) return [word.charAt(0)];
  const middle = word.length >> 1;
  const [left, right] = [word.slice(0, middle), word.slice(middle)];
  return [left, right, left.slice(0, -1) + right.charAt(0) + left.slice(-1) + right.slice(1)];
};

/** Names whose words match the query's in their order, with one typo in each. */
const forgiveEachWord = (names: string[], query: string, limit: number): readonly number[] => {
  const pieces = query.split(' ').map(piecesOf);
  const among: number[] = [];
  for (const [index, name] of names.entries()) {
    if (pieces.every((ofWord) => ofWord.some((piece) => name.includes(piece)))) among.push(index);
  }
  const matched = fuzzy.filter(names, query, among) ?? [];
  if (matched.length === 0) return [];
  const info = fuzzy.info(matched.slice(0, FUZZY_RANKED), names, query);
  return fuzzy
    .sort(info, names, query)
    .slice(0, limit)
    .flatMap((place) => info.idx[place] ?? []);
};

/**
 * An index over options, whose order tells the most popular first. A query is looked for anywhere in the names, without
 * regard to case, accents, spaces and punctuation; where nothing holds it, one typo is forgiven, then one in each word.
 * @example createTypeahead(options).search('atraxxa')[0]?.label // "Atraxa, Praetors' Voice"
 */
export const createTypeahead = (options: readonly TypeaheadOption[]): TypeaheadIndex => {
  const haystack = makeHaystack(options.map(({ label }) => label));
  const words = options.map(({ label }) => searchWords(label));

  const find = (text: string, query: string, limit: number): readonly number[] => {
    const ranking = makeRanking(haystack);
    scan(haystack, query, ranking);
    const held = ranking.top(limit);
    if (held.length > 0 || query.length === TYPEAHEAD_MIN_LENGTH) return held;
    scanWithTypo(haystack, query, ranking);
    const near = ranking.top(limit);
    const apart = searchWords(text);
    return near.length > 0 || !apart.includes(' ') ? near : forgiveEachWord(words, apart, limit);
  };

  return {
    search: (text, limit = TYPEAHEAD_LIMIT) => {
      const query = normalizeQuery(text);
      if (query.length < TYPEAHEAD_MIN_LENGTH) return [];
      return find(text, query, limit).flatMap((index) => options[index] ?? []);
    },
  };
};
