import { normalizeName, parseEntry, NO_CONTEXT, type EntryError, type ParsedEntry } from './list-entry';
import { splitFields, type Field } from './csv-fields';
import { zoneOfWord, type DeckZone } from './heading';
import type { TextLine } from './text-line';
import { MAX_COPIES, MAX_NAME_CHARACTERS, MAX_ROW_CHARACTERS } from '../limits';
import { err, ok, type Result } from '../result';

/** Titles of columns in exports, in lower case without punctuation; the first that a table has counts. */
const COLUMNS = {
  count: [
    'count', 'qty', 'quantity', 'amount', 'copies', 'total qty', 'quantityx', 'total quantity', 'anzahl', 'cantidad',
  ], // prettier-ignore
  name: ['simple name', 'card name', 'name', 'product name', 'card', 'cardname', 'title'],
  zone: ['board', 'section', 'zone', 'category', 'categories'],
  set: ['set code', 'edition code', 'set id', 'set', 'edition', 'printing'],
  collectorNumber: ['collector number', 'card number', 'collector s number', 'collector', 'number'],
  finish: ['foil', 'is foil', 'finish', 'printing finish', 'premium', 'printing'],
  commander: ['commander', 'is commander'],
  sideboard: ['sideboarded', 'sideboard'],
  maybeboard: ['maybeboard'],
  condition: ['condition'],
} as const;
type Column = keyof typeof COLUMNS;

/** The separator of a table, and the indices of its columns. */
export interface CsvTable {
  readonly separator: string;
  /** Whether names can have marks (`Sol Ring (C21) *F*`), as in a table without titles. */
  readonly hasMarks?: boolean;
  readonly columns: Readonly<Partial<Record<Column, number>>>;
  /** The titles, in lower case without punctuation; none in a table without titles. */
  readonly titles?: readonly string[];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** Parses the titles of a table; undefined unless there is a column of names and another known one. */
export const parseTitles = (line: string): CsvTable | undefined => {
  const separator = SEPARATORS.find((mark) => line.includes(mark));
  if (separator === undefined || line.length > MAX_ROW_CHARACTERS) return undefined;
  const titles = splitFields(line, separator).map(({ text }) =>
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
  const columns: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const title = COLUMNS[column].find((word) => titles.includes(word));
    if (title !== undefined) columns[column] = titles.indexOf(title);
  }
  return columns.name === undefined || Object.keys(columns).length < 2
    ? undefined
    : { separator, columns, titles };
};

const COUNT_FIELD = /^\s?[xX×]?\s?\d{1,3}\s?[xX×]?\s?$/;
const MOST = 0.8;

/** The column of counts and that of names, judged by their fields. */
const judgeColumns = (rows: readonly (readonly Field[])[]): CsvTable['columns'] | undefined => {
  const width = Math.max(...rows.map((fields) => fields.length));
  const share = (column: number, isOne: (text: string) => boolean): number =>
    rows.filter((fields) => isOne(fields[column]?.text ?? '')).length / rows.length;
  const columns = Array.from({ length: width }, (_, column) => column);
  const count = columns.find((column) => share(column, (text) => COUNT_FIELD.test(text)) >= MOST);
  const variety = (column: number): number => new Set(rows.map((fields) => fields[column]?.text)).size;
  const [name] = columns
    .filter((column) => column !== count && share(column, (text) => /\p{L}{2}/u.test(text)) >= MOST)
    .sort((a, b) => variety(b) - variety(a) || a - b);
  return name === undefined ? undefined : { name, ...(count !== undefined && { count }) };
};

/** How rows of a table without titles look, by their separator. */
const ROWS: readonly (readonly [separator: string, pattern: RegExp])[] = [
  ['\t', /^\s*\S[^\t]*\t\s*\S/],
  [';', /^\s*"?x?\d{1,3}x?"?\s*;|;\s*"?x?\d{1,3}x?"?\s*(?:;|$)/i],
  ['|', /^\s*\|.*\|\s*$|[^|] \| [^|]/],
  [',', /^\s*"?\d{1,3}"?,\s*"[^"]|^\s*"[^"]+",\s*"?\d{1,3}"?\s*(?:,|$)/],
];

/** A row with a number beside a name that needs no quotes, as in a table whose names with commas have them. */
const QUOTELESS_ROW = /^\s*"?\d{1,3}"?,|,\s*"?\d{1,3}"?\s*(?:,|$)/;

