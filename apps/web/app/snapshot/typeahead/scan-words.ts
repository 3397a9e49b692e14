import { countAtMost, visitOccurrences } from './gram-order';
import { nameAt, type Haystack } from './name-haystack';
import { RANKS, type Ranking } from './name-ranking';

/** A word of the query with its place among the others. */
interface QueryWord {
  readonly text: string;
  readonly at: number;
}

/**
 * The offsets of the words of a name that the query's words start, by the order of the query; undefined unless each starts
 * another one. The longest are placed first: where two start the same word, the shorter has the choice.
 */
const placesOf = (
  { text, starts, wordStarts }: Haystack,
  name: number,
  words: readonly QueryWord[],
): readonly number[] | undefined => {
  const end = starts[name + 1] ?? 0;
  const places: number[] = [];
  for (const word of words) {
    let offset = starts[name] ?? 0;
    while (
      offset < end &&
      !(wordStarts[offset] === 1 && text.startsWith(word.text, offset) && !places.includes(offset))
    )
      offset += 1;
    if (offset >= end) return undefined;
    places[word.at] = offset;
  }
  return places;
};

/** Shortest length that one of the words must have: single characters start words of nearly every name. */
const MIN_LONGEST = 2;

/** Adds the names of which each word of a query starts another word, in any order. */
export const scanWords = (haystack: Haystack, query: readonly string[], ranking: Ranking): void => {
  const words = query.map((text, at) => ({ text, at })).sort((a, b) => b.text.length - a.text.length);
  if ((words[0]?.text.length ?? 0) < MIN_LONGEST) return;
  // Every word starts one of a name that is found, so that the rarest leads to all of them.
  const [rarest = { text: '' }] = words
    .map(({ text }) => ({ text, count: countAtMost(haystack, text) }))
    .sort((a, b) => a.count - b.count);
  visitOccurrences(haystack, rarest.text, (offset) => {
    if (haystack.wordStarts[offset] !== 1) return;
    const name = nameAt(haystack, offset);
    const places = ranking.has(name) ? undefined : placesOf(haystack, name, words);
    if (!places) return;
    const isInOrder = places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
    ranking.addRank(name, isInOrder ? RANKS.inOrder : RANKS.anyOrder);
  });
};
