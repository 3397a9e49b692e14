import { copyNumbersOf, type CopyNumbers } from './copy-numbers';
import { parseHeading } from './heading';
import { numberStyleOf, parseQuantity, type NumberStyle } from './quantity';
import { unusualName } from './unusual-name';

/** How most lines of a list are written, which decides what single lines can be. */
export interface ListStyle {
  readonly numbers: NumberStyle;
  readonly copies: CopyNumbers;
  /** Whether most lines begin with a quantity, so that a line without one can be a heading. */
  readonly hasQuantities: boolean;
  /** Whether most lines end with a number in brackets, so that such a line is an entry. */
  readonly endsInCounts: boolean;
  /** Whether titles of groups state how many cards follow (`Ramp (12)`). */
  readonly hasCountedTitles: boolean;
  /** Whether a blank line follows each line, so that blank lines separate nothing. */
  readonly isDoubleSpaced: boolean;
}

const isMost = (part: number, whole: number): boolean => part >= 2 && part >= 0.6 * whole;

const BULLET = /^(?:[-*•+>] ?)+/;

/** The texts that begin with a name, of lines that can be entries. */
const namedTexts = (lines: readonly string[], numbers: NumberStyle): readonly string[] =>
  lines.flatMap((line) => {
    const text = line.replace(BULLET, '');
    const number = parseQuantity(text, numbers);
    if (number?.count !== undefined || parseHeading(line)?.kind === 'zone') return [];
    const named = text.slice(number?.length ?? 0);
    return unusualName(named) === undefined ? [named] : [];
  });

const BEGINS_WITH_QUANTITY = /^(?:[-*•+>] ?)?[#+([{"]?x?\d{1,3}(?!\d)/i;
const ENDS_IN_COUNT = /[([]x?\d{1,3}x?[)\]]$/i;

/** Measures the style of cleaned lines. */
export const listStyleOf = (lines: readonly string[]): ListStyle => {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  const counted = filled.filter((line) => BEGINS_WITH_QUANTITY.test(line));
  const ends = filled.filter((line) => ENDS_IN_COUNT.test(line) && !BEGINS_WITH_QUANTITY.test(line));
  const followed = lines.filter((line, at) => line.trim() !== '' && lines[at + 1]?.trim() === '');
  const numbers = numberStyleOf(filled);
  return {
    numbers,
    copies: copyNumbersOf(namedTexts(filled, numbers)),
    hasQuantities: isMost(counted.length, filled.length),
    endsInCounts: ends.length >= 0.5 * filled.length,
    hasCountedTitles: filled.some((line) => ENDS_IN_COUNT.test(line) && parseHeading(line)?.kind === 'zone'),
    isDoubleSpaced: filled.length >= 6 && followed.length >= 0.8 * (filled.length - 1),
  };
};
