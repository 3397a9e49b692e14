import { findCsvTable, readCsvEntry } from './csv-table';
import {
  readDeckEntry,
  type DeckListEntry,
  type EntryError,
  type IsCard,
  type ReadEntry,
} from './list-entry';
import { parseHeading, parseZonePrefix, type DeckZone } from './heading';
import { cleanLines, isBinary, splitLines, tableLines } from './text-line';
import { DECK_FORMATS } from '../deck/deck-format';
import { isDeckXml, readDeckXml } from './deck-xml';
import { MAX_COMMANDERS, MAX_LINE_CHARACTERS, MAX_LIST_CHARACTERS, MAX_LIST_LINES } from '../limits';
import type { Result } from '../result';
import type { TextLine } from './text-line';
import { stripAccents } from '../text/accent';
import { foldName } from '../card/card-name';

/** An entry with its place: line and column of its name, both 1-based, in the text as it was given. */
export interface DeckLine extends DeckListEntry {
  readonly zone: DeckZone;
  readonly line: number;
  readonly column: number;
}

/** What could not be read, with its place. */
export interface DeckListError {
  readonly code:
    | 'binary'
    | 'text-too-long'
    | 'too-many-lines'
    | 'line-too-long'
    | 'invalid-quantity'
    | 'name-too-long'
    | 'no-name'
    | 'too-many-commanders'
    | 'too-many-companions';
  readonly line: number;
  readonly column: number;
  /** The line's beginning. */
  readonly text: string;
}

/** What a person typed or pasted: names that nobody looked up yet. */
export interface DeckList {
  /** Every entry in the order of the text. */
  readonly lines: readonly DeckLine[];
  readonly commanders: readonly DeckLine[];
  readonly main: readonly DeckLine[];
  readonly companion: DeckLine | undefined;
  /** Sideboard, maybeboard and tokens. */
  readonly skipped: readonly DeckLine[];
  readonly errors: readonly DeckListError[];
  /** The commanders follow from where a block stands, not from a word of the text. */
  readonly commandersGuessed: boolean;
}

/** Facts that help to read a list, where the caller has them. */
export interface DeckListFacts {
  /** Whether a text is a card's name: settles names that look like notation. */
  readonly isCard?: IsCard;
  /** Whether a name may be a commander: keeps a guess from taking another card for one. */
  readonly canBeCommander?: IsCard;
}

interface Entry extends DeckLine {
  /** Which block, between blank lines and headings, the entry is in. */
  readonly block: number;
  /** Whether a heading, a prefix or a mark gave the zone. */
  readonly isTold: boolean;
}

interface Reading {
  readonly entries: readonly Entry[];
  readonly errors: readonly DeckListError[];
}

const errorAt = (
  code: DeckListError['code'],
  { text, line, columnAt }: TextLine,
  at: number,
): DeckListError => ({
  code,
  line,
  column: columnAt(at),
  text: text.slice(0, 80),
});

/** Zones that end with a blank line once they hold something. */
const ENDS_AT_BLANK: readonly DeckZone[] = ['commander', 'companion'];

/** Joins entries that carry their zone themselves. */
const readTold = (
  reads: Iterable<{ readonly line: TextLine; readonly read: Result<ReadEntry, EntryError> }>,
): Reading => {
  const entries: Entry[] = [];
  const errors: DeckListError[] = [];
  for (const { line, read } of reads) {
    if (!read.ok) errors.push(errorAt(read.error.code, line, read.error.at));
    else {
      const { entry, zone = 'main', nameAt } = read.value;
      const place = { line: line.line, column: line.columnAt(nameAt) };
      entries.push({ ...entry, zone, ...place, block: 0, isTold: true });
    }
  }
  return { entries, errors };
};

const readTable = (all: readonly string[]): Reading | undefined => {
  const lines = tableLines(all);
  const found = findCsvTable(lines.map(({ text }) => text));
  if (found === undefined) return undefined;
  const rows = lines.slice(found.from).filter(({ text }) => /[^\s|:-]/.test(text));
  return readTold(rows.map((line) => ({ line, read: readCsvEntry(line.text, found.table) })));
};

const readXml = (text: string, all: readonly string[]): Reading | undefined => {
  if (!isDeckXml(text)) return undefined;
  const lines = tableLines(all);
  return readTold(
    readDeckXml(lines.map((line) => line.text)).flatMap(({ read, lineAt }) => {
      const line = lines[lineAt];
      return line === undefined ? [] : [{ line, read }];
    }),
  );
};

