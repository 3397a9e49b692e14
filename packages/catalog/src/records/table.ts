import { parse } from 'csv-parse';
import * as z from 'zod';
import { NEWLINE } from './ascii';
import type { Position } from './position';

/** A row of a table, or the reason why it cannot be read. */
export type TableRow = { readonly position: Position } & (
  | { readonly kind: 'row'; readonly cells: readonly string[] }
  | {
      readonly kind: 'fault';
      readonly reason: string;
      /** a quote is open at its end */ readonly isOpen: boolean;
    }
);

/** Longer rows, in characters, are rejected rather than held in memory. */
const MAX_ROW_CHARACTERS = 4096;

const csvRecord = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number(), bytes: z.number(), records: z.number() }),
});

/** The delimiter of a table by its first line: tab, semicolon or comma. */
export const delimiterOf = (start: string): string => {
  const line = start.trimStart().split('\n', 1)[0] ?? '';
  return ['\t', ';'].find((sign) => line.includes(sign)) ?? ',';
};

/** The same bytes; `endsLine` tells afterwards whether the last one ends a line. */
export const watchEnd = (
  bytes: AsyncIterable<Uint8Array>,
): { readonly bytes: AsyncIterable<Uint8Array>; readonly endsLine: () => boolean } => {
  let last: number | undefined;
  async function* watched(): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      last = chunk.at(-1) ?? last;
      yield chunk;
    }
  }
  return { bytes: watched(), endsLine: () => last === NEWLINE };
};

/**
 * Reads the rows of a table with cells between delimiters.
 * @param quote what cells may be enclosed in; null where it is a character like any other
 */
export async function* readTable(
  bytes: AsyncIterable<Uint8Array>,
  delimiter: string,
  quote: '"' | null = '"',
): AsyncGenerator<TableRow> {
  const skipped: { readonly line: number; readonly reason: string; readonly isOpen: boolean }[] = [];
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: MAX_ROW_CHARACTERS,
    quote,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      skipped.push({
        line: Number(error?.['lines'] ?? 0),
        reason: error?.message ?? 'the row cannot be read',
        isOpen: error?.code === 'CSV_QUOTE_NOT_CLOSED',
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
  let number = 0;
  for await (const each of parser) {
    const { record, info } = csvRecord.parse(each);
    // The parser reads ahead: it may have skipped rows that come after this one.
    const before = skipped.filter(({ line }) => line <= info.lines).length;
    for (const { line, ...fault } of skipped.splice(0, before)) {
      number += 1;
      yield { kind: 'fault', ...fault, position: { record: number, line, byte: info.bytes } };
    }
    number += 1;
    yield {
      kind: 'row',
      cells: record,
      position: { record: number, line: info.lines, byte: info.bytes },
    };
  }
  await fed;
  for (const { line, ...fault } of skipped) {
    number += 1;
    yield { kind: 'fault', ...fault, position: { record: number, line, byte: 0 } };
  }
}
