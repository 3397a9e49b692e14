import { canonical, readDeckEntry, type EntryError, type ReadEntry } from './list-entry';
import { zoneOfWord, type DeckZone } from './heading';
import { MAX_COPIES, MAX_NAME_CHARACTERS } from '../limits';
import { err, ok, type Result } from '../result';

/** What the columns of a table are called where lists are exported as CSV. */
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

/** How to read the rows of a table: its separator and where its columns are. */
export interface CsvTable {
  readonly separator: string;
  /** Whether the name's column may hold marks of a list (`Sol Ring (C21) *F*`). */
  readonly isGuessed?: boolean;
  readonly columns: Readonly<Partial<Record<Column, number>>>;
}

interface Field {
  readonly text: string;
  /** Index in the line where the field's text begins. */
  readonly at: number;
}

const readFields = (line: string, separator: string): readonly Field[] => {
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

/** Reads a line as the head of a table; undefined unless it names a column of names and one more that is known. */
const parseCsvHead = (line: string): CsvTable | undefined => {
  const separator = SEPARATORS.find((mark) => line.includes(mark));
  if (separator === undefined) return undefined;
  const titles = readFields(line, separator).map(({ text }) => text.toLowerCase());
  const columns: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const at = titles.findIndex((title) => (COLUMNS[column] as readonly string[]).includes(title));
    if (at >= 0) columns[column] = at;
  }
  return columns.name === undefined || Object.keys(columns).length < 2 ? undefined : { separator, columns };
};

/** Reads rows without a head: a count and a name, parted by tabs or the name in quotes, more columns behind them. */
const guessCsvTable = (rows: readonly string[]): CsvTable | undefined => {
  const isEvery = (pattern: RegExp): boolean => rows.every((row) => pattern.test(row));
  const places = { count: 0, name: 1 };
  if (isEvery(/^\s*"?\d+"?,\s*(?:"|[^",]+(?:,|$))/) && rows.some((row) => /^[^,]*,\s*"/.test(row)))
    return { separator: ',', columns: places };
  if (isEvery(/^[^\t]*\p{L}[^\t]*\t\s*\d+\s*(?:\t|$)/u))
    return { separator: '\t', isGuessed: true, columns: { name: 0, count: 1 } };
  if (isEvery(/^\s*\d+x? +[^\t]*\p{L}[^\t]*\t/iu))
    return { separator: '\t', isGuessed: true, columns: { name: 0 } };
  return isEvery(/^\s*\d+x?\t[^\t]+\t/i) ? { separator: '\t', isGuessed: true, columns: places } : undefined;
};

/**
 * Finds a table in lines: by its head, which may follow a `sep=,` of a spreadsheet, else by rows that are all alike.
 * Answers how to read it and at which line its rows begin.
 */
export const findCsvTable = (
  lines: readonly string[],
): { readonly table: CsvTable; readonly from: number } | undefined => {
  const first = lines.findIndex((text) => text.trim() !== '');
  if (first < 0) return undefined;
  const headAt = first + (/^\s*"?sep=.?"?\s*$/i.test(lines[first] ?? '') ? 1 : 0);
  const head = parseCsvHead(lines[headAt] ?? '');
  if (head !== undefined) return { table: head, from: headAt + 1 };
  const guessed = guessCsvTable(lines.filter((text) => text.trim() !== ''));
  return guessed === undefined ? undefined : { table: guessed, from: first };
};

const isYes = (text: string): boolean => /^(?:true|yes|1|x|foil)$/i.test(text);

const zoneOf = (board: string, commander: string): DeckZone | undefined =>
  isYes(commander) || /^commander/i.test(commander) ? 'commander' : zoneOfWord(board.split(',')[0] ?? '');

/** Reads a row of a table as an entry. */
export const readCsvEntry = (
  line: string,
  { separator, columns, isGuessed }: CsvTable,
): Result<ReadEntry, EntryError> => {
  const fields = readFields(line, separator);
  const field = (column: Column): Field => fields[columns[column] ?? -1] ?? { text: '', at: 0 };
  const name = field('name');
  const count = columns.count === undefined ? 1 : Number(field('count').text.replace(/x$/i, ''));
  if (name.text === '') return err({ code: 'no-name', at: name.at });
  if (name.text.length > MAX_NAME_CHARACTERS) return err({ code: 'name-too-long', at: name.at });
  if (!Number.isInteger(count) || count < 1 || count > MAX_COPIES) {
    return err({ code: 'invalid-quantity', at: field('count').at });
  }
  if (isGuessed) {
    const read = readDeckEntry(name.text);
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
    name: canonical(name.text),
    ...(/^(?:[A-Z0-9]{2,6}|[a-z0-9]{2,6})$/.test(set) && { set: set.toUpperCase() }),
    ...(number !== '' && { collectorNumber: number }),
    ...(/etched/i.test(finish)
      ? { finish: 'etched' as const }
      : isYes(finish) && { finish: 'foil' as const }),
  };
  return ok({ entry, zone: zoneOf(field('zone').text, field('commander').text), nameAt: name.at });
};