/** Detects a table without titles: most lines have the same separators. */
const detectTable = (lines: readonly string[]): CsvTable | undefined => {
  const filled = lines.filter((text) => /[^\s|:-]/.test(text) && text.length <= MAX_ROW_CHARACTERS);
  for (const [separator, pattern] of ROWS) {
    const rows = filled.filter((text) => pattern.test(text)).map((text) => splitFields(text, separator));
    // Names without a comma need no quotes.
    const least = separator === ',' ? 0 : 0.6;
    const separated = filled.filter((text) => text.includes(separator));
    const isEvery = separator !== ',' || separated.every((text) => QUOTELESS_ROW.test(text));
    if (rows.length < Math.max(2, least * filled.length) || !isEvery) continue;
    const columns = judgeColumns(rows);
    if (columns !== undefined && (columns.count !== undefined || separator === '\t'))
      return { separator, hasMarks: separator !== ',', columns };
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
    if (titled !== undefined) return { table: titled, from: at + 1 };
  }
  const guessed = detectTable(lines.map(({ text }) => text));
  return guessed === undefined ? undefined : { table: guessed, from: first };
};

/** Whether a line is a row of a table, and not a heading or a remark between rows. */
export const isTableRow = (line: string, { separator }: CsvTable): boolean => line.includes(separator);

const isYes = (text: string): boolean => /^(?:true|yes|1|x|foil)$/i.test(text);

type ReadField = (column: Column) => Field;

const zoneOf = (field: ReadField): DeckZone | undefined => {
  const commander = field('commander').text;
  if (isYes(commander) || /^commander/i.test(commander)) return 'commander';
  if (isYes(field('sideboard').text)) return 'sideboard';
  if (isYes(field('maybeboard').text)) return 'maybeboard';
  return zoneOfWord(field('zone').text.split(',')[0] ?? '');
};

const parseCount = (text: string): number => Number(text.replace(/^[x×]|[x×]$/gi, ''));

/** What a row can be of. */
interface RowContext {
  readonly isCard: (name: string) => boolean;
  /** Copies that one row can state. */
  readonly maxCopies?: number;
}

/** Parses a row of a table as an entry. */
export const parseCsvRow = (
  line: string,
  { separator, columns, hasMarks }: CsvTable,
  { isCard, maxCopies = MAX_COPIES }: RowContext,
): Result<ParsedEntry, EntryError> => {
  if (line.length > MAX_ROW_CHARACTERS) return err({ code: 'name-too-long', at: 0 });
  const fields = splitFields(line, separator);
  const field: ReadField = (column) => fields[columns[column] ?? -1] ?? { text: '', at: 0 };
  const name = field('name');
  const count = columns.count === undefined ? 1 : parseCount(field('count').text);
  if (name.text === '') return err({ code: 'no-name', at: name.at });
  if (name.text.length > MAX_NAME_CHARACTERS) return err({ code: 'name-too-long', at: name.at });
  if (!Number.isInteger(count) || count < 1 || count > maxCopies) {
    return err({ code: 'invalid-quantity', at: field('count').at });
  }
  const set = field('set').text;
  const [number = ''] = field('collectorNumber').text.split('/');
  const finish = field('finish').text;
  const printing = {
    ...(/^(?:[A-Z0-9]{2,6}|[a-z0-9]{2,6})$/.test(set) && { set: set.toUpperCase() }),
    ...(number !== '' && { collectorNumber: number }),
    ...(/etched/i.test(finish)
      ? { finish: 'etched' as const }
      : (isYes(finish) || /(?<!non[- ]?)\bfoil$/i.test(field('condition').text)) && {
          finish: 'foil' as const,
        }),
  };
  const isPlain = isCard(normalizeName(name.text)) || (!hasMarks && !/[)\]]$/.test(name.text));
  if (!isPlain) {
    const read = parseEntry(name.text.replace(/\s+/g, ' '), { ...NO_CONTEXT, isCard });
    if (!read.ok) return err({ ...read.error, at: name.at + read.error.at });
    const { entry, zone = zoneOf(field), nameAt } = read.value;
    const counted = { ...printing, ...entry, ...(columns.count !== undefined && { count }) };
    return ok({ ...read.value, entry: counted, zone, nameAt: name.at + nameAt });
  }
  const entry = { count, name: normalizeName(name.text), ...printing };
  return ok({ entry, zone: zoneOf(field), nameAt: name.at, isKnown: isCard(entry.name), hasQuantity: true });
};
