import { parseTitles, parseCsvRow, type CsvTable, type RowDetails } from '../deck-list/csv-table';
import { parseHeading } from '../deck-list/heading';
import { NO_CONTEXT, parseEntry, type ParsedEntry } from '../deck-list/list-entry';
import { parseJsonEntries } from '../deck-list/json-entries';
import { tableRecords } from '../deck-list/table-records';
import { cleanLine, rawLine, splitLines } from '../deck-list/text-line';
import { finishSteps } from '../finish-steps';
import {
  MAX_COLLECTION_CHARACTERS,
  MAX_COLLECTION_ROWS,
  MAX_LINE_CHARACTERS,
  MAX_OWNED_COPIES,
  MAX_ROW_CHARACTERS,
} from '../limits';
import { describePage, isHtmlPage } from '../list-file/html-page';
import type { JsonEntry } from '../list-file/json-deck';
import { openList } from '../list-file/open-list';
import type { CollectionEntry, CollectionError, ParsedCollection } from './collection';
import { formatOfTitles } from './collection-format';
import { parseCondition, parseLanguage } from './copy-details';
import { placeOfRow } from './copy-place';

/** What was read while a file is read. */
interface Rows {
  readonly entries: CollectionEntry[];
  readonly errors: CollectionError[];
  notOwned: number;
}

const addError = (rows: Rows, code: CollectionError['code'], line: number, text: string): void =>
  void rows.errors.push({ code, line, text: text.trim().slice(0, 80) });

const addEntry = (
  rows: Rows,
  { entry }: Pick<ParsedEntry, 'entry'>,
  line: number,
  details: RowDetails = {},
): void => {
  const { count, name, set, collectorNumber, finish } = entry;
  const { setName, language, condition } = details;
  const place = placeOfRow(details);
  if (count === 0) {
    rows.notOwned += 1;
    return;
  }
  rows.entries.push({
    count,
    name,
    line,
    ...(set !== undefined && { set }),
    ...(collectorNumber !== undefined && { collectorNumber }),
    ...(finish !== undefined && { finish }),
    ...(setName !== undefined && { setName }),
    ...(language !== undefined && { language: parseLanguage(language) }),
    ...(condition !== undefined && { condition: parseCondition(condition) }),
    ...(place !== undefined && { place }),
  });
};

const countRows = ({ entries, errors, notOwned }: Rows): number => entries.length + errors.length + notOwned;

/** What a row or a line can state: none is not owned. */
const COPIES = { minCopies: 0, maxCopies: MAX_OWNED_COPIES } as const;

type IsCard = (name: string) => boolean;

/** The cards of a deck in JSON, of whatever part of it. */
function* addJson(
  rows: Rows,
  entries: readonly JsonEntry[],
  source: string,
  isCard: IsCard,
): Generator<void, void> {
  const parsed = yield* parseJsonEntries(entries, source, isCard);
  for (const entry of parsed.entries) addEntry(rows, { entry }, entry.line);
  for (const { code, line, text } of parsed.errors)
    addError(rows, code === 'too-many-lines' ? 'too-many-rows' : code, line, text);
}

/** Lines of a file that are read, blank ones among them. */
const MAX_LINES = 3 * MAX_COLLECTION_ROWS;

/** Rows between two pauses. */
const STEP = 200;

function* parseTable(
  rows: Rows,
  lines: readonly string[],
  { table, from }: { readonly table: CsvTable; readonly from: number },
  isCard: IsCard,
): Generator<number, void> {
  let read = 0;
  for (const { text, line, isOpen } of tableRecords(lines, from, table.separator)) {
    if (countRows(rows) >= MAX_COLLECTION_ROWS) return addError(rows, 'too-many-rows', line, '');
    if (isOpen) addError(rows, 'open-quote', line, text);
    else if (text.length > MAX_ROW_CHARACTERS) addError(rows, 'row-too-long', line, text);
    else {
      const row = parseCsvRow(text, table, { isCard, ...COPIES });
      if (row.ok) addEntry(rows, row.value, line, row.value.details);
      else addError(rows, row.error.code, line, text);
    }
    read += 1;
    if (read % STEP === 0) yield line / lines.length;
  }
}

