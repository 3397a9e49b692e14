import { findCsvTable } from './find-csv-table';
import type { DeckLine, DeckList, DeckListError, DeckListFacts } from './deck-list';
import { isDeckXml, parseDeckXml } from './deck-xml';
import { documentLines } from './document-lines';
import type { DeckZone } from './heading';
import { errorAt, parseLines, type ParsedLines, type ZonedEntry } from './list-lines';
import type { CopyBounds } from './list-entry';
import { joinNumberLines } from './number-lines';
import { joinColumns } from './side-by-side';
import { parseJsonEntries } from './json-entries';
import { joinQuotedLines } from './table-records';
import { rawLine, splitLines } from './text-line';
import { guessZones, MIN_DECK_CARDS } from './zone-guess';
import { finishSteps } from '../finish-steps';
import { blankHidden, describePage, isHtmlPage } from '../list-file/html-page';
import type { ListFault } from '../list-file/list-fault';
import { openList } from '../list-file/open-list';
import { withCommas } from '../price/price';
import { MAX_COMMANDERS, MAX_LIST_CHARACTERS, MAX_LIST_ERRORS, MAX_LIST_LINES } from '../limits';

const parseXml = (all: readonly string[], bounds: CopyBounds): ParsedLines => {
  const entries: ZonedEntry[] = [];
  const errors: DeckListError[] = [];
  for (const { result, lineAt } of parseDeckXml(all, bounds)) {
    const line = rawLine(all[lineAt] ?? '', lineAt + 1);
    if (!result.ok) errors.push(errorAt(result.error.code, line, result.error.at));
    else {
      const { entry, zone = 'main', nameAt } = result.value;
      const place = { line: line.line, column: line.columnAt(nameAt), block: 0 };
      const isStated = { isExplicit: true, isMarked: true, isCounted: true };
      entries.push({ ...entry, ...place, zone, ...isStated, otherNames: [] });
    }
  }
  return { entries, errors, notes: [], otherNames: [] };
};

function* parseText(text: string, facts: DeckListFacts, bounds: CopyBounds): Generator<void, ParsedLines> {
  const all = splitLines(text).slice(0, MAX_LIST_LINES);
  if (isDeckXml(text)) return parseXml(all, bounds);
  const read = documentLines(text, all);
  yield;
  const { lines: listed, names } = joinColumns(read, facts);
  yield;
  const { lines, joined } = joinNumberLines(listed);
  const found = findCsvTable(lines);
  const isTitled = found?.table.titles !== undefined;
  const rows = isTitled ? joinQuotedLines(lines, found.from, found.table.separator) : lines;
  const own = yield* parseLines(rows, facts, found, bounds);
  const parsed = names.length === 0 ? own : { ...own, otherNames: [...own.otherNames, ...names] };
  if (joined.length === 0) return parsed;
  const notes = joined.map(({ line, text: number }) => ({
    kind: 'comment' as const,
    line,
    text: number.trim(),
  }));
  return { ...parsed, notes: [...parsed.notes, ...notes].sort((a, b) => a.line - b.line) };
}

/**
 * Parses the source of a page: what is neither a known card nor has a quantity is of the page, and a page without any other
 * line is no list.
 */
function* parsePage(text: string, facts: DeckListFacts, bounds: CopyBounds): Generator<void, ParsedLines> {
  const shown = blankHidden(text);
  yield;
  const parsed = yield* parseText(shown, facts, bounds);
  const counted = new Set(parsed.entries.flatMap(({ name, isCounted }) => (isCounted ? [name] : [])));
  // Beside its entry, a name is of a title or a link.
  const entries = parsed.entries.filter(
    ({ name, isCounted }) => isCounted || (facts.isCard?.(name) === true && !counted.has(name)),
  );
  const isList = facts.isCard === undefined || entries.some(({ name }) => facts.isCard?.(name));
  if (isList && entries.length > 0) return { ...parsed, entries };
  return parseFault({ code: 'not-a-list', what: describePage(text) });
}

/**
 * Parses a text that is no JSON, whatever program or page it is of, in steps of some milliseconds: of its lines as many as a
 * list has. The zones are not final.
 */
export const listTextSteps = (
  text: string,
  facts: DeckListFacts = {},
  bounds: CopyBounds = {},
): Generator<void, ParsedLines> =>
  isHtmlPage(text) ? parsePage(text, facts, bounds) : parseText(text, facts, bounds);

/** Errors of a text with more than is read. */
const excessOf = (text: string): readonly DeckListError[] => {
  const read = splitLines(text.slice(0, MAX_LIST_CHARACTERS)).length;
  const errors: readonly (DeckListError | false)[] = [
    text.length > MAX_LIST_CHARACTERS && { code: 'text-too-long', line: read, column: 1, text: '' },
    read > MAX_LIST_LINES && { code: 'too-many-lines', line: MAX_LIST_LINES + 1, column: 1, text: '' },
  ];
  return errors.filter((error) => error !== false);
};

const parseFault = (fault: ListFault): ParsedLines => ({
  entries: [],
  errors: [{ ...fault, line: 1, column: 1, text: '' }],
  notes: [],
  otherNames: [],
});

