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
    yield { text: isOpen ? first : text, line: at + 1, isOpen };
    if (!isOpen) at = end;
  }
}
