/** A field of a row. */
export interface Field {
  readonly text: string;
  /** Index of the text in the line. */
  readonly at: number;
}

const QUOTED = /"((?:[^"]|"")*)"/y;

/** The index of the first character from an index on that is no blank; a separator is none, though it be a tab. */
const skipBlanks = (line: string, index: number, separator: string): number => {
  let at = index;
  while (line.charAt(at) !== separator && /\s/.test(line.charAt(at))) at += 1;
  return at;
};

/** Finds the quoted text behind the blanks at an index of a line; called from left to right, it reads each blank once. */
const makeQuoteFinder = (
  line: string,
  separator: string,
): ((index: number) => { readonly text: string; readonly end: number } | null) => {
  let at = -1;
  let found: { readonly text: string; readonly end: number } | null = null;
  return (index) => {
    if (index <= at) return found;
    at = skipBlanks(line, index, separator);
    QUOTED.lastIndex = at;
    const text = QUOTED.exec(line)?.[1];
    found =
      text === undefined ? null : { text, end: skipBlanks(line, at + text.length + '""'.length, separator) };
    return found;
  };
};

/** Splits a row at its separators; fields can be in quotes, and the outer bars of a Markdown table are none. */
export const splitFields = (row: string, separator: string): readonly Field[] => {
  const fields: Field[] = [];
  const isMarkdown = separator === '|';
  const start = isMarkdown ? (/^\s*\|?/.exec(row)?.[0].length ?? 0) : 0;
  const line = isMarkdown ? row.replace(/\|\s*$/, '') : row;
  const findQuoted = makeQuoteFinder(line, separator);
  let index = start;
  while (index <= line.length) {
    const quoted = findQuoted(index);
    const isQuoted = quoted !== null && [separator, ''].includes(line.charAt(quoted.end));
    const end = isQuoted ? quoted.end : line.indexOf(separator, index);
    const stop = end < 0 ? line.length : end;
    const raw = line.slice(index, stop);
    const text = isQuoted ? quoted.text.replaceAll('""', '"') : raw.trim();
    fields.push({
      text,
      at: index + (isQuoted ? raw.indexOf('"') + 1 : raw.length - raw.trimStart().length),
    });
    index = stop + 1;
  }
  return fields;
};
