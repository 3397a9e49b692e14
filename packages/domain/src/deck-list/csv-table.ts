import { normalizeName, parseEntry, type EntryError, type ParsedEntry } from './list-entry';
import { zoneOfWord, type DeckZone } from './heading';
import { MAX_COPIES, MAX_NAME_CHARACTERS } from '../limits';
import { err, ok, type Result } from '../result';

/** Titles of columns in CSV exports, in lower case. */
const COLUMNS = {
  count: ['count', 'qty', 'quantity', 'amount', 'copies'],
  name: ['name', 'card name', 'card', 'cardname'],
  zone: ['board', 'section', 'zone', 'category', 'categories'],
  set: ['set', 'edition', 'set code', 'edition code', 'printing'],
  collectorNumber: ['collector number', 'card number', 'number'],
  finish: ['foil', 'finish', 'printing finish'],
  commander: ['commander'],
} as const;
type Column = keyof typeof COLUMNS;

/** The separator of a table, and the indices of its columns. */
export interface CsvTable {
  readonly separator: string;
  /** Whether names can have marks (`Sol Ring (C21) *F*`), as in a table without titles. */
  readonly hasMarks?: boolean;
  readonly columns: Readonly<Partial<Record<Column, number>>>;
}

interface Field {
  readonly text: string;
  /** Index of the text in the line. */
  readonly at: number;
}

const splitFields = (line: string, separator: string): readonly Field[] => {
  const fields: Field[] = [];
  let index = 0;
  while (index <= line.length) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(line.slice(index));
    const isQuoted = quoted !== null && [separator, ''].includes(line.charAt(index + quoted[0].length));
    const end = isQuoted ? index + quoted[0].length : line.indexOf(separator, index);
    const stop = end < 0 ? line.length : end;
    const raw = line.slice(index, stop);
    const text = isQuoted ? (quoted[1] ?? '').replaceAll('""', '"') : raw.trim();
    fields.push({
      text,
      at: index + (isQuoted ? raw.indexOf('"') + 1 : raw.length - raw.trimStart().length),
    });
    index = stop + 1;
  }
  return fields;
};

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** Parses the titles of a table; undefined unless there is a column of names and another known one. */
const parseTitles = (line: string): CsvTable | undefined => {
  const separator = SEPARATORS.find((mark) => line.includes(mark));
  if (separator === undefined) return undefined;
  const titles = splitFields(line, separator).map(({ text }) => text.toLowerCase());
  const columns: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const at = titles.findIndex((title) => (COLUMNS[column] as readonly string[]).includes(title));
    if (at >= 0) columns[column] = at;
  }
  return columns.name === undefined || Object.keys(columns).length < 2 ? undefined : { separator, columns };
};

/** Detects a table without titles: rows of quantity and name, separated by tabs or with quoted names. */
const detectTable = (rows: readonly string[]): CsvTable | undefined => {
  const isEvery = (pattern: RegExp): boolean => rows.every((row) => pattern.test(row));
  const columns = { count: 0, name: 1 };
  if (isEvery(/^\s*"?\d+"?,\s*(?:"|[^",]+(?:,|$))/) && rows.some((row) => /^[^,]*,\s*"/.test(row)))
    return { separator: ',', columns };
  if (isEvery(/^[^\t]*\p{L}[^\t]*\t\s*\d+\s*(?:\t|$)/u))
    return { separator: '\t', hasMarks: true, columns: { name: 0, count: 1 } };
  if (isEvery(/^\s*\d+x? +[^\t]*\p{L}[^\t]*\t/iu))
    return { separator: '\t', hasMarks: true, columns: { name: 0 } };
  return isEvery(/^\s*\d+x?\t[^\t]+\t/i) ? { separator: '\t', hasMarks: true, columns } : undefined;
};

/**
 * Detects a table: by its titles, which can follow a spreadsheet's `sep=,`, or by the same notation in all rows.
 * @returns the table, and the index of the line with the first row
 */
export const findCsvTable = (
  lines: readonly string[],
): { readonly table: CsvTable; readonly from: number } | undefined => {
  const first = lines.findIndex((text) => text.trim() !== '');
  if (first < 0) return undefined;
  const titlesAt = first + (/^\s*"?sep=.?"?\s*$/i.test(lines[first] ?? '') ? 1 : 0);
  const titled = parseTitles(lines[titlesAt] ?? '');
  if (titled !== undefined) return { table: titled, from: titlesAt + 1 };
  const guessed = detectTable(lines.filter((text) => text.trim() !== ''));
  return guessed === undefined ? undefined : { table: guessed, from: first };
};

const isYes = (text: string): boolean => /^(?:true|yes|1|x|foil)$/i.test(text);

const zoneOf = (board: string, commander: string): DeckZone | undefined =>
  isYes(commander) || /^commander/i.test(commander) ? 'commander' : zoneOfWord(board.split(',')[0] ?? '');

/** Parses a row of a table as an entry. */
export const parseCsvRow = (
  line: string,
  { separator, columns, hasMarks }: CsvTable,
): Result<ParsedEntry, EntryError> => {
  const fields = splitFields(line, separator);
  const field = (column: Column): Field => fields[columns[column] ?? -1] ?? { text: '', at: 0 };
  const name = field('name');
  const count = columns.count === undefined ? 1 : Number(field('count').text.replace(/x$/i, ''));
  if (name.text === '') return err({ code: 'no-name', at: name.at });
  if (name.text.length > MAX_NAME_CHARACTERS) return err({ code: 'name-too-long', at: name.at });
  if (!Number.isInteger(count) || count < 1 || count > MAX_COPIES) {
    return err({ code: 'invalid-quantity', at: field('count').at });
  }
  if (hasMarks) {
    const read = parseEntry(name.text);
    return read.ok
      ? ok({
          ...read.value,
          entry: { ...read.value.entry, ...(columns.count !== undefined && { count }) },
          nameAt: name.at + read.value.nameAt,
        })
      : err({ ...read.error, at: name.at + read.error.at });
  }
  const set = field('set').text;
  const number = field('collectorNumber').text;
  const finish = field('finish').text;
  const entry = {
    count,
    name: normalizeName(name.text),
    ...(/^(?:[A-Z0-9]{2,6}|[a-z0-9]{2,6})$/.test(set) && { set: set.toUpperCase() }),
    ...(number !== '' && { collectorNumber: number }),
    ...(/etched/i.test(finish)
      ? { finish: 'etched' as const }
      : isYes(finish) && { finish: 'foil' as const }),
  };
  return ok({ entry, zone: zoneOf(field('zone').text, field('commander').text), nameAt: name.at });
};
