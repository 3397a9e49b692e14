import type { DeckLine, DeckListError, DeckListFacts, DeckNote } from './deck-list';
import {
  isBlankRow,
  isEmptyRow,
  isTableRow,
  isTotalRow,
  loneField,
  parseCsvRow,
  rowLine,
  type CsvTable,
} from './csv-table';
import { BoardTracker } from './board';
import { isCountedEntry, isGroupTitle } from './group-title';
import {
  EMOJI,
  parseHeading,
  parseZonePrefix,
  secondCommanderHeading,
  titleHeading,
  type DeckZone,
  type ZoneHeading,
} from './heading';
import { parseLineEntries, parseWrapped, type LineEntry } from './line-entries';
import type { CopyBounds } from './list-entry';
import { stripInlineMarkup } from './inline-markup';
import { listStyleOf } from './list-style';
import { cleanLine, type TextLine } from './text-line';
import { unusualName } from './unusual-name';
import { DECK_FORMATS } from '../deck/deck-format';
import { MAX_HEADING_CHARACTERS, MAX_LINE_CHARACTERS } from '../limits';

/** An entry while zones are not final. */
export interface ZonedEntry extends DeckLine {
  /** Number of the block, between blank lines or headings. */
  readonly block: number;
  /** Whether a heading, a prefix or a mark states the zone. */
  readonly isExplicit: boolean;
  /** Whether a prefix or a mark of its own states the zone. */
  readonly isMarked: boolean;
  /** Whether it states a quantity. */
  readonly isCounted: boolean;
  /** Other readings of the line, which a look-up of names can prefer. */
  readonly otherNames: readonly string[];
}

/** The entries, errors and notes of a text. */
export interface ParsedLines {
  readonly entries: readonly ZonedEntry[];
  readonly errors: readonly DeckListError[];
  readonly notes: readonly DeckNote[];
  /** Names of headings that a look-up of names can prefer to read as entries. */
  readonly otherNames: readonly string[];
}

export const errorAt = (
  code: DeckListError['code'],
  { text, line, columnAt }: TextLine,
  at: number,
): DeckListError => ({ code, line, column: columnAt(at), text: text.slice(0, 80) });

const { deckSize } = DECK_FORMATS.commander;

/** Zones that end at a blank line after an entry. */
const ENDS_AT_BLANK: readonly DeckZone[] = ['commander', 'companion'];
/** Sections of programs' files with values instead of cards. */
const VALUES = /^\[(?:metadata|shop|about)\]$/i;
/** Lines at the start and the end of a list that can be two commanders. */
const PAIR_LINES = 6;
const SHORT_LIST = 5;

/** A heading of programs' files, in which whatever is in brackets is one. */
const SECTION = /^\[(?:main|deck|commander|sideboard|metadata)\]$/i;

