import type { DeckLine, DeckListError } from './deck-list';
import { parseHeading, parseZonePrefix, type DeckZone } from './heading';
import { parseEntry, type EntryError, type ParsedEntry } from './list-entry';
import type { TextLine } from './text-line';
import { MAX_LINE_CHARACTERS } from '../limits';
import type { Result } from '../result';

/** An entry while zones are not final. */
export interface ZonedEntry extends DeckLine {
  /** Number of the block, between blank lines or headings. */
  readonly block: number;
  /** Whether a heading, a prefix or a mark states the zone. */
  readonly isExplicit: boolean;
}

/** The entries and errors of a text. */
export interface ParsedLines {
  readonly entries: readonly ZonedEntry[];
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

/** Collects entries whose zone is stated, or main. */
export const collectEntries = (
  results: Iterable<{ readonly line: TextLine; readonly result: Result<ParsedEntry, EntryError> }>,
): ParsedLines => {
  const entries: ZonedEntry[] = [];
  const errors: DeckListError[] = [];
  for (const { line, result } of results) {
    if (!result.ok) errors.push(errorAt(result.error.code, line, result.error.at));
    else {
      const { entry, zone = 'main', nameAt } = result.value;
      const place = { line: line.line, column: line.columnAt(nameAt) };
      entries.push({ ...entry, zone, ...place, block: 0, isExplicit: true });
    }
  }
  return { entries, errors };
};

/** Zones that end at a blank line after an entry. */
const ENDS_AT_BLANK: readonly DeckZone[] = ['commander', 'companion'];

/** The indices of several entries in a line (`1 Opt, 1 Shock`), or of commanders joined by a plus. */
const splitEntries = (text: string, isCommanders: boolean): readonly number[] => {
  if (/[[\]#^"|]/.test(text)) return [0];
  const separator = isCommanders ? / \+ (?=\p{L})/gu : /[,;] (?=\d{1,3}[xX]? [\p{Lu}"'+_])/gu;
  if (!isCommanders && !/^\s*\d/.test(text)) return [0];
  return [0, ...[...text.matchAll(separator)].map((match) => match.index + match[0].length)];
};

/** Parses lines of headings, comments and entries. */
export const parseLines = (lines: readonly TextLine[], isCard: (name: string) => boolean): ParsedLines => {
  const entries: ZonedEntry[] = [];
  const errors: DeckListError[] = [];
  let section: DeckZone = 'main';
  let hasHeading = false;
  let sectionHasEntries = false;
  let block = 0;
  let startsBlock = false;
  let isAbout = false;
  for (const line of lines) {
    const trimmed = line.text.trim();
    const indent = line.text.length - line.text.trimStart().length;
    if (trimmed === '') {
      startsBlock = true;
      if (sectionHasEntries && ENDS_AT_BLANK.includes(section)) section = 'main';
      continue;
    }
    if (line.text.length > MAX_LINE_CHARACTERS) {
      errors.push(errorAt('line-too-long', line, MAX_LINE_CHARACTERS));
      continue;
    }
    // In Arena's format, "About" precedes the deck's name.
    const isDeckName = isAbout && /^name\s/i.test(trimmed);
    isAbout = /^about$/i.test(trimmed);
    if (isDeckName) continue;
    const prefix = parseZonePrefix(trimmed);
    const heading = prefix === undefined && !isCard(trimmed) ? parseHeading(trimmed) : undefined;
    if (heading !== undefined) {
      if (heading.kind === 'note') continue;
      section = heading.zone;
      sectionHasEntries = false;
      hasHeading = true;
      startsBlock = true;
      continue;
    }
    const start = indent + (prefix?.length ?? 0);
    const text = line.text.slice(start);
    const parts = isCard(text.trim()) ? [0] : splitEntries(text, prefix?.zone === 'commander');
    for (const [at, part] of parts.entries()) {
      const parsed = parseEntry(text.slice(part, parts[at + 1]).replace(/(?:[,;]| \+) ?$/, ''), isCard);
      if (!parsed.ok) {
        errors.push(errorAt(parsed.error.code, line, start + part + parsed.error.at));
        continue;
      }
      if (startsBlock && entries.length > 0) block += 1;
      startsBlock = false;
      const { entry, nameAt } = parsed.value;
      const statedZone = prefix?.zone ?? parsed.value.zone;
      if (statedZone === undefined) sectionHasEntries = true;
      const isExplicit = hasHeading || statedZone !== undefined;
      const zone = statedZone ?? section;
      const place = { line: line.line, column: line.columnAt(start + part + nameAt) };
      entries.push({ ...entry, zone, ...place, block, isExplicit });
    }
  }
  return { entries, errors };
};
