import { areSingles, isCopiesColumn, type NumberedName } from './copy-numbers';
import { splitFields, type Field } from './csv-fields';
import { isOpenTitle, NUMBER_TITLES, parseCount, parseTitles, rowLine, type CsvTable } from './csv-table';
import { areLineNumbers } from './quantity';
import type { TextLine } from './text-line';
import { DECK_FORMATS } from '../deck/deck-format';
import { MAX_ROW_CHARACTERS } from '../limits';

const { deckSize } = DECK_FORMATS.commander;

const COUNT_FIELD = /^\s?[xX×]?\s?\d{1,3}\s?[xX×]?\s?$/;
const MOST = 0.8;

type Rows = readonly (readonly Field[])[];

const textAt = (fields: readonly Field[], column: number): string => fields[column]?.text ?? '';

const shareOf = (rows: Rows, column: number, isOne: (text: string) => boolean): number =>
  rows.filter((fields) => isOne(textAt(fields, column))).length / rows.length;

const numbersIn = (rows: Rows, column: number, name: number): readonly NumberedName[] =>
  rows
    .filter((fields) => COUNT_FIELD.test(textAt(fields, column)))
    .map((fields) => ({ name: textAt(fields, name), number: parseCount(textAt(fields, column).trim()) }));

const SET_FIELD = /^(?=.*\p{L})(?:[A-Z0-9]{2,6}|[a-z0-9]{2,6})$/u;

/**
 * Whether a column of numbers is the copies: not the numbers of rows, and behind the name or a set no mana values and
 * collector numbers.
 */
const isCount = (rows: Rows, column: number, name: number, leastLines?: number): boolean => {
  const numbers = numbersIn(rows, column, name);
  if (numbers.some(({ number }) => number > deckSize)) return false;
  if (
    areLineNumbers(
      numbers.map(({ number }) => number),
      leastLines,
    )
  )
    return false;
  const isFirst = column < name && shareOf(rows, column - 1, (text) => SET_FIELD.test(text)) < MOST;
  return isFirst || isCopiesColumn(numbers);
};

/** A code of a set, and a collector number behind it. */
const PRINTED_SET = /^(?=.*[A-Z])[A-Z0-9]{3,5}$/;
const PRINTED_NUMBER = /^\d{1,4}\p{L}?[★†]?$/u;

/** The columns of names, of numbers, and of printings, judged by their fields. */
const judgeColumns = (
  rows: Rows,
): { readonly columns: CsvTable['columns']; readonly hasNumbers: boolean } | undefined => {
  const width = Math.max(...rows.map((fields) => fields.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const variety = (column: number): number => new Set(rows.map((fields) => textAt(fields, column))).size;
  const [name] = columns
    .filter((column) => shareOf(rows, column, (text) => /\p{L}{2}/u.test(text)) >= MOST)
    .sort((a, b) => variety(b) - variety(a) || a - b);
  if (name === undefined) return undefined;
  const numbers = columns.filter((column) => shareOf(rows, column, (text) => COUNT_FIELD.test(text)) >= MOST);
  const count = numbers.find((column) => isCount(rows, column, name));
  const set = columns.find(
    (column) =>
      column !== name &&
      shareOf(rows, column, (text) => PRINTED_SET.test(text)) >= MOST &&
      shareOf(rows, column + 1, (text) => PRINTED_NUMBER.test(text)) >= MOST,
  );
  return {
    columns: {
      name,
      ...(count !== undefined && { count }),
      ...(set !== undefined && set + 1 !== count && { set, collectorNumber: set + 1 }),
    },
    hasNumbers: numbers.length > 0,
  };
};

/** How far numbers of rows count at least below a title that says that they are numbers. */
const LEAST_TITLED_LINES = 3;

/**
 * A table whose titles leave open what its numbers are, or are of a language that is not known here, with the column of copies,
 * if it has one.
 */
export const withCount = (table: CsvTable, lines: readonly string[]): CsvTable => {
  const { separator, columns, titles = [] } = table;
  const { name = 0 } = columns;
  const open = titles.flatMap((title, at) => (isOpenTitle(title) ? [at] : []));
  const numbered = titles.findIndex((title) => NUMBER_TITLES.has(title));
  if ((columns.count ?? columns.regular) !== undefined || (numbered < 0 && open.length === 0)) return table;
  const rows = lines
    .filter((text) => text.includes(separator) && text.length <= MAX_ROW_CHARACTERS)
    .map((text) => splitFields(text, separator));
  // Others can be anything from mana values to marks out of five.
  const areNumbers = (at: number): boolean =>
    rows.length > 0 &&
    shareOf(rows, at, (text) => COUNT_FIELD.test(text)) >= MOST &&
    areSingles(numbersIn(rows, at, name));
  const column =
    numbered >= 0 &&
    numbersIn(rows, numbered, name).length > 0 &&
    isCount(rows, numbered, name, LEAST_TITLED_LINES)
      ? numbered
      : open.find((at) => at !== numbered && areNumbers(at) && isCount(rows, at, name));
  if (column === undefined) return table;
  const { collectorNumber, ...others } = columns;
  return {
    ...table,
    columns: {
      ...others,
      count: column,
      ...(collectorNumber !== undefined && collectorNumber !== column && { collectorNumber }),
    },
  };
};

const QUOTED_ROW = /^\s*"?\d{1,3}"?,\s*"[^"]|^\s*"[^"]+",\s*"?\d{1,3}"?\s*(?:,|$)/;

