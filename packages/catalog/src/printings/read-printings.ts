import type * as z from 'zod';
import type { Position } from '../records/position';
import { readRecords, type ReadOptions } from '../records/read-records';
import { rejectInvalid, type RecordReject } from '../records/record-reject';
import { leftOutReason, type LeftOutReason } from '../scryfall/left-out';
import { nameOnPrinting, printingOf, type PrintedName, type Printing } from './printing';
import { isUsualRecord, printingRecordSchema, type PrintingRecord } from './printing-record.schema';

const parseRecord = (value: unknown): z.ZodSafeParseResult<PrintingRecord> =>
  isUsualRecord(value) ? { success: true, data: value } : printingRecordSchema.safeParse(value);

/** What a file of printings yields for each record. */
export type PrintingEvent =
  | { readonly kind: 'printing'; readonly printing: Printing; readonly position: Position }
  | { readonly kind: 'left-out'; readonly reason: LeftOutReason }
  | RecordReject;

/**
 * Reads a file of Scryfall card objects, one for each printing (the bulk file `default_cards`, or any JSON array or JSON
 * lines of such objects), gzipped or not. Tokens and other records that are no cards of a deck are left out where they say
 * so; broken input yields rejects with positions. Memory is bounded by one record.
 */
export async function* readPrintings(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<PrintingEvent> {
  for await (const scanned of readRecords(bytes, options)) {
    if (scanned.kind === 'reject') {
      yield scanned;
      continue;
    }
    const { value, position } = scanned;
    const parsed = parseRecord(value);
    if (!parsed.success) {
      yield rejectInvalid('record', parsed.error, position);
      continue;
    }
    const reason = leftOutReason(parsed.data);
    yield reason === undefined
      ? { kind: 'printing', printing: printingOf(parsed.data), position }
      : { kind: 'left-out', reason };
  }
}

/** What a file of printings in many languages yields: names, each in one of the languages asked for. */
export type PrintedNameEvent =
  { readonly kind: 'name'; readonly name: PrintedName; readonly position: Position } | RecordReject;

const languageOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'lang' in value ? value.lang : undefined;

/**
 * Reads only the names out of a file of printings, such as the bulk file `all_cards`: what stands on the cards in these
 * languages. Records of other languages are passed over unread.
 * @param languages Scryfall's codes
 */
export async function* readPrintedNames(
  bytes: AsyncIterable<Uint8Array>,
  languages: ReadonlySet<string>,
  options: ReadOptions = {},
): AsyncGenerator<PrintedNameEvent> {
  for await (const scanned of readRecords(bytes, options)) {
    if (scanned.kind === 'reject') {
      yield scanned;
      continue;
    }
    const { value, position } = scanned;
    const language = languageOf(value);
    if (typeof language === 'string' && !languages.has(language)) continue;
    const parsed = parseRecord(value);
    if (!parsed.success) {
      yield rejectInvalid('record', parsed.error, position);
      continue;
    }
    if (!languages.has(parsed.data.lang ?? 'en') || leftOutReason(parsed.data) !== undefined) continue;
    const name = nameOnPrinting(printingOf(parsed.data));
    if (name !== undefined) yield { kind: 'name', name, position };
  }
}
