import { parse } from 'csv-parse';
import * as z from 'zod';
import type { Position } from '../records/position';

/** A row of a table with a name and a salt, not yet validated, or the reason why it cannot be read. */
export type SaltRow = {
  readonly position: Position;
  /** whether it may go on: cells are missing, the last one is empty or a number without its decimals, or a quote is open */
  readonly isShort: boolean;
} & ({ readonly kind: 'row'; readonly value: unknown } | { readonly kind: 'fault'; readonly reason: string });

/** Longer rows, in characters, are rejected rather than held in memory. */
const MAX_ROW_CHARACTERS = 4096;

/** Nothing, or a number that ends in its decimal point. */
const UNFINISHED_CELL = /^\s*(?:\d+\.)?$/;

const csvRecord = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number(), bytes: z.number(), records: z.number() }),
});

const HEADINGS = {
  name: ['name', 'card', 'card name', 'cardname'],
  salt: ['salt', 'score', 'value', 'salt score'],
};

/** The indices of the columns with name and salt. */
interface Columns {
  readonly name: number;
  readonly salt: number;
}

const columnsOf = (header: readonly string[]): Columns | undefined => {
  const words = header.map((cell) => cell.trim().toLowerCase());
  const name = words.findIndex((word) => HEADINGS.name.includes(word));
  const salt = words.findIndex((word) => HEADINGS.salt.includes(word));
  return name >= 0 && salt >= 0 ? { name, salt } : undefined;
};

/**
 * Name and salt of a row. Without a header there are two columns. In a table of two columns a name may contain unquoted
 * commas: the last cell is the salt and the cells before it are the name.
 */
const valueOf = (row: readonly string[], columns: Columns | undefined, width: number): unknown => {
  if (columns !== undefined && row.length <= width)
    return { name: row[columns.name], salt: row[columns.salt] };
  if (width !== 2 || (columns !== undefined && columns.name !== 0)) return { name: undefined };
  return { name: row.slice(0, -1).join(','), salt: row.at(-1) };
};

/** The delimiter of a table by its first line: tab, semicolon or comma. */
export const delimiterOf = (start: string): string => {
  const line = start.trimStart().split('\n', 1)[0] ?? '';
  return ['\t', ';'].find((sign) => line.includes(sign)) ?? ',';
};

/** Reads a CSV table with a header that names `name` and `salt`, or with two columns. */
export async function* readSaltTable(
  bytes: AsyncIterable<Uint8Array>,
  delimiter: string,
): AsyncGenerator<SaltRow> {
  const skipped: { readonly line: number; readonly reason: string; readonly isShort: boolean }[] = [];
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: MAX_ROW_CHARACTERS,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      skipped.push({
        line: Number(error?.['lines'] ?? 0),
        reason: error?.message ?? 'the row cannot be read',
        isShort: error?.code === 'CSV_QUOTE_NOT_CLOSED',
      });
      return undefined;
    },
  });
  const feed = async (): Promise<void> => {
    try {
      for await (const chunk of bytes) {
        if (!parser.write(chunk)) await new Promise((resolve) => parser.once('drain', resolve));
      }
      parser.end();
    } catch (error) {
      parser.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const fed = feed();
  let columns: Columns | undefined;
  let width = 0;
  let number = 0;
  for await (const each of parser) {
    const { record, info } = csvRecord.parse(each);
    // The parser reads ahead: it may have skipped rows that come after this one.
    const before = skipped.filter(({ line }) => line <= info.lines).length;
    for (const { line, reason, isShort } of skipped.splice(0, before)) {
      number += 1;
      yield { kind: 'fault', reason, isShort, position: { record: number, line, byte: info.bytes } };
    }
    const position: Position = { record: number + 1, line: info.lines, byte: info.bytes };
    if (width === 0) {
      width = record.length;
      columns = columnsOf(record);
      if (columns !== undefined) continue;
    }
    number += 1;
    const isShort = record.length < width || UNFINISHED_CELL.test(record.at(-1) ?? '');
    yield { kind: 'row', value: valueOf(record, columns, width), isShort, position };
  }
  await fed;
  for (const { line, reason, isShort } of skipped) {
    number += 1;
    yield { kind: 'fault', reason, isShort, position: { record: number, line, byte: 0 } };
  }
}
