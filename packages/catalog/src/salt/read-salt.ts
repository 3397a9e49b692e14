import { MAX_SALT } from '@crownsmith/domain';
import * as z from 'zod';
import { BrokenGzipError, gunzipIfCompressed } from '../records/gunzip';
import type { Position } from '../records/position';
import { peek } from '../records/peek';
import { readRecords, type ReadOptions } from '../records/read-records';
import { rejectFault, rejectInvalid, type RecordReject } from '../records/record-reject';
import { delimiterOf, watchEnd } from '../records/table';
import { readSaltTable } from './salt-table';

/** The replacement character, which decoders write for bytes that are not UTF-8. */
const REPLACEMENT_CHARACTER = '\ufffd';

const saltRowSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .refine((name) => !name.includes(REPLACEMENT_CHARACTER), 'not UTF-8'),
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

/** What a file of salt yields for each row. */
export type SaltEvent =
  | { readonly kind: 'salt'; readonly name: string; readonly salt: number; readonly position: Position }
  | RecordReject;

const saltEvent = (value: unknown, position: Position): SaltEvent => {
  const row = saltRowSchema.safeParse(value);
  if (row.success) return { kind: 'salt', ...row.data, position };
  return rejectInvalid('row', row.error, position);
};

const isTable = (start: string): boolean => !['{', '[', '<', undefined].includes(start.trimStart()[0]);

/** Events of a table. A short last row without a line end after it is cut off. */
async function* tableEvents(bytes: AsyncIterable<Uint8Array>, delimiter: string): AsyncGenerator<SaltEvent> {
  const watched = watchEnd(bytes);
  let last: SaltEvent | undefined;
  let isShort = false;
  for await (const row of readSaltTable(watched.bytes, delimiter)) {
    if (last !== undefined) yield last;
    ({ isShort } = row);
    last =
      row.kind === 'row'
        ? saltEvent(row.value, row.position)
        : rejectFault('syntax', row.reason, row.position);
  }
  if (last === undefined) return;
  const isCutOff = isShort && last.kind === 'reject' && !watched.endsLine();
  yield isCutOff ? rejectFault('truncated', 'the file ends within the row', last.position) : last;
}

/**
 * Reads salt by card name, the mean of votes from 0 to 4: a CSV table (comma, semicolon or tab; with a header that names
 * `name` and `salt`, or of two columns), JSON lines or a JSON array of `{ name, salt }`; gzipped or not. A row that
 * cannot be read yields a reject with its position, with the code `truncated` where the file ends within it.
 */
export async function* readSalt(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<SaltEvent> {
  try {
    const { start, all } = await peek(gunzipIfCompressed(bytes));
    if (isTable(start)) {
      yield* tableEvents(all, delimiterOf(start));
      return;
    }
    for await (const scanned of readRecords(all, options))
      yield scanned.kind === 'record' ? saltEvent(scanned.value, scanned.position) : scanned;
  } catch (error) {
    if (!(error instanceof BrokenGzipError)) throw error;
    yield rejectFault('gzip', error.message, { record: 0, line: 1, byte: 0 });
  }
}
