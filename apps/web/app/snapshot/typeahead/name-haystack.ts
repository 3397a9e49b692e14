import { normalizeQuery, stripAccents } from '@crownsmith/domain';

/** Names reduced to letters and digits and joined by line feeds, so that one scan covers all of them. */
export interface Haystack {
  readonly text: string;
  /** offset of each name, and the length of the text */
  readonly starts: Uint32Array;
  /** 1 at the offset of a word */
  readonly wordStarts: Uint8Array;
}

/**
 * Ranks of a match, best first: the whole name, its start, the start of a word, elsewhere; then names with each word of the
 * query apart, in its order or in another.
 */
export const RANKS = { whole: 0, start: 1, word: 2, elsewhere: 3, inOrder: 4, anyOrder: 5 } as const;
export type Rank = (typeof RANKS)[keyof typeof RANKS];

/** A name that matches, by its index. */
export interface Match {
  readonly name: number;
  readonly rank: Rank;
}

/** A text as words: lower case, without accents and punctuation. @example searchWords("Lim-Dûl's Vault") // 'lim duls vault' */
export const searchWords = (text: string): string =>
  stripAccents(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Makes a haystack; the order of the labels breaks ties. */
export const makeHaystack = (labels: readonly string[]): Haystack => {
  const starts = new Uint32Array(labels.length + 1);
  const wordOffsets: number[] = [];
  const names: string[] = [];
  let offset = 0;
  for (const [index, label] of labels.entries()) {
    starts[index] = offset;
    const name = normalizeQuery(label);
    let inName = 0;
    for (const word of searchWords(label).split(' ')) {
      wordOffsets.push(offset + inName);
      inName += word.length;
    }
    names.push(name);
    offset += name.length + 1;
  }
  starts[labels.length] = offset;
  const wordStarts = new Uint8Array(offset);
  for (const wordOffset of wordOffsets) if (wordOffset < offset) wordStarts[wordOffset] = 1;
  return { text: `${names.join('\n')}\n`, starts, wordStarts };
};

/**
 * The index of the name at an offset.
 * @param from a name at or before it
 */
export const nameAt = ({ starts }: Haystack, offset: number, from = 0): number => {
  let [low, high] = [from, starts.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Collects matching names, each with its best rank. */
export const makeRanking = (haystack: Haystack) => {
  const best = new Map<number, Rank>();
  const rankInside = (start: number): Rank =>
    haystack.wordStarts[start] === 1 ? RANKS.word : RANKS.elsewhere;
  const addRank = (name: number, rank: Rank): void => {
    if (rank < (best.get(name) ?? Infinity)) best.set(name, rank);
  };
  return {
    addRank,
    size: (): number => best.size,
    has: (name: number): boolean => best.has(name),
    /** @param name its index @param start offset of the match @param end offset after the match */
    add: (name: number, start: number, end: number): void => {
      const nameStart = haystack.starts[name] ?? 0;
      const nameEnd = (haystack.starts[name + 1] ?? 0) - 1;
      addRank(name, start === nameStart ? (end === nameEnd ? RANKS.whole : RANKS.start) : rankInside(start));
    },
    /** Best rank first, equal ranks in the order of the names. */
    matches: (): readonly Match[] =>
      Array.from(best, ([name, rank]) => ({ name, rank })).sort((a, b) => a.rank - b.rank || a.name - b.name),
  };
};
export type Ranking = ReturnType<typeof makeRanking>;

/** Adds every occurrence of a query. */
export const scan = (haystack: Haystack, query: string, ranking: Ranking): void => {
  let name = 0;
  for (
    let offset = haystack.text.indexOf(query);
    offset !== -1;
    offset = haystack.text.indexOf(query, offset + 1)
  ) {
    name = nameAt(haystack, offset, name);
    ranking.add(name, offset, offset + query.length);
  }
};
