import type { TypeaheadOption } from '@crownsmith/api-client';
import { normalizeQuery, TYPEAHEAD_MIN_LENGTH } from '@crownsmith/domain';
import uFuzzy from '@leeoniya/ufuzzy';
import { makeHaystack, makeRanking, type Match, RANKS, scan, searchWords } from './name-haystack';
import { scanWithTypo } from './one-typo';
import { scanWords } from './scan-words';

/** Finds options by a part of their label. */
export interface TypeaheadIndex {
  /** Best first, at most `limit`; empty below three letters or digits. */
  search(query: string, limit?: number): readonly TypeaheadOption[];
}

/** How an index selects among the matches of a query. */
export interface TypeaheadSettings {
  /** options with few labels among many: the best of them that match the start of a word get places of their own */
  readonly isReserved?: (option: TypeaheadOption) => boolean;
}

/** Default number of options. */
export const TYPEAHEAD_LIMIT = 10;

/** Share of the places that reserved options get. */
const RESERVED_SHARE = 0.3;

/** Number of fuzzy matches that are ranked, the most popular ones. */
const MAX_FUZZY_RANKED = 200;

/** Most words of which a fuzzy search tries every order. */
const MAX_PERMUTED_WORDS = 3;

/** Most candidates that a fuzzy search compares with every order. */
const MAX_PERMUTED_NAMES = 500;

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

/** Names whose words match the query's with one typo in each: in order, or where none do in another order. */
const searchFuzzily = (names: string[], query: string): readonly Match[] => {
  const queryWords = query.split(' ');
  const words = queryWords.map(requiredParts);
  const candidates: number[] = [];
  for (const [index, name] of names.entries()) {
    if (words.every((parts) => parts.some((part) => name.includes(part)))) candidates.push(index);
  }
  if (candidates.length === 0) return [];
  const others = candidates.length > MAX_PERMUTED_NAMES ? [] : otherOrders(queryWords);
  for (const order of [query, ...others]) {
    const matched = fuzzy.filter(names, order, candidates) ?? [];
    if (matched.length === 0) continue;
    const info = fuzzy.info(matched.slice(0, MAX_FUZZY_RANKED), names, order);
    return fuzzy
      .sort(info, names, order)
      .flatMap((index) => info.idx[index] ?? [])
      .map((name) => ({ name, rank: RANKS.elsewhere }));
  }
  return [];
};

/**
 * Indexes options, the most popular first. A query matches anywhere in a label, ignoring case, accents, spaces and
 * punctuation, or where each of its words starts a word of the label, in any order; without a match one typo is allowed,
 * then one in each word.
 * @example createTypeahead(options).search('atraxxa')[0]?.label // "Atraxa, Praetors' Voice"
 */
export const createTypeahead = (
  options: readonly TypeaheadOption[],
  { isReserved = () => false }: TypeaheadSettings = {},
): TypeaheadIndex => {
  const haystack = makeHaystack(options.map(({ label }) => label));
  const words = options.map(({ label }) => searchWords(label));
  const reserved = options.map(isReserved);

  const find = (text: string, query: string, limit: number): readonly Match[] => {
    const ranking = makeRanking(haystack);
    scan(haystack, query, ranking);
    const queryWords = searchWords(text);
    const hasWords = queryWords.includes(' ');
    // What matches only by words ranks below, so that enough other matches leave it no place.
    if (hasWords && ranking.size() < limit) scanWords(haystack, queryWords.split(' '), ranking);
    const exact = ranking.matches();
    if (exact.length > 0 || query.length === TYPEAHEAD_MIN_LENGTH) return exact;
    scanWithTypo(haystack, query, ranking);
    const close = ranking.matches();
    return close.length > 0 || !hasWords ? close : searchFuzzily(words, queryWords);
  };

  /** The best matches, with places for the reserved ones among them; the order stays. */
  const select = (matches: readonly Match[], limit: number): readonly Match[] => {
    const places = Math.floor(limit * RESERVED_SHARE);
    const first = matches.filter(({ name, rank }) => reserved[name] && rank <= RANKS.word).slice(0, places);
    const others = matches.filter((match) => !first.includes(match)).slice(0, limit - first.length);
    const selected = new Set([...first, ...others]);
    return matches.filter((match) => selected.has(match));
  };

  return {
    search: (text, limit = TYPEAHEAD_LIMIT) => {
      const query = normalizeQuery(text);
      if (query.length < TYPEAHEAD_MIN_LENGTH) return [];
      return select(find(text, query, limit), limit).flatMap(({ name }) => options[name] ?? []);
    },
  };
};
