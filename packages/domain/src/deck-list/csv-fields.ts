/** A field of a row. */
export interface Field {
  readonly text: string;
  /** Index of the text in the line. */
  readonly at: number;
}

const QUOTED = /"((?:[^"]|"")*)"\s*/y;

/** Finds the quoted text behind the blanks at an index of a line; asked from left to right, it reads each blank once. */
const makeQuoteFinder = (line: string): ((index: number) => RegExpExecArray | null) => {
  let at = -1;
  let found: RegExpExecArray | null = null;
  return (index) => {
    if (index <= at) return found;
    at = index;
    while (/\s/.test(line.charAt(at))) at += 1;
    QUOTED.lastIndex = at;
    found = QUOTED.exec(line);
    return found;
  };
};

/** Splits a row at its separators; fields can be in quotes, and the outer bars of a Markdown table are none. */
export const splitFields = (row: string, separator: string): readonly Field[] => {
  const fields: Field[] = [];
  const isMarkdown = separator === '|';
  const start = isMarkdown ? (/^\s*\|?/.exec(row)?.[0].length ?? 0) : 0;
  const line = isMarkdown ? row.replace(/\|\s*$/, '') : row;
  const findQuoted = makeQuoteFinder(line);
  let index = start;
  while (index <= line.length) {
    const quoted = findQuoted(index);
    const quoteEnd = quoted === null ? -1 : quoted.index + quoted[0].length;
    const isQuoted = quoted !== null && [separator, ''].includes(line.charAt(quoteEnd));
    const end = isQuoted ? quoteEnd : line.indexOf(separator, index);
    const stop = end < 0 ? line.length : end;
    const raw = line.slice(index, stop);
    const text = isQuoted ? (quoted[1] ?? '').replaceAll('""', '"') : raw.trim();
    fields.push({
      text,
      at: index + (isQuoted ? raw.indexOf('"') + 1 : raw.length - raw.trimStart().length),
    });
    index = stop + 1;
  }
  return fields;
};
