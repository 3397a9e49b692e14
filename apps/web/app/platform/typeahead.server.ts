import type { TypeaheadOption } from '@crownsmith/api-client';
import { normalizeQuery, stripAccents, TYPEAHEAD_MIN_LENGTH } from '@crownsmith/domain';
import uFuzzy from '@leeoniya/ufuzzy';

/** Finds options by what somebody types. */
export interface TypeaheadIndex {
  /** Best first, at most `limit`; empty below three letters or digits. */
  search(query: string, limit?: number): readonly TypeaheadOption[];
}

/** Options in one answer. */
export const TYPEAHEAD_LIMIT = 10;

/** Names looked at by the search that forgives a typo; the most played come first, so the rest would not be shown. */
const FUZZY_CANDIDATES = 4000;
/** Names that match with a typo and are put in order. */
const FUZZY_RANKED = 200;

/** One typo a word: a letter wrong, missing, doubled, or two swapped. */
const fuzzy = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

const words = (text: string): string =>
  stripAccents(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How a name matches: 0 is the name itself, 1 its beginning, 2 the beginning of a word, 3 elsewhere. */
const RANKS = 4;

/** Names joined by line feeds in one string, so that one scan goes over all of them. */
interface Haystack {
  readonly text: string;
  /** where each name begins, and one past the end */
  readonly starts: Uint32Array;
  /** 1 where a word begins in `text` */
  readonly wordStarts: Uint8Array;
}

const makeHaystack = (labels: readonly string[]): Haystack => {
  const starts = new Uint32Array(labels.length + 1);
  const marks: number[] = [];
  const names: string[] = [];
  let at = 0;
  for (const [index, label] of labels.entries()) {
    starts[index] = at;
    const name = normalizeQuery(label);
    let offset = 0;
    for (const word of words(label).split(' ')) {
      marks.push(at + offset);
      offset += word.length;
    }
    names.push(name);
    at += name.length + 1;
  }
  starts[labels.length] = at;
  const wordStarts = new Uint8Array(at);
  for (const mark of marks) if (mark < at) wordStarts[mark] = 1;
  return { text: `${names.join('\n')}\n`, starts, wordStarts };
};

/** The name that holds a place of the haystack, looked for from a name on. */
const nameAt = (starts: Uint32Array, place: number, from: number): number => {
  let [low, high] = [from, starts.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
};

const rankOf = ({ text, wordStarts }: Haystack, start: number, end: number, query: string, first: number): number => {
  if (first === start) return end - start === query.length ? 0 : 1;
  for (let place = first; place !== -1 && place < end; place = text.indexOf(query, place + 1)) {
    if (wordStarts[place] === 1) return 2;
  }
  return 3;
};

/** Indices of names that hold the query, by rank, then by their order. */
const scan = (haystack: Haystack, query: string, limit: number): readonly number[] => {
  const ranked: number[][] = Array.from({ length: RANKS }, () => []);
  const { text, starts } = haystack;
  let name = 0;
  for (let place = text.indexOf(query); place !== -1; place = text.indexOf(query, place)) {
    name = nameAt(starts, place, name);
    const [start = 0, next = 0] = [starts[name], starts[name + 1]];
    ranked[rankOf(haystack, start, next - 1, query, place)]?.push(name);
    place = next;
  }
  return ranked.flat().slice(0, limit);
};

/** Adds the names that hold a piece. */
const collect = ({ text, starts }: Haystack, piece: string, into: Set<number>): void => {
  let name = 0;
  for (let place = text.indexOf(piece); place !== -1; place = text.indexOf(piece, place)) {
    name = nameAt(starts, place, name);
    into.add(name);
    place = starts[name + 1] ?? text.length;
  }
};

/**
 * Names that may match with one typo in the longest word: one of its halves is then intact, or its two middle letters
 * are swapped. Two scans are far cheaper than asking every name.
 */
const candidates = (haystack: Haystack, query: string): number[] => {
  const longest = query.split(' ').reduce((long, word) => (word.length > long.length ? word : long), '');
  const middle = longest.length >> 1;
  const [left, right] = [longest.slice(0, middle), longest.slice(middle)];
  const found = new Set<number>();
  collect(haystack, left, found);
  collect(haystack, right, found);
  collect(haystack, left.slice(0, -1) + right.charAt(0) + left.slice(-1) + right.slice(1), found);
  return [...found].sort((a, b) => a - b).slice(0, FUZZY_CANDIDATES);
};

const forgive = (names: string[], among: readonly number[], query: string, limit: number): readonly number[] => {
  const matched = fuzzy.filter(names, query, [...among]) ?? [];
  if (matched.length === 0) return [];
  const info = fuzzy.info(matched.slice(0, FUZZY_RANKED), names, query);
  return fuzzy.sort(info, names, query).slice(0, limit).flatMap((place) => info.idx[place] ?? []);
};

/**
 * An index over options, whose order tells the most popular first. A query is looked for anywhere in the names, without
 * regard to case, accents, spaces and punctuation; where nothing holds it, one typo a word is forgiven.
 * @example createTypeahead(options).search('atraxxa')[0]?.label // "Atraxa, Praetors' Voice"
 */
export const createTypeahead = (options: readonly TypeaheadOption[]): TypeaheadIndex => {
  const haystack = makeHaystack(options.map(({ label }) => label));
  const spaced = options.map(({ label }) => words(label));
  const joined = spaced.map((label) => label.replaceAll(' ', ''));
  return {
    search: (text, limit = TYPEAHEAD_LIMIT) => {
      const query = normalizeQuery(text);
      if (query.length < TYPEAHEAD_MIN_LENGTH) return [];
      const pick = (found: readonly number[]) => found.flatMap((index) => options[index] ?? []);
      const held = scan(haystack, query, limit);
      if (held.length > 0 || query.length === TYPEAHEAD_MIN_LENGTH) return pick(held);
      const apart = words(text);
      const found = forgive(spaced, candidates(haystack, apart), apart, limit);
      return pick(found.length > 0 ? found : forgive(joined, candidates(haystack, query), query, limit));
    },
  };
};