/** Several entries in one line (`1 Opt, 1 Shock`), or commanders joined by a plus; where each begins. */
const partsOf = (text: string, isCommanders: boolean): readonly number[] => {
  if (/[[\]#^"|]/.test(text)) return [0];
  const border = isCommanders ? / \+ (?=\p{L})/gu : /[,;] (?=\d{1,3}[xX]? [\p{Lu}"'+_])/gu;
  if (!isCommanders && !/^\s*\d/.test(text)) return [0];
  return [0, ...[...text.matchAll(border)].map((match) => match.index + match[0].length)];
};

const readLines = (lines: readonly TextLine[], isCard: IsCard): Reading => {
  const entries: Entry[] = [];
  const errors: DeckListError[] = [];
  let section: DeckZone = 'main';
  let isTitled = false;
  let sectionHolds = false;
  let block = 0;
  let isApart = false;
  let isAbout = false;
  for (const line of lines) {
    const trimmed = line.text.trim();
    const indent = line.text.length - line.text.trimStart().length;
    if (trimmed === '') {
      isApart = true;
      if (sectionHolds && ENDS_AT_BLANK.includes(section)) section = 'main';
      continue;
    }
    if (line.text.length > MAX_LINE_CHARACTERS) {
      errors.push(errorAt('line-too-long', line, MAX_LINE_CHARACTERS));
      continue;
    }
    // The online game's "About" stands over the deck's name.
    const isDeckName = isAbout && /^name\s/i.test(trimmed);
    isAbout = /^about$/i.test(trimmed);
    if (isDeckName) continue;
    const prefix = parseZonePrefix(trimmed);
    const heading = prefix === undefined && !isCard(trimmed) ? parseHeading(trimmed) : undefined;
    if (heading !== undefined) {
      if (heading.kind === 'note') continue;
      section = heading.zone;
      sectionHolds = false;
      isTitled = true;
      isApart = true;
      continue;
    }
    const start = indent + (prefix?.length ?? 0);
    const text = line.text.slice(start);
    const parts = isCard(text.trim()) ? [0] : partsOf(text, prefix?.zone === 'commander');
    for (const [at, part] of parts.entries()) {
      const read = readDeckEntry(text.slice(part, parts[at + 1]).replace(/(?:[,;]| \+) ?$/, ''), isCard);
      if (!read.ok) {
        errors.push(errorAt(read.error.code, line, start + part + read.error.at));
        continue;
      }
      if (isApart && entries.length > 0) block += 1;
      isApart = false;
      const { entry, nameAt } = read.value;
      const ownZone = prefix?.zone ?? read.value.zone;
      if (ownZone === undefined) sectionHolds = true;
      const isTold = isTitled || ownZone !== undefined;
      const zone = ownZone ?? section;
      const place = { line: line.line, column: line.columnAt(start + part + nameAt) };
      entries.push({ ...entry, zone, ...place, block, isTold });
    }
  }
  return { entries, errors };
};

const total = (entries: readonly Entry[]): number => entries.reduce((sum, { count }) => sum + count, 0);

/** Whether entries look like a command zone: one or two single cards. */
const isCommandZone = (entries: readonly Entry[], canBeCommander: IsCard): boolean =>
  entries.length > 0 &&
  entries.length <= MAX_COMMANDERS &&
  entries.every(({ count, name }) => count === 1 && canBeCommander(name));

/** How sites compare names when they sort them: as written, without signs, without spaces. */
const SORT_KEYS: readonly ((name: string) => string)[] = [
  (name) => stripAccents(name).toLowerCase(),
  (name) =>
    stripAccents(name)
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, ''),
  foldName,
];

/** Whether names stand in alphabetical order. */
const isSorted = (entries: readonly Entry[]): boolean =>
  SORT_KEYS.some((key) =>
    entries.every(({ name }, at) => at === 0 || key(entries[at - 1]?.name ?? '') <= key(name)),
  );

/**
 * The commanders that a list puts before all others in alphabetical order, with no word and no blank line between, as
 * Moxfield and EDHREC write it: one or two cards after which, and not before, the order holds.
 */
const leadersOf = (entries: readonly Entry[], canBeCommander: IsCard): readonly Entry[] => {
  if (isSorted(entries)) return [];
  const lengths = Array.from({ length: MAX_COMMANDERS }, (_, at) => at + 1);
  const length = lengths.find((size) => isSorted(entries.slice(size)));
  const leaders = length === undefined ? [] : entries.slice(0, length);
  return isCommandZone(leaders, canBeCommander) ? leaders : [];
};

/**
 * Gives zones to a text that names no commander: its first block, if no heading stands over it, is the command zone where
 * it is one or two single cards before more; so is the second of two blocks, or the sideboard, where all make a deck of 100
 * (as the online game writes them), or what a sorted deck of 100 has before its order begins. A second block after a
 * full deck is a sideboard.
 */
const guessZones = (entries: readonly Entry[], facts: DeckListFacts): readonly Entry[] => {
  const { canBeCommander = () => true } = facts;
  if (entries.some(({ zone }) => zone === 'commander')) return entries;
  const move = (moved: readonly Entry[], zone: DeckZone): readonly Entry[] =>
    entries.map((entry) => (moved.includes(entry) ? { ...entry, zone } : entry));
  const { deckSize } = DECK_FORMATS.commander;
  const inMain = entries.filter(({ zone }) => zone === 'main');
  const aside = entries.filter(({ zone }) => zone === 'sideboard');
  const first = inMain.filter(({ block }) => block === 0);
  const rest = inMain.filter(({ block }) => block > 0);
  const isUntold = first.every(({ isTold }) => !isTold);
  if (isUntold && isCommandZone(first, canBeCommander) && total(rest) > total(first))
    return move(first, 'commander');
  if (isCommandZone(aside, canBeCommander) && total(inMain) + total(aside) === deckSize)
    return move(aside, 'commander');
  const isWhole = isUntold && rest.length === 0 && total(inMain) === deckSize;
  const leaders = isWhole ? leadersOf(first, canBeCommander) : [];
  if (leaders.length > 0) return move(leaders, 'commander');
  const isSecond = entries.every(({ isTold, block }) => !isTold && block <= 1);
  if (!isSecond) return entries;
  if (isCommandZone(rest, canBeCommander) && total(entries) === deckSize) return move(rest, 'commander');
  return total(first) === deckSize ? move(rest, 'sideboard') : entries;
};

/** More commanders or companions than there may be go to the main deck or aside, each with an error. */
const settle = (
  entries: readonly Entry[],
): { readonly lines: readonly DeckLine[]; readonly errors: readonly DeckListError[] } => {
  const errors: DeckListError[] = [];
  let commanders = 0;
  let companions = 0;
  const lines = entries.map(({ block: _block, isTold: _isTold, ...line }): DeckLine => {
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

const EMPTY: DeckList = {
  lines: [],
  commanders: [],
  main: [],
  companion: undefined,
  skipped: [],
  errors: [],
  commandersGuessed: false,
};

const inOrder = (errors: readonly DeckListError[]): readonly DeckListError[] =>
  [...errors].sort((a, b) => a.line - b.line || a.column - b.column);

/**
 * Reads a deck list as people paste it: plain, MTGO, Arena, Moxfield, Archidekt, TappedOut, Deckstats, Forge or CSV text,
 * in any mixture. Headings, comments and category marks tell the zones; sideboard, maybeboard and tokens are skipped,
 * but kept apart. Answers entries with 1-based line and column and every error; never throws, whatever the text is.
 * @example parseDeckList('Commander\n1 Edgar Markov\n\nDeck\n1x Sol Ring (C21) 263').main[0].name // 'Sol Ring'
 * @example parseDeckList('1 Opt\n0 Shock').errors // [{ code: 'invalid-quantity', line: 2, column: 1, text: '0 Shock' }]
 */
export const parseDeckList = (text: string, facts: DeckListFacts = {}): DeckList => {
  const { isCard = () => false } = facts;
  if (isBinary(text)) return { ...EMPTY, errors: [{ code: 'binary', line: 1, column: 1, text: '' }] };
  const all = splitLines(text.slice(0, MAX_LIST_CHARACTERS));
  const lines = all.slice(0, MAX_LIST_LINES);
  const bounds: readonly (DeckListError | false)[] = [
    text.length > MAX_LIST_CHARACTERS && { code: 'text-too-long', line: all.length, column: 1, text: '' },
    all.length > MAX_LIST_LINES && { code: 'too-many-lines', line: MAX_LIST_LINES + 1, column: 1, text: '' },
  ];
  const { entries, errors } =
    readXml(text, lines) ?? readTable(lines) ?? readLines(cleanLines(lines), isCard);
  const settled = settle(guessZones(entries, facts));
  const inZone = (...zones: readonly DeckZone[]): readonly DeckLine[] =>
    settled.lines.filter(({ zone }) => zones.includes(zone));
  return {
    lines: settled.lines,
    commanders: inZone('commander'),
    main: inZone('main'),
    companion: inZone('companion')[0],
    skipped: inZone('sideboard', 'maybeboard', 'token'),
    errors: inOrder([...bounds.filter((bound) => bound !== false), ...errors, ...settled.errors]),
    commandersGuessed:
      settled.lines.some(({ zone }) => zone === 'commander') &&
      !entries.some(({ zone }) => zone === 'commander'),
  };
};