const COMMENT = /^(?:\/\/|#(?!\d)|;)/;

/** Whether a text can be the title of cards: a few words without a sign. */
const isShortTitle = (text: string): boolean =>
  text.length <= MAX_HEADING_CHARACTERS && /^[\p{L}\p{N}][^:,;=()[\]]*$/u.test(text.replace(EMOJI, ''));

/** A line below a title, as Markdown has it. */
const UNDERLINE = /^(?:={3,}|-{3,}|~{3,})$/;

/**
 * A text in which a look-up can find a name: without the signs of marks, but words in parentheses and a number at its end can be
 * of the name (`Erase (Not the Urza's Legacy One)`, `Naturalize 2`).
 */
const canBeName = (text: string): boolean => {
  const open = text.indexOf(' (');
  const words = open < 0 ? text : text.slice(0, open);
  const inner = open < 0 ? '' : text.slice(open + 2, -1);
  const hasWords = open < 0 || (text.endsWith(')') && /^[^()]*$/.test(inner) && /\p{Ll}{3}/u.test(inner));
  return (
    hasWords && /^[\p{L}_"'][^*^[\]()#$€£{}<>|=]*$/u.test(words) && !/ (?:[xX×] ?\d+|\d+ ?[xX×])$/.test(words)
  );
};

/** A line of blanks, which is a rule or the name of a card. */
const BLANKS = /^_+$/;

/** Signs of headings and comments, whatever they say: `# Krenko, Mob Boss` is a title, and `Burn:` a group. */
const HEADING_SIGNS = /^(?:\/{2,}|#+(?!\d)|={2,}|-{2,}|;)|\p{L}:$/u;

/** Lines that are parsed in a step. */
const STEP_LINES = 100;

/** Parses lines of headings, comments, entries and rows of a table. */
export function* parseLines(
  raw: readonly TextLine[],
  facts: DeckListFacts,
  table?: { readonly table: CsvTable; readonly from: number },
  bounds: CopyBounds = {},
): Generator<void, ParsedLines> {
  const lines: TextLine[] = [];
  for (const [at, line] of raw.entries()) {
    if (at % STEP_LINES === 0) yield;
    lines.push(stripInlineMarkup(cleanLine(line)));
  }
  const texts = lines.map(({ text }) => text);
  const style = listStyleOf(texts);
  const filled = lines.flatMap(({ text }, at) => (text.trim() === '' ? [] : [at]));
  const lastPairAt = filled.at(-PAIR_LINES) ?? 0;
  const firstPairAt = filled[PAIR_LINES - 1] ?? lines.length;
  const isShort = filled.length <= SHORT_LIST;

  const entries: ZonedEntry[] = [];
  const errors: DeckListError[] = [];
  const notes: DeckNote[] = [];
  const otherNames: string[] = [];
  let section: DeckZone = 'main';
  let hasHeading = false;
  let sectionHasEntries = false;
  let hasEntryBelow = false;
  let inDeck = 0;
  let block = 0;
  let startsBlock = true;
  const hasSections = texts.some((text) => SECTION.test(text.trim()));
  let isBelowTitle = false;
  let isAbout = false;
  let isInValues = false;
  let tried = new Set<string>();
  const isCard = (name: string): boolean => {
    if (facts.isCard !== undefined) return facts.isCard(name);
    if (canBeName(name)) tried.add(name);
    return false;
  };

  const addNote = (kind: DeckNote['kind'], { line, text }: TextLine): void =>
    void notes.push({ kind, line, text: text.trim().slice(0, 80) });
  const boards = new BoardTracker();
  const openSection = (heading: ZoneHeading, line: TextLine): void => {
    addNote('heading', line);
    section = boards.open(heading, {
      isApart: startsBlock,
      isDirect: !hasEntryBelow,
      isFull: inDeck >= deckSize,
    });
    hasEntryBelow = false;
    isBelowTitle = false;
    sectionHasEntries = false;
    hasHeading = true;
    startsBlock = true;
  };
  const addEntry = ({ at, result }: LineEntry, line: TextLine, offset: number, stated?: DeckZone): void => {
    if (!result.ok) {
      otherNames.push(...tried);
      errors.push(errorAt(result.error.code, line, offset + at + result.error.at));
      return;
    }
    if (startsBlock && entries.length > 0) block += 1;
    startsBlock = false;
    hasEntryBelow = true;
    const { entry, nameAt } = result.value;
    if (isBelowTitle) otherNames.push(entry.name);
    const statedZone = result.value.zone ?? stated;
    const zone = statedZone ?? section;
    if (zone === 'main' || zone === 'commander') inDeck += entry.count;
    if (statedZone === undefined || statedZone === section) sectionHasEntries = true;
    entries.push({
      ...entry,
      zone,
      line: line.line,
      column: line.columnAt(offset + at + nameAt),
      block,
      isExplicit: hasHeading || statedZone !== undefined,
      isMarked: statedZone !== undefined,
      isCounted: result.value.hasQuantity,
      // What only words make a token can be a card: Leering Emblem.
      otherNames: [...tried].filter((name) => name !== entry.name || zone === 'token'),
    });
  };
  const addBlank = (at: number): void => {
    const isRepeated = at > 0 && lines[at - 1]?.text.trim() === '';
    if (style.isDoubleSpaced && !isRepeated) return;
    startsBlock = true;
    if (sectionHasEntries && ENDS_AT_BLANK.includes(section)) section = 'main';
  };

  const isSign = (text: string): boolean =>
    HEADING_SIGNS.test(text) || (hasSections && /^\[\w+\]$/.test(text));

  /** Reads a line as a heading, a comment or values; false for a possible entry. */
  const readHeading = (line: TextLine, text: string, at: number): boolean => {
    // In Arena's format, "About" precedes the deck's name.
    const isDeckName = isAbout && /^name /i.test(text);
    isAbout = /^about$/i.test(text);
    if (/^\[[^\]]*\]$/.test(text)) isInValues = VALUES.test(text);
    if (isDeckName || isInValues) {
      addNote('comment', line);
      return true;
    }
    if (text.length > MAX_LINE_CHARACTERS && COMMENT.test(text)) {
      addNote('comment', line);
      return true;
    }
    if (unusualName(text) !== undefined || (!isSign(text) && isCard(text))) return false;
    if (isCountedEntry(texts, at, style, startsBlock)) return false;
    const isBehindCommander = entries.at(-1)?.zone === 'commander';
    const heading = (isBehindCommander ? secondCommanderHeading(text) : undefined) ?? parseHeading(text);
    if (heading === undefined || heading.kind === 'title') return false;
    if (heading.kind === 'note') addNote('comment', line);
    else openSection(heading, line);
    return true;
  };

  /** Whether a text is a heading by its place: without a quantity, before entries that have one. */
  const isTitle = (text: string, parts: readonly LineEntry[], at: number): boolean => {
    const [only] = parts;
    if (parts.length !== 1 || only?.result.ok !== true || only.result.value.zone !== undefined) return false;
    if (at === filled.at(-1)) return false;
    if (only.result.value.isKnown) return isGroupTitle(texts, at, style, startsBlock);
    if (!only.result.value.hasQuantity && UNDERLINE.test(texts[at + 1]?.trim() ?? ''))
      return isShortTitle(text);
    if (parseHeading(text)?.kind === 'title')
      return (
        (!style.endsInCounts && (style.hasQuantities || startsBlock)) ||
        isGroupTitle(texts, at, style, startsBlock)
      );
    const isLikely =
      style.hasQuantities && startsBlock && !only.result.value.hasQuantity && isShortTitle(text);
    // A title that only a look-up tells can end a sideboard.
    isBelowTitle ||= isLikely;
    return facts.isCard !== undefined && isLikely;
  };

  /** Whether a line without a quantity stands below one with it, as the end of a name that a page has no room for. */
  const wrappedAt = (at: number): boolean =>
    /^\W*\d/.test(texts[at] ?? '') && /^\s*[\p{L}(]/u.test(texts[at + 1] ?? '');
  let joinedAt = -1;

  for (const [at, line] of lines.entries()) {
    if (at % STEP_LINES === 0) yield;
    const text = line.text.trim();
    tried = new Set();
    if (at === joinedAt) {
      addNote('comment', line);
      continue;
    }
    if (text === '') {
      addBlank(at);
      continue;
    }
    if (table !== undefined && at < table.from) {
      if (!readHeading(line, text, at)) addNote('comment', line);
      continue;
    }
    const source = raw[at];
    if (table !== undefined && source !== undefined && isTableRow(source.text, table.table)) {
      const lone = loneField(source.text, table.table);
      if (lone !== undefined && readHeading(line, lone, at)) continue;
      const row = rowLine(source, table.table);
      const isNothing = bounds.minCopies !== 0 && isEmptyRow(row.text, table.table);
      if (isBlankRow(row.text) || isTotalRow(row.text, table.table) || isNothing) addNote('comment', line);
      else addEntry({ at: 0, result: parseCsvRow(row.text, table.table, { isCard, ...bounds }) }, row, 0);
      continue;
    }
    const prefix = isCard(text) ? undefined : parseZonePrefix(text);
    if (prefix === undefined && readHeading(line, text, at)) {
      if (BLANKS.test(text)) otherNames.push(text);
      continue;
    }
    const indent = line.text.length - line.text.trimStart().length;
    const offset = indent + (prefix?.length ?? 0);
    const isCommanders = (prefix?.zone ?? section) === 'commander';
    const canBePair = at <= firstPairAt || at >= lastPairAt;
    const context = {
      isCard,
      numbers: style.numbers,
      copies: style.copies,
      hasRemarks: true,
      facts,
      isCommanders,
      canBePair,
      isShort,
      ...bounds,
    };
    const whole = line.text.slice(offset);
    const wrapped = wrappedAt(at) ? parseWrapped(whole, texts[at + 1] ?? '', context) : undefined;
    const parts = wrapped ?? parseLineEntries(whole, context);
    if (wrapped !== undefined) joinedAt = at + 1;
    if (prefix === undefined && isTitle(text, parts, at)) {
      otherNames.push(
        ...tried,
        ...parts.flatMap(({ result }) => (result.ok ? [result.value.entry.name] : [])),
      );
      if (lines[at + 1]?.text.trim() === '') addNote('comment', line);
      else openSection(titleHeading(text), line);
      continue;
    }
    const zone = prefix?.isCategory === true ? boards.zoneOfCategory : prefix?.zone;
    for (const part of parts) addEntry(part, line, offset, zone);
  }
  return { entries, errors, notes, otherNames };
}
