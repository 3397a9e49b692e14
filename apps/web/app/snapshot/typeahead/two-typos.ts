import { editDistance } from '@crownsmith/domain';
import { visitOccurrences } from './gram-order';
import { nameAt, textOfName, type Haystack } from './name-haystack';
import { RANKS, type Ranking } from './name-ranking';

const TYPOS = 2;

/** A shorter name has too many neighbours. */
export const TWO_TYPOS_MIN_LENGTH = 8;

/** Most names that are compared letter by letter. */
const MAX_COMPARED = 500;

/** A text in as many parts as two typos leave one of intact, each with its place. */
const partsOf = (query: string): readonly (readonly [at: number, part: string])[] => {
  const bounds = Array.from({ length: TYPOS + 2 }, (_, part) =>
    Math.round((part * query.length) / (TYPOS + 1)),
  );
  return bounds.slice(1).map((end, part) => [bounds[part] ?? 0, query.slice(bounds[part], end)]);
};

/** Adds the names that are a query with two typos. @param query at least `TWO_TYPOS_MIN_LENGTH` letters or digits */
export const scanWithTwoTypos = (haystack: Haystack, query: string, ranking: Ranking): void => {
  const { starts } = haystack;
  const compared = new Set<number>();
  for (const [at, part] of partsOf(query))
    visitOccurrences(haystack, part, (place) => {
      const name = nameAt(haystack, place);
      const start = starts[name] ?? 0;
      const length = (starts[name + 1] ?? 0) - 1 - start;
      if (Math.abs(place - start - at) > TYPOS || Math.abs(length - query.length) > TYPOS) return true;
      if (compared.has(name)) return true;
      compared.add(name);
      if (editDistance(query, textOfName(haystack, name)) <= TYPOS) ranking.addRank(name, RANKS.anyOrder);
      return compared.size < MAX_COMPARED;
    });
};
