import { NAME_LANGUAGES, type PrintedNameKind } from '@crownsmith/domain';
import * as z from 'zod';
import { peek } from '../records/peek';
import type { PrintedName } from '../printings/printing';
import type { Position } from '../records/position';
import { rejectFault, rejectInvalid, type RecordReject } from '../records/record-reject';
import { delimiterOf, readTable, watchEnd } from '../records/table';

/** What a table of names yields for each row. */
export type NameEvent =
  { readonly kind: 'name'; readonly name: PrintedName; readonly position: Position } | RecordReject;

/** Words for names in English: those of reskins and digital cards. */
const ENGLISH = ['en', 'alias', 'printed'];

const KINDS: ReadonlyMap<string, PrintedNameKind> = new Map([
  ...NAME_LANGUAGES.map((language) => [language, language] as const),
  ...ENGLISH.map((word) => [word, 'printed'] as const),
]);

/** Lists the languages that names can have, for errors. */
export const NAME_LANGUAGES_TEXT = `${NAME_LANGUAGES.join(', ')}, or alias for names in English`;

/** The kind of names in a language, undefined if cards are not read in it. @example parseNameKind('en') // 'printed' */
export const parseNameKind = (word: string): PrintedNameKind | undefined =>
  KINDS.get(word.trim().toLowerCase());

/** The replacement character, which decoders write for bytes that are not UTF-8. */
const REPLACEMENT_CHARACTER = '\ufffd';

const nameSchema = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(500, 'has more than 500 characters')
  .refine((name) => !name.includes(REPLACEMENT_CHARACTER), 'is not UTF-8')
  .refine((name) => /[^\s/]/u.test(name), 'means nothing');

const rowSchema = z.object({
  language: z.string().refine((word) => parseNameKind(word) !== undefined, {
    error: ({ input }) => `there is no language '${String(input).slice(0, 40)}'; use ${NAME_LANGUAGES_TEXT}`,
  }),
  printed: nameSchema,
  oracle: nameSchema,
});

const COLUMNS = ['language', 'printed', 'oracle'] as const;

/** The indices of the columns by their headings, undefined where a row is no header. */
const columnsOf = (header: readonly string[]): readonly number[] | undefined => {
  const words = header.map((cell) => cell.trim().toLowerCase());
  const indices = COLUMNS.map((column) => words.findIndex((word) => word.split(/\W+/u).includes(column)));
  return indices.every((index) => index >= 0) ? indices : undefined;
};

/**
 * Reads a table of the names that are printed on cards: columns for the language (a code of Scryfall, or `alias` for a name in
 * English), the printed name and the card's own, with tabs, semicolons or commas between them; with a header that says `language`,
 * `printed` and `oracle`, or in this order. A row that cannot be read yields a reject with its position, with the code
 * `truncated` where the file ends within it.
 */
export async function* readNames(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<NameEvent> {
  const { start, all } = await peek(bytes);
  const delimiter = delimiterOf(start);
  const watched = watchEnd(all);
  let columns: readonly number[] | undefined;
  let pending: { readonly event: NameEvent; readonly isShort: boolean } | undefined;
  for await (const row of readTable(watched.bytes, delimiter, delimiter === '\t' ? null : '"')) {
    const { position } = row;
    if (pending !== undefined) yield pending.event;
    if (row.kind === 'fault') {
      pending = { event: rejectFault('syntax', row.reason, position), isShort: row.isOpen };
      continue;
    }
    if (columns === undefined) {
      const found = columnsOf(row.cells);
      columns = found ?? COLUMNS.map((_, index) => index);
      if (found !== undefined) continue;
    }
    const [language, printed, oracle] = columns.map((index) => row.cells[index] ?? '');
    const parsed = rowSchema.safeParse({ language, printed, oracle });
    if (!parsed.success) {
      pending = {
        event: rejectInvalid('row', parsed.error, position),
        isShort: row.cells.length < COLUMNS.length,
      };
      continue;
    }
    const { data } = parsed;
    const name = { language: data.language, printedName: data.printed, oracleName: data.oracle };
    pending = { event: { kind: 'name', name, position }, isShort: false };
  }
  if (pending === undefined) return;
  const { event, isShort } = pending;
  const isCutOff = isShort && event.kind === 'reject' && !watched.endsLine();
  yield isCutOff ? rejectFault('truncated', 'the file ends within the row', event.position) : event;
}
