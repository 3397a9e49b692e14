import { NO_CONTEXT, parseEntry, type CopyBounds, type EntryError } from './list-entry';
import { errorAt, type ParsedLines, type ZonedEntry } from './list-lines';
import { rawLine, splitLines, type TextLine } from './text-line';
import type { DeckListError } from './deck-list';
import type { JsonEntry } from '../list-file/json-deck';
import { MAX_COPIES, MAX_LIST_LINES, MAX_NAME_CHARACTERS } from '../limits';

/** A place in a text: its line, and the index in the line. */
interface TextPlace {
  readonly line: TextLine;
  readonly at: number;
}

/** Finds texts of JSON in its source, each behind the one before. */
const makeFinder = (source: string): ((text: string) => TextPlace) => {
  const lines = splitLines(source);
  let index = 0;
  let from = 0;
  let isLost = false;
  const place = (): TextPlace => ({ line: rawLine(lines[index] ?? '', index + 1), at: from });
  return (text) => {
    const quoted = JSON.stringify(text).slice(1, -1);
    if (isLost) return place();
    for (let at = index, start = from; at < lines.length; at += 1, start = 0) {
      const found = lines[at]?.indexOf(`"${quoted}`, start) ?? -1;
      if (found < 0) continue;
      index = at;
      from = found + 1;
      return place();
    }
    // Written in another way, or out of order: the rest is not searched again for each text.
    isLost = true;
    return place();
  };
};

interface JsonError extends DeckListError {
  readonly code: EntryError['code'] | 'too-many-lines';
}

/** Entries and errors of a deck in JSON. */
interface JsonEntries extends ParsedLines {
  readonly errors: readonly JsonError[];
}

/** Entries that are parsed in a step. */
const STEP_ENTRIES = 200;

/** The entries of a deck in JSON, with the lines in which their names stand. */
export function* parseJsonEntries(
  entries: readonly JsonEntry[],
  source: string,
  isCard: (name: string) => boolean,
  bounds: CopyBounds = {},
): Generator<void, JsonEntries> {
  const { minCopies = 1, maxCopies = MAX_COPIES } = bounds;
  const find = makeFinder(source);
  const zoned: ZonedEntry[] = [];
  const errors: JsonError[] = [];
  const addError = (code: JsonError['code'], line: TextLine, at: number): void =>
    void errors.push({ ...errorAt(code, line, at), code });
  const add = (entry: JsonEntry): void => {
    const { line, at } = find(entry.kind === 'line' ? entry.text : entry.name);
    const place = { line: line.line, column: line.columnAt(at), block: 0, otherNames: [], isCounted: true };
    const states = (zone: ZonedEntry['zone'] | undefined) => ({
      zone: zone ?? 'main',
      isExplicit: zone !== undefined,
      isMarked: zone !== undefined,
    });
    if (entry.kind === 'line') {
      const parsed = parseEntry(entry.text.replace(/\s+/g, ' '), { ...NO_CONTEXT, isCard, ...bounds });
      if (!parsed.ok) addError(parsed.error.code, line, at);
      else zoned.push({ ...parsed.value.entry, ...place, ...states(parsed.value.zone ?? entry.zone) });
      return;
    }
    const { entry: named, count } = entry.card;
    if (count === undefined || count < minCopies || count > maxCopies) addError('invalid-quantity', line, at);
    else if (named.name.length > MAX_NAME_CHARACTERS) addError('name-too-long', line, at);
    else zoned.push({ ...named, count, ...place, ...states(entry.zone) });
  };
  for (const [at, entry] of entries.slice(0, MAX_LIST_LINES).entries()) {
    if (at % STEP_ENTRIES === 0) yield;
    add(entry);
  }
  const beyond = entries[MAX_LIST_LINES];
  if (beyond !== undefined) addError('too-many-lines', rawLine('', MAX_LIST_LINES + 1), 0);
  return { entries: zoned, errors, notes: [], otherNames: [] };
}
