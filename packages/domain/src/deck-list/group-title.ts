import { isBasicLandText } from './copy-numbers';
import { parseHeading } from './heading';
import type { ListStyle } from './list-style';
import { parseQuantity } from './quantity';

const NUMBER = /(?: |[^\0-\u02ff])[([](\d{1,3})[)\]]$/;
const BULLET = /^(?:[-*•+>] ?)+/;

/** The number of cards from a line on, up to a blank line or a heading. */
const groupSize = (lines: readonly string[], from: number, { numbers }: ListStyle): number => {
  let size = 0;
  for (let at = from; at < lines.length; at += 1) {
    const text = (lines[at] ?? '').trim();
    const isHeading = parseHeading(text) !== undefined && !isBasicLandText(text);
    if (text === '' || isHeading) break;
    size += parseQuantity(text.replace(BULLET, ''), numbers)?.count ?? 1;
  }
  return size;
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
