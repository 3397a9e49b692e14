import { visitOccurrences } from './gram-order';
import { nameAt, scan, type Haystack } from './name-haystack';
import type { Ranking } from './name-ranking';

/** Direction of a comparison: forwards or backwards. */
type Step = 1 | -1;

/** Number of characters that two texts share from two offsets on. */
const commonLength = (text: string, at: number, part: string, from: number, step: Step): number => {
  let length = 0;
  for (let offset = from; offset >= 0 && offset < part.length; offset += step, length += 1) {
    if (text[at + length * step] !== part[offset]) break;
  }
  return length;
};

/**
 * Length of the text from an offset that matches all of `part` with at most one typo: a wrong, extra or missing
 * character, or two swapped ones. Undefined for no match. A typo never crosses a line feed.
 */
const matchLength = (text: string, at: number, part: string, step: Step): number | undefined => {
  const first = step === 1 ? 0 : part.length - 1;
  const common = commonLength(text, at, part, first, step);
  const left = part.length - common;
  if (left === 0) return common;
  const [inPart, inText] = [first + common * step, at + common * step];
  const restMatches = (skipText: number, skipPart: number): boolean =>
    commonLength(text, inText + skipText * step, part, inPart + skipPart * step, step) === left - skipPart;
  if (restMatches(0, 1)) return common + left - 1;
  if (text[inText] === undefined || text[inText] === '\n') return undefined;
  if (restMatches(1, 1)) return common + left;
  if (restMatches(1, 0)) return common + left + 1;
  const isSwapped = left >= 2 && text[inText] === part[inPart + step] && text[inText + step] === part[inPart];
  return isSwapped && restMatches(2, 2) ? common + left : undefined;
};

/**
 * Adds every occurrence of a query with one typo. One half of the query is then intact (or the two middle characters are
 * swapped), so each half is searched for, and the other half is compared beside it.
 * @param query at least four letters or digits
 */
export const scanWithTypo = (haystack: Haystack, query: string, ranking: Ranking): void => {
  const { text } = haystack;
  const middle = query.length >> 1;
  const [left, right] = [query.slice(0, middle), query.slice(middle)];
  scan(haystack, left.slice(0, -1) + right.charAt(0) + left.slice(-1) + right.slice(1), ranking);
  visitOccurrences(haystack, left, (at) => {
    const length = matchLength(text, at + left.length, right, 1);
    if (length !== undefined) ranking.add(nameAt(haystack, at), at, at + left.length + length);
  });
  visitOccurrences(haystack, right, (at) => {
    const length = matchLength(text, at - 1, left, -1);
    if (length !== undefined) ranking.add(nameAt(haystack, at), at - length, at + right.length);
  });
};
