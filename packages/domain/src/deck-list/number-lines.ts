import type { TextLine } from './text-line';

const NUMBER = /^\s*(?:\d{1,2}x?|x\d{1,2})\s*$/i;
const NAME = /^\s*\p{L}/u;
/** The share of lines that are numbers alone, if names stand below them: each second one, without headings and prices. */
const LEAST_SHARE = 0.2;

const isBlank = (text: string): boolean => text.trim() === '';

const withNumber = (number: TextLine, name: TextLine): TextLine => {
  const before = `${number.text.trim()} `;
  return {
    text: before + name.text,
    line: name.line,
    columnAt: (index) => name.columnAt(Math.max(0, index - before.length)),
  };
};

/**
 * Joins quantities to the names in the lines below them, as in what is copied from the columns of a page.
 * @returns the lines, and those of the quantities that are now a part of another line
 */
export const joinNumberLines = (
  lines: readonly TextLine[],
): { readonly lines: readonly TextLine[]; readonly joined: readonly TextLine[] } => {
  const isNumberOfName = (at: number): boolean =>
    NUMBER.test(lines[at]?.text ?? '') && NAME.test(lines[at + 1]?.text ?? '');
  const numbers = lines.filter((_, at) => isNumberOfName(at));
  const filled = lines.filter(({ text }) => !isBlank(text)).length;
  if (numbers.length < 2 || numbers.length < LEAST_SHARE * filled) return { lines, joined: [] };
  const named = lines.flatMap((line, at) => {
    if (isNumberOfName(at)) return [];
    const before = lines[at - 1];
    return before !== undefined && isNumberOfName(at - 1) ? [withNumber(before, line)] : [line];
  });
  return { lines: named, joined: numbers };
};
