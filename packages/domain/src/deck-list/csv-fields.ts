/** A field of a row. */
export interface Field {
  readonly text: string;
  /** Index of the text in the line. */
  readonly at: number;
}

const QUOTED = /\s*"((?:[^"]|"")*)"\s*/y;

/** Splits a row at its separators; fields can be in quotes, and the outer bars of a Markdown table are none. */
export const splitFields = (row: string, separator: string): readonly Field[] => {
  const fields: Field[] = [];
  const isMarkdown = separator === '|';
  const start = isMarkdown ? (/^\s*\|?/.exec(row)?.[0].length ?? 0) : 0;
  const line = isMarkdown ? row.replace(/\|\s*$/, '') : row;
  let index = start;
  while (index <= line.length) {
    QUOTED.lastIndex = index;
    const quoted = QUOTED.exec(line);
    const isQuoted = quoted !== null && [separator, ''].includes(line.charAt(index + quoted[0].length));
    const end = isQuoted ? index + quoted[0].length : line.indexOf(separator, index);
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
