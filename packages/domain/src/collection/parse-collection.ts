import {
  isBlankRow,
  isTotalRow,
  parseTitles,
  parseCsvRow,
  type CsvTable,
  type RowDetails,
} from '../deck-list/csv-table';
import type { DeckListEntry, DeckListError } from '../deck-list/deck-list';
import { parseJsonEntries } from '../deck-list/json-entries';
import { listTextSteps } from '../deck-list/parse-deck-list';
import type { ParsedLines } from '../deck-list/list-lines';
import { withCount } from '../deck-list/find-csv-table';
import { tableRecords } from '../deck-list/table-records';
import { splitLines } from '../deck-list/text-line';
import { finishSteps } from '../finish-steps';
import {
  MAX_COLLECTION_CHARACTERS,
  MAX_COLLECTION_ROWS,
  MAX_LIST_CHARACTERS,
  MAX_LIST_LINES,
  MAX_OWNED_COPIES,
  MAX_ROW_CHARACTERS,
} from '../limits';
import { isHtmlPage } from '../list-file/html-page';
import { openList } from '../list-file/open-list';
import { repairText } from '../text/misread-text';
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

const addError = (
  rows: Rows,
  code: CollectionError['code'],
  line: number,
  text: string,
  what?: string,
): void =>
  void rows.errors.push({ code, line, text: text.trim().slice(0, 80), ...(what !== undefined && { what }) });

const addEntry = (rows: Rows, entry: DeckListEntry, line: number, details: RowDetails = {}): void => {
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

/** What a list calls what is wrong with a line, where a collection calls it otherwise. */
const CODES: Readonly<Partial<Record<DeckListError['code'], CollectionError['code']>>> = {
  'too-many-lines': 'too-many-rows',
  'line-too-long': 'row-too-long',
};

/** Adds the entries of a list, of whatever part of a deck, from a line of the file on. */
const addParsed = (
  rows: Rows,
  { entries, errors }: Pick<ParsedLines, 'entries' | 'errors'>,
  before = 0,
): void => {
  for (const entry of entries) addEntry(rows, entry, before + entry.line);
  for (const { code, line, text, what } of errors)
    addError(rows, CODES[code] ?? (code as CollectionError['code']), before + line, text, what);
};

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
    if (isBlankRow(text) || isTotalRow(text, table)) continue;
    if (isOpen) addError(rows, 'open-quote', line, text);
    else if (text.length > MAX_ROW_CHARACTERS) addError(rows, 'row-too-long', line, text);
    else {
      const row = parseCsvRow(text, table, { isCard, ...COPIES });
      if (row.ok) addEntry(rows, row.value.entry, line, row.value.details);
      else addError(rows, row.error.code, line, text);
    }
    read += 1;
    if (read % STEP === 0) yield line / lines.length;
  }
}

/** The parts of some lines that are each as long as a list can be: what stands in one of them does not depend on the others. */
function* listParts(
  lines: readonly string[],
): Generator<{ readonly text: string; readonly from: number; readonly to: number }> {
  for (let from = 0, to = 0; from < lines.length; from = to) {
    for (let size = 0; to < lines.length && to - from < MAX_LIST_LINES; to += 1) {
      size += (lines[to]?.length ?? 0) + 1;
      if (size > MAX_LIST_CHARACTERS && to > from) break;
    }
    yield { text: lines.slice(from, to).join('\n'), from, to };
  }
}

/** Reads lines in any notation, as a deck's list is read. */
function* parseLists(
  rows: Rows,
  lines: readonly string[],
  isCard: IsCard | undefined,
): Generator<number, void> {
  for (const { text, from, to } of listParts(lines)) {
    const facts = isCard === undefined ? {} : { isCard };
    const steps = listTextSteps(text.slice(0, MAX_LIST_CHARACTERS), facts, COPIES);
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) yield from / lines.length;
    addParsed(rows, step.value, from);
    if (text.length > MAX_LIST_CHARACTERS) addError(rows, 'text-too-long', to, '');
    if (countRows(rows) >= MAX_COLLECTION_ROWS) return addError(rows, 'too-many-rows', to + 1, '');
    yield to / lines.length;
  }
}

/** Rows that tell what the numbers of a table are, where its titles do not. */
const JUDGED_ROWS = 1000;

/** Lines in which the titles of a table are searched: a spreadsheet's `sep=,` can precede them. */
const TITLE_LINES = 5;

const findTable = (
  lines: readonly string[],
): { readonly table: CsvTable; readonly from: number } | undefined => {
  for (const [at, line] of lines.slice(0, TITLE_LINES).entries()) {
    const table = parseTitles(line);
    if (table === undefined || table.separator === '|') continue;
    const from = at + 1;
    return { table: withCount(table, lines.slice(from, from + JUDGED_ROWS)), from };
  }
  return undefined;
};

/**
 * Parses a collection as `parseCollection` does, in steps of some hundred rows: a long one takes seconds. A step yields which part
 * of the lines is read, 0–1, where that is known.
 * @example finishSteps(collectionSteps('Count,Name\n2,Opt')).entries // [{ count: 2, name: 'Opt', line: 2 }]
 */
export function* collectionSteps(source: string, isCard?: IsCard): Generator<unknown, ParsedCollection> {
  const rows: Rows = { entries: [], errors: [], notOwned: 0 };
  const opened = yield* openList(source);
  yield;
  if (opened.kind === 'fault')
    return { format: 'list', ...rows, errors: [{ ...opened.fault, line: 1, text: '' }] };
  if (opened.kind === 'entries') {
    addParsed(rows, yield* parseJsonEntries(opened.entries, source, isCard ?? (() => false), COPIES));
    return { format: 'list', ...rows };
  }
  const { text } = opened;
  const lines = splitLines(
    repairText(text.slice(0, MAX_COLLECTION_CHARACTERS)).replace(/^\ufeff/, ''),
    MAX_LINES,
  );
  const found = findTable(lines);
  yield;
  if (found) yield* parseTable(rows, lines, found, isCard ?? (() => false));
  else yield* parseLists(rows, isHtmlPage(text) ? [lines.join('\n')] : lines, isCard);
  if (lines.length === MAX_LINES) addError(rows, 'too-many-rows', MAX_LINES, '');
  if (text.length > MAX_COLLECTION_CHARACTERS) addError(rows, 'text-too-long', lines.length, '');
  return { format: found ? (formatOfTitles(found.table.titles ?? []) ?? 'table') : 'list', ...rows };
}

/**
 * Parses a collection: an export of Moxfield, Archidekt, ManaBox, Deckbox, Dragon Shield, TCGplayer or Delver Lens, another
 * table with titles (a column of names, and one more that is known), or a list in any notation that `parseDeckList` reads. Every row that is not an
 * entry is an error with its line, but blank lines, headings and rows of quantity 0. Never throws.
 * @param isCard whether a text is the name of a card; it decides what is a mark behind a name
 * @example parseCollection('"Count","Name","Foil"\n"2","Fire // Ice","foil"').entries // [{ count: 2, name: 'Fire // Ice', line: 2, finish: 'foil' }]
 * @example parseCollection('Count,Name\nmany,Opt').errors // [{ code: 'invalid-quantity', line: 2, text: 'many,Opt' }]
 */
export const parseCollection = (text: string, isCard?: IsCard): ParsedCollection =>
  finishSteps(collectionSteps(text, isCard));
