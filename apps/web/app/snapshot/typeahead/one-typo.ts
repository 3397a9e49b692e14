import { nameAt, scan, type Haystack, type Ranking } from './name-haystack';

/** Reads a text from a place onwards (1) or backwards (-1). */
type Step = 1 | -1;

/** How far two texts agree from two places on. */
const agree = (text: string, at: number, part: string, from: number, step: Step): number => {
  let length = 0;
  for (let place = from; place >= 0 && place < part.length; place += step, length += 1) {
    if (text[at + length * step] !== part[place]) break;
  }
  return length;
};

/**
 * How many letters of the text from a place on stand for all of `part` with at most one typo: a letter wrong, one too
 * many, one missing, or two swapped. Undefined where they do not. Line feeds are borders that no typo crosses.
 */
const spanOf = (text: string, at: number, part: string, step: Step): number | undefined => {
  const first = step === 1 ? 0 : part.length - 1;
  const same = agree(text, at, part, first, step);
  const left = part.length - same;
  if (left === 0) return same;
  const [place, here] = [first + same * step, at + same * step];
  const rest = (skipText: number, skipPart: number): boolean =>
    agree(text, here + skipText * step, part, place + skipPart * step, step) === left - skipPart;
  if (rest(0, 1)) return same + left - 1;
  if (text[here] === undefined || text[here] === '\n') return undefined;
  if (rest(1, 1)) return same + left;
  if (rest(1, 0)) return same + left + 1;
  const isSwapped = left >= 2 && text[here] === part[place + step] && text[here + step] === part[place];
  return isSwapped && rest(2, 2) ? same + left : undefined;
};

/**
 * Adds every name that holds the query with one typo. One half of the query is then intact (or the two letters in the
 * middle are swapped), so the halves are looked for and the other half is compared only where one stands.
 * @param query at least four letters or digits
 */
export const scanWithTypo = (haystack: Haystack, query: string, ranking: Ranking): void => {
  const { text } = haystack;
  const middle = query.length >> 1;
  const [left, right] = [query.slice(0, middle), query.slice(middle)];
  scan(haystack, left.slice(0, -1) + right.charAt(0) + left.slice(-1) + right.slice(1), ranking);
  for (let place = text.indexOf(left); place !== -1; place = text.indexOf(left, place + 1)) {
    const span = spanOf(text, place + left.length, right, 1);
    if (span !== undefined) ranking.add(nameAt(haystack, place), place, place + left.length + span);
  }
  for (let place = text.indexOf(right); place !== -1; place = text.indexOf(right, place + 1)) {
    const span = spanOf(text, place - 1, left, -1);
    if (span !== undefined) ranking.add(nameAt(haystack, place), place - span, place + right.length);
  }
};
