import { normalizeQuery, stripAccents } from '@crownsmith/domain';

/** Names reduced to letters and digits and joined by line feeds, so that one scan goes over all of them. */
export interface Haystack {
  readonly text: string;
  /** where each name begins, and one past the end */
  readonly starts: Uint32Array;
  /** 1 where a word begins in `text` */
  readonly wordStarts: Uint8Array;
}

/** Where a query was found, best first: the name itself, its beginning, the beginning of a word, elsewhere. */
const RANKS = 4;

/** A text as words: lower case, accents stripped, single spaces. @example searchWords("Lim-Dûl's Vault") // 'lim duls vault' */
export const searchWords = (text: string): string =>
  stripAccents(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Makes a haystack; names keep their order, which breaks ties. */
export const makeHaystack = (labels: readonly string[]): Haystack => {
  const starts = new Uint32Array(labels.length + 1);
  const marks: number[] = [];
  const names: string[] = [];
  let at = 0;
  for (const [index, label] of labels.entries()) {
    starts[index] = at;
    const name = normalizeQuery(label);
    let offset = 0;
    for (const word of searchWords(label).split(' ')) {
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

/** The name that holds a place of the text; `from` is a name that does not come after it. */
export const nameAt = ({ starts }: Haystack, place: number, from = 0): number => {
  let [low, high] = [from, starts.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Collects names with the best place at which each was found, and answers them in order. */
export const makeRanking = (haystack: Haystack) => {
  const best = new Map<number, number>();
  return {
    /** @param name its index @param place where the match begins @param end where it ends */
    add: (name: number, place: number, end: number): void => {
      const start = haystack.starts[name] ?? 0;
      const next = (haystack.starts[name + 1] ?? 0) - 1;
      const rank = place === start ? (end === next ? 0 : 1) : haystack.wordStarts[place] === 1 ? 2 : 3;
      if (rank < (best.get(name) ?? RANKS)) best.set(name, rank);
    },
    top: (limit: number): readonly number[] => {
      const ranked: number[][] = Array.from({ length: RANKS }, () => []);
      for (const [name, rank] of best) ranked[rank]?.push(name);
      for (const names of ranked) names.sort((a, b) => a - b);
      return ranked.flat().slice(0, limit);
    },
  };
};
export type Ranking = ReturnType<typeof makeRanking>;

/** Adds every name that holds the text, with each place at which it does. */
export const scan = (haystack: Haystack, wanted: string, ranking: Ranking): void => {
  let name = 0;
  for (
    let place = haystack.text.indexOf(wanted);
    place !== -1;
    place = haystack.text.indexOf(wanted, place + 1)
  ) {
    name = nameAt(haystack, place, name);
    ranking.add(name, place, place + wanted.length);
  }
};