function* parseLines(rows: Rows, lines: readonly string[], isCard: IsCard): Generator<number, void> {
  for (const [at, raw] of lines.entries()) {
    if (at % STEP === 0) yield at / lines.length;
    const text = raw.length > MAX_LINE_CHARACTERS ? raw : cleanLine(rawLine(raw, at + 1)).text.trim();
    if (text === '') continue;
    if (countRows(rows) >= MAX_COLLECTION_ROWS) return addError(rows, 'too-many-rows', at + 1, '');
    if (text.length > MAX_LINE_CHARACTERS) addError(rows, 'row-too-long', at + 1, text);
    else if (parseHeading(text) === undefined || isCard(text)) {
      const entry = parseEntry(text, { ...NO_CONTEXT, isCard, ...COPIES });
      if (entry.ok) addEntry(rows, entry.value, at + 1);
      else addError(rows, entry.error.code, at + 1, text);
    }
  }
}

/** Lines in which the titles of a table are searched: a spreadsheet's `sep=,` can precede them. */
const TITLE_LINES = 5;

const findTable = (
  lines: readonly string[],
): { readonly table: CsvTable; readonly from: number } | undefined => {
  for (const [at, line] of lines.slice(0, TITLE_LINES).entries()) {
    const table = parseTitles(line);
    if (table !== undefined) return { table, from: at + 1 };
  }
  return undefined;
};

/**
 * Parses a collection as `parseCollection` does, in steps of some hundred rows: a long one takes seconds. A step yields which part
 * of the lines is read, 0–1, where that is known.
 * @example finishSteps(collectionSteps('Count,Name\n2,Opt')).entries // [{ count: 2, name: 'Opt', line: 2 }]
 */
export function* collectionSteps(
  text: string,
  isCard: IsCard = () => false,
): Generator<unknown, ParsedCollection> {
  const rows: Rows = { entries: [], errors: [], notOwned: 0 };
  const opened = yield* openList(text);
  yield;
  if (opened.kind === 'fault')
    return { format: 'list', ...rows, errors: [{ ...opened.fault, line: 1, text: '' }] };
  if (opened.kind === 'entries') {
    yield* addJson(rows, opened.entries, text, isCard);
    return { format: 'list', ...rows };
  }
  if (isHtmlPage(text)) {
    const what = describePage(text);
    return { format: 'list', ...rows, errors: [{ code: 'not-a-list', what, line: 1, text: '' }] };
  }
  const lines = splitLines(text.slice(0, MAX_COLLECTION_CHARACTERS).replace(/^\ufeff/, ''), MAX_LINES);
  const found = findTable(lines);
  yield;
  if (found) yield* parseTable(rows, lines, found, isCard);
  else yield* parseLines(rows, lines, isCard);
  if (lines.length === MAX_LINES) addError(rows, 'too-many-rows', MAX_LINES, '');
  if (text.length > MAX_COLLECTION_CHARACTERS) addError(rows, 'text-too-long', lines.length, '');
  return { format: found ? (formatOfTitles(found.table.titles ?? []) ?? 'table') : 'list', ...rows };
}

/**
 * Parses a collection: an export of Moxfield, Archidekt, ManaBox, Deckbox, Dragon Shield, TCGplayer or Delver Lens, another
 * table with titles (a column of names, and one more that is known), or a list with a card per line. Every row that is not an
 * entry is an error with its line, but blank lines, headings and rows of quantity 0. Never throws.
 * @param isCard whether a text is the name of a card; it decides what is a mark behind a name
 * @example parseCollection('"Count","Name","Foil"\n"2","Fire // Ice","foil"').entries // [{ count: 2, name: 'Fire // Ice', line: 2, finish: 'foil' }]
 * @example parseCollection('Count,Name\nmany,Opt').errors // [{ code: 'invalid-quantity', line: 2, text: 'many,Opt' }]
 */
export const parseCollection = (text: string, isCard?: IsCard): ParsedCollection =>
  finishSteps(collectionSteps(text, isCard));