/** How rows of a table without titles look, by their separator. */
const ROWS: readonly (readonly [separator: string, pattern: RegExp])[] = [
  ['\t', /\t[^\S\t]*\S/],
  [';', /^\s*"?x?\d{1,3}x?"?\s*;|;\s*"?x?\d{1,3}x?"?\s*(?:;|$)/i],
  ['|', /^\s*\|.*\|\s*$|[^|] \| [^|]/],
  [',', QUOTED_ROW],
  // Three columns and more, of which none needs quotes; a name with a comma has two words behind it.
  [',', /^\s*\d{1,3},[^,"]+,[^\s,"]*(?:,[^"]*)?$|^[^,"]+,\s*\d{1,3},[^"]*$/],
];

/** A row with a number beside a name that needs no quotes, as in a table whose names with commas have them. */
const QUOTELESS_ROW = /^\s*"?\d{1,3}"?,|,\s*"?\d{1,3}"?\s*(?:,|$)/;

const OUTER_BARS = /^\s*\|.*\|\s*$/;

/** Detects a table without titles: most lines have the same separators. */
const detectTable = (lines: readonly string[]): CsvTable | undefined => {
  const filled = lines.filter((text) => /[^\s|:-]/.test(text) && text.length <= MAX_ROW_CHARACTERS);
  for (const [separator, pattern] of ROWS) {
    const rows = filled.filter((text) => pattern.test(text)).map((text) => splitFields(text, separator));
    // Names without a comma need no quotes.
    const least = pattern === QUOTED_ROW ? 0 : 0.6;
    const separated = filled.filter((text) => text.includes(separator));
    const isEvery = separator !== ',' || separated.every((text) => QUOTELESS_ROW.test(text));
    if (rows.length < Math.max(2, least * filled.length) || !isEvery) continue;
    const judged = judgeColumns(rows);
    const isTable =
      separator === '\t' ||
      (separator === '|' && rows.length > 2 && filled.every((text) => OUTER_BARS.test(text)));
    if (judged !== undefined && (judged.hasNumbers || isTable))
      return { separator, hasMarks: separator !== ',', columns: judged.columns };
  }
  return undefined;
};

/** Lines in which the titles of a table are searched: a name of the deck can precede them. */
const TITLE_LINES = 5;

/**
 * Detects a table: by its titles, which can follow a spreadsheet's `sep=,`, or by the same notation in most rows.
 * @returns the table, and the index of the line with the first row
 */
export const findCsvTable = (
  lines: readonly TextLine[],
): { readonly table: CsvTable; readonly from: number } | undefined => {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  for (let at = Math.max(first, 0); at < Math.min(first + TITLE_LINES, lines.length); at += 1) {
    const titled = parseTitles(lines[at]?.text ?? '');
    if (titled === undefined) continue;
    const rows = lines.slice(at + 1).map((line) => rowLine(line, titled).text);
    return { table: withCount(titled, rows), from: at + 1 };
  }
  const guessed = detectTable(lines.map((line) => rowLine(line, { separator: '|' }).text));
  return guessed === undefined ? undefined : { table: guessed, from: first };
};
