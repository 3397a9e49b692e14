/** Where the names of a text begin, and their words. */
export interface NameStarts {
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

/** An option that matches, by its number, with the name that does. */
export interface Match {
  readonly option: number;
  readonly name: number;
  readonly rank: Rank;
  /** less is better; those of two options differ */
  readonly order: number;
}

/** Whose the names of a haystack are: first of each option its own, in their order, then others. */
export interface NameOwners {
  readonly options: number;
  /** the option of a name */
  readonly ownerOf: (name: number) => number;
}

/** More than any rank. */
const NONE = 255;

/**
 * Collects matching options, each with its best name: by rank, then its own name, then the first one.
 * @param isWanted an option that a search looks for
 */
export const makeRanking = (
  { starts, wordStarts }: NameStarts,
  { options, ownerOf }: NameOwners,
  isWanted: (option: number) => boolean = () => true,
) => {
  /** of each option the rank times 2, and 1 more where it is not its own name */
  const best = new Uint8Array(options).fill(NONE);
  const names = new Uint32Array(options);
  const found: number[] = [];
  const addRank = (name: number, rank: Rank): void => {
    const option = ownerOf(name);
    const value = rank * 2 + (name < options ? 0 : 1);
    const known = best[option] ?? NONE;
    if (value > known || (value === known && name >= (names[option] ?? 0)) || !isWanted(option)) return;
    if (known === NONE) found.push(option);
    best[option] = value;
    names[option] = name;
  };
  const rankInside = (start: number): Rank => (wordStarts[start] === 1 ? RANKS.word : RANKS.elsewhere);
  const toMatch = (option: number): Match => ({
    option,
    name: names[option] ?? 0,
    rank: ((best[option] ?? 0) >> 1) as Rank,
    order: (best[option] ?? 0) * options + option,
  });
  return {
    addRank,
    size: (): number => found.length,
    /** Whether the option of a name matches. */
    has: (name: number): boolean => best[ownerOf(name)] !== NONE,
    /** @param name its number @param start offset of the match @param end offset after the match */
    add: (name: number, start: number, end: number): void => {
      const nameEnd = (starts[name + 1] ?? 0) - 1;
      addRank(
        name,
        start === (starts[name] ?? 0) ? (end === nameEnd ? RANKS.whole : RANKS.start) : rankInside(start),
      );
    },
    /** The first in order, equally good ones in that of the options; of those that meet a condition. */
    best: (limit: number, condition?: (match: Match) => boolean): readonly Match[] => {
      const selected: Match[] = [];
      for (const option of found) {
        const match = toMatch(option);
        const last = selected.at(-1);
        if (selected.length >= limit && (last === undefined || match.order > last.order)) continue;
        if (condition && !condition(match)) continue;
        let at = selected.length;
        while (at > 0 && (selected[at - 1]?.order ?? 0) > match.order) at -= 1;
        selected.splice(at, 0, match);
        if (selected.length > limit) selected.pop();
      }
      return selected;
    },
  };
};
export type Ranking = ReturnType<typeof makeRanking>;
