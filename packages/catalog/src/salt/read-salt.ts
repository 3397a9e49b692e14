import { MAX_SALT } from '@crownsmith/domain';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { BrokenGzipError, gunzipIfCompressed } from '../records/gunzip';
import type { Position } from '../records/position';
import { readRecords, type ReadOptions } from '../records/read-records';
import { rejectFault, rejectInvalid, type RecordReject } from '../records/record-reject';

/** What a decoder puts where bytes are no UTF-8. */
const UNREADABLE = '\ufffd';

const saltRowSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .refine((name) => !name.includes(UNREADABLE), 'not UTF-8'),
  salt: z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d+(\.\d+)?$/, 'not a number')
        .transform(Number),
    ])
    .pipe(z.number().min(0, 'salt is 0 to 4').max(MAX_SALT, 'salt is 0 to 4')),
});

/** What comes of a salt file, row by row. */
export type SaltEvent =
  | { readonly kind: 'salt'; readonly name: string; readonly salt: number; readonly position: Position }
  | RecordReject;

const saltEvent = (value: unknown, position: Position): SaltEvent => {
  const row = saltRowSchema.safeParse(value);
  if (row.success) return { kind: 'salt', ...row.data, position };
  return rejectInvalid('row', row.error, position);
};

/** Longest row of a table, in characters: past it the row is rejected rather than held. */
const MAX_ROW = 4096;

const csvRecord = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number(), bytes: z.number(), records: z.number() }),
});

const HEADINGS = {
  name: ['name', 'card', 'card name', 'cardname'],
  salt: ['salt', 'score', 'value', 'salt score'],
};

/** Which columns hold name and salt. */
interface Columns {
  readonly name: number;
  readonly salt: number;
}

const headOf = (row: readonly string[]): Columns | undefined => {
  const words = row.map((cell) => cell.trim().toLowerCase());
  const name = words.findIndex((word) => HEADINGS.name.includes(word));
  const salt = words.findIndex((word) => HEADINGS.salt.includes(word));
  return name >= 0 && salt >= 0 ? { name, salt } : undefined;
};

/**
 * Without a head there are two columns. Of two columns, with a name's comma unquoted, the last cell is the salt and what
 * stands before is the name.
 */
const cellsOf = (row: readonly string[], head: Columns | undefined, width: number): unknown => {
  if (head !== undefined && row.length <= width) return { name: row[head.name], salt: row[head.salt] };
  if (width !== 2 || (head !== undefined && head.name !== 0)) return { name: undefined };
  return { name: row.slice(0, -1).join(','), salt: row.at(-1) };
};

async function* readTable(bytes: AsyncIterable<Uint8Array>, delimiter: string): AsyncGenerator<SaltEvent> {
  const skipped: { readonly line: number; readonly reason: string }[] = [];
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: MAX_ROW,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      skipped.push({
        line: Number(error?.['lines'] ?? 0),
        reason: error?.message ?? 'the row cannot be read',
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
  let head: Columns | undefined;
  let width = 0;
  let number = 0;
  for await (const each of parser) {
    const { record, info } = csvRecord.parse(each);
    for (const { line, reason } of skipped.splice(0)) {
      number += 1;
      yield rejectFault('syntax', reason, { record: number, line, byte: info.bytes });
    }
    const position: Position = { record: number + 1, line: info.lines, byte: info.bytes };
    if (number === 0 && width === 0) {
      width = record.length;
      head = headOf(record);
      if (head !== undefined) continue;
    }
    number += 1;
    yield saltEvent(cellsOf(record, head, width), position);
  }
  await fed;
  for (const { line, reason } of skipped) {
    number += 1;
    yield rejectFault('syntax', reason, { record: number, line, byte: 0 });
  }
}

const START = 4096;

/** Reads until the beginning is known, and answers it with a stream of the whole. */
const peek = async (
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ readonly start: string; readonly all: AsyncIterable<Uint8Array> }> => {
  const source = bytes[Symbol.asyncIterator]();
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length < START) {
    const next = await source.next();
    if (next.done === true) break;
    parts.push(next.value);
    length += next.value.length;
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* parts;
    for (let next = await source.next(); next.done !== true; next = await source.next()) yield next.value;
  }
  const start = Buffer.concat(parts)
    .subarray(0, START)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  return { start, all: whole() };
};

const delimiterOf = (start: string): string => {
  const line = start.trimStart().split('\n', 1)[0] ?? '';
  return ['\t', ';'].find((sign) => line.includes(sign)) ?? ',';
};

/**
 * Reads salt by card name, the mean of votes from 0 to 4: a CSV table (comma, semicolon or tab; with a head that names
 * `name` and `salt`, or of two columns), JSON lines or a JSON array of `{ name, salt }`; gzipped or not. What cannot be
 * read is a reject with its place; the rest goes on.
 */
export async function* readSalt(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<SaltEvent> {
  try {
    const { start, all } = await peek(gunzipIfCompressed(bytes));
    const first = start.trimStart()[0];
    if (first !== undefined && first !== '{' && first !== '[' && first !== '<') {
      yield* readTable(all, delimiterOf(start));
      return;
    }
    for await (const scanned of readRecords(all, options)) {
      if (scanned.kind === 'record') yield saltEvent(scanned.value, scanned.position);
      else yield rejectFault(scanned.fault, scanned.reason, scanned.position);
    }
  } catch (error) {
    if (!(error instanceof BrokenGzipError)) throw error;
    yield rejectFault('gzip', error.message, {
      record: 0,
      line: 1,
      byte: 0,
    });
  }
}
