import { isBasicLandText } from './copy-numbers';
import { countOfCategory, parseHeading } from './heading';
import type { ListStyle } from './list-style';
import { parseQuantity } from './quantity';

const NUMBER = /(?: |[^\0-\u02ff])[([](\d{1,3})[)\]]$/;
const BULLET = /^(?:[-*•+>] ?)+/;

/** The number of cards from a line on, up to a blank line or a heading; or from it back. */
const groupSize = (lines: readonly string[], from: number, { numbers }: ListStyle, step = 1): number => {
  let size = 0;
  for (let at = from; at >= 0 && at < lines.length; at += step) {
    const text = (lines[at] ?? '').trim();
    const isHeading = parseHeading(text) !== undefined && !isBasicLandText(text);
    if (text === '' || isHeading) break;
    size += parseQuantity(text.replace(BULLET, ''), numbers)?.count ?? 1;
  }
  return size;
};

/**
 * Whether the words of a category with a number are an entry, whose name is unknown (`1 Counterspells`), and not the title of
 * the cards below or the sum of those above: they stand among entries, and the number is not theirs.
 */
export const isCountedEntry = (
  lines: readonly string[],
  at: number,
  style: ListStyle,
  startsBlock: boolean,
): boolean => {
  const number = countOfCategory((lines[at] ?? '').trim());
  if (number === undefined) return false;
  const below = groupSize(lines, at + 1, style);
  if (startsBlock) return number === 1 && below > 1;
  const isSum = below === 0 && number > 1 && groupSize(lines, at - 1, style, -1) === number;
  return below !== number && !isSum;
};

/**
 * Whether a card's name with a number behind it is the title of a group (`Sacrifice (8)`): entries below have their
 * quantities before the names, or are as many as it states.
 */
export const isGroupTitle = (
  lines: readonly string[],
  at: number,
  style: ListStyle,
  startsBlock: boolean,
): boolean => {
  const text = (lines[at] ?? '').trim();
  const number = Number(NUMBER.exec(text)?.[1]);
  if (!(number > 0) || style.endsInCounts || !/^\p{L}/u.test(text) || isBasicLandText(text)) return false;
  const size = groupSize(lines, at + 1, style);
  if (number === 1 && !style.hasQuantities) return false;
  // Before entries with quantities, a title need not count its cards right.
  const isPlaced = style.hasQuantities
    ? startsBlock || style.hasCountedTitles
    : startsBlock && style.hasCountedTitles;
  return size === number || (number > 1 && size > 0 && isPlaced);
};
