import { splitFields } from './csv-fields';
import { rawLine, type TextLine } from './text-line';
import { MAX_ROW_CHARACTERS } from '../limits';

/** A row of a table; a field in quotes can contain line breaks. */
export interface TableRecord {
  readonly text: string;
  /** 1-based line in which it begins. */
  readonly line: number;
  /** Whether a quote is never closed: the row is its first line alone. */
  readonly isOpen: boolean;
}

/** Whether a quote that opens a field is still open at the end of a text. */
const endsInQuote = (text: string, separator: string, wasOpen: boolean): boolean => {
  let isOpen = wasOpen;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    if (isOpen) isOpen = false;
    // A doubled quote closes and opens again; elsewhere a quote opens a field only at its start.
    else if (text.charAt(at - 1) === '"' || isFieldStart(text, at, separator)) isOpen = true;
  }
  return isOpen;
};

const isFieldStart = (text: string, at: number, separator: string): boolean => {
  let before = at - 1;
  while (text.charAt(before) === ' ') before -= 1;
  return before < 0 || text.charAt(before) === separator;
};

/** Whether each line break of a row is in a field in quotes: a quote too many in one row opens none in the next. */
const holdsBreaks = (text: string, separator: string): boolean =>
  splitFields(text, separator).every(
    (field) => !field.text.includes('\n') || text.charAt(field.at - 1) === '"',
  );

/** Lines that a field in quotes can go on for. */
const MAX_FIELD_LINES = 100;

/** The rows of a table from a line on, without blank ones. Takes linear time, whatever the quotes. */
export function* tableRecords(
  lines: readonly string[],
  from: number,
  separator: string,
): Generator<TableRecord> {
  for (let at = from; at < lines.length; at += 1) {
    const first = lines[at] ?? '';
    if (first.trim() === '') continue;
    let [text, end, isOpen] = [first, at, endsInQuote(first, separator, false)];
    while (
      isOpen &&
      end + 1 < lines.length &&
      end - at < MAX_FIELD_LINES &&
      text.length < MAX_ROW_CHARACTERS
    ) {
      end += 1;
      const next = lines[end] ?? '';
      text += `\n${next}`;
      isOpen = endsInQuote(next, separator, true);
    }
    isOpen ||= end > at && !holdsBreaks(text, separator);
    yield { text: isOpen ? first : text, line: at + 1, isOpen };
    if (!isOpen) at = end;
  }
}

/** The lines of a table from a line on, each whole row as one line, with blanks for the line breaks in its fields. */
export const joinQuotedLines = (
  lines: readonly TextLine[],
  from: number,
  separator: string,
): readonly TextLine[] => {
  const texts = lines.map(({ text }) => text);
  if (!texts.some((text) => text.includes('"'))) return lines;
  const joined: TextLine[] = [];
  let next = 0;
  for (const { text, line } of tableRecords(texts, from, separator)) {
    const parts = text.split('\n');
    const first = lines[line - 1];
    if (parts.length === 1 || first === undefined) continue;
    joined.push(...lines.slice(next, line - 1), {
      ...rawLine(parts.join(' '), first.line),
      columnAt: (index) => first.columnAt(Math.min(index, first.text.length)),
    });
    next = line - 1 + parts.length;
  }
  return [...joined, ...lines.slice(next)];
};