/** Whole decks in a text, each with commanders of its own above the rest. */
const countDecks = (entries: readonly ZonedEntry[]): number => {
  const sizes: number[] = [];
  let last: DeckZone | undefined;
  for (const { zone, count } of entries.filter(({ zone }) => zone === 'commander' || zone === 'main')) {
    if (zone === 'commander' && last !== 'commander') sizes.push(0);
    if (sizes.length > 0) sizes.push((sizes.pop() ?? 0) + count);
    last = zone;
  }
  return sizes.filter((size) => size >= MIN_DECK_CARDS).length;
};

/** Parses what a text is, whatever that is. */
function* parseOpened(text: string, facts: DeckListFacts): Generator<void, ParsedLines> {
  const opened = yield* openList(text);
  if (opened.kind === 'fault') return parseFault(opened.fault);
  if (opened.kind === 'entries')
    return yield* parseJsonEntries(opened.entries, text, facts.isCard ?? (() => false));
  const shown = opened.text.slice(0, MAX_LIST_CHARACTERS);
  const parsed = yield* listTextSteps(shown, facts);
  const decks = countDecks(parsed.entries);
  if (decks > 1) return parseFault({ code: 'not-a-list', what: `a text of ${decks} decks` });
  return { ...parsed, errors: [...excessOf(opened.text), ...parsed.errors] };
}

/** An entry without what only parsing needs. */
const toDeckLine = ({
  isCounted: _c,
  block: _b,
  isExplicit: _e,
  isMarked: _m,
  otherNames: _o,
  ...line
}: ZonedEntry): DeckLine => line;

/** Moves commanders beyond the second to the main deck and companions beyond the first to the sideboard, with errors. */
const limitZones = (
  entries: readonly ZonedEntry[],
): { readonly lines: readonly DeckLine[]; readonly errors: readonly DeckListError[] } => {
  const errors: DeckListError[] = [];
  let commanders = 0;
  let companions = 0;
  const lines = entries.map((entry): DeckLine => {
    const line = toDeckLine(entry);
    const place = { line: line.line, column: line.column, text: line.name };
    if (line.zone === 'commander') {
      commanders += 1;
      if (commanders <= MAX_COMMANDERS) return line;
      errors.push({ code: 'too-many-commanders', ...place });
      return { ...line, zone: 'main' };
    }
    if (line.zone === 'companion') {
      companions += 1;
      if (companions === 1) return line;
      errors.push({ code: 'too-many-companions', ...place });
      return { ...line, zone: 'sideboard' };
    }
    return line;
  });
  return { lines, errors };
};

const EXCESS: readonly DeckListError['code'][] = ['text-too-long', 'too-many-lines'];

/** Errors in the order of the text: those behind the first are only counted, but for one of the text as a whole. */
const sortErrors = (errors: readonly DeckListError[]): readonly DeckListError[] => {
  const sorted = [...errors].sort((a, b) => a.line - b.line || a.column - b.column);
  const stated = sorted.filter(({ code }, at) => at < MAX_LIST_ERRORS || EXCESS.includes(code));
  const next = sorted[MAX_LIST_ERRORS];
  if (next === undefined || stated.length === sorted.length) return stated;
  const what = withCommas(String(sorted.length - stated.length));
  const more: DeckListError = { ...next, code: 'more-errors', text: `${what} more`, what };
  return [...stated.slice(0, MAX_LIST_ERRORS), more, ...stated.slice(MAX_LIST_ERRORS)];
};

/** A parsed list, and the names that other readings of it would have. */
export interface DeckListReadings {
  readonly list: DeckList;
  readonly otherNames: readonly string[];
}

/**
 * Parses a list as `parseDeckList` does, in steps of some milliseconds, and keeps other readings for a look-up of names that is
 * still to come.
 */
export function* readingSteps(text: string, facts: DeckListFacts = {}): Generator<void, DeckListReadings> {
  const { entries, errors, notes, otherNames } = yield* parseOpened(text, facts);
  const zoned = guessZones(entries, facts);
  const limited = limitZones(zoned);
  const inZone = (...zones: readonly DeckZone[]): readonly DeckLine[] =>
    limited.lines.filter(({ zone }) => zones.includes(zone));
  const list: DeckList = {
    lines: limited.lines,
    commanders: inZone('commander'),
    main: inZone('main'),
    companion: inZone('companion')[0],
    skipped: inZone('sideboard', 'maybeboard', 'token'),
    errors: sortErrors([...errors, ...limited.errors]),
    notes,
    commandersGuessed:
      limited.lines.some(({ zone }) => zone === 'commander') &&
      !entries.some(({ zone }) => zone === 'commander'),
  };
  return { list, otherNames: [...otherNames, ...zoned.flatMap((entry) => entry.otherNames)] };
}

/**
 * Parses a pasted deck list: the formats of Magic Online, Arena, Moxfield, Archidekt, TappedOut, Deckstats, Forge,
 * Cockatrice, CSV, HTML, Markdown, and plain names, also mixed. Headings, comments and marks state the zones. Returns
 * entries, errors and notes with their lines: no line is left out. Never throws.
 * @example parseDeckList('Commander\n1 Edgar Markov\n\nDeck\n1x Sol Ring (C21) 263').main[0].name // 'Sol Ring'
 * @example parseDeckList('1 Opt\n0 Shock').errors // [{ code: 'invalid-quantity', line: 2, column: 1, text: '0 Shock' }]
 */
export const parseDeckList = (text: string, facts: DeckListFacts = {}): DeckList =>
  finishSteps(readingSteps(text, facts)).list;
