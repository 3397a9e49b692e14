/** A line without invisible characters, with single spaces and ASCII quotes. */
export interface TextLine {
  readonly text: string;
  /** 1-based line number in the text. */
  readonly line: number;
  /** The 1-based column in the original line of an index in `text`. */
  readonly columnAt: (index: number) => number;
}

/** Of no width; also what makes a key of a digit (`1️⃣`). */
const INVISIBLE = /[\u20e3\ufe0f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;
const SPACE = /[\t\v\f\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '′': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '（': '(',
  '）': ')',
  '：': ':',
  // Windows-1252 bytes decoded as Latin-1
  '\u0091': "'",
  '\u0092': "'",
  '\u0093': '"',
  '\u0094': '"',
  '\u0096': '–',
  '\u0097': '—',
};

/** Of quantities: digits, and the sign of copies behind them. */
const FULL_WIDTH = /[０-９ｘＸ]/;

const normalizeCharacter = (character: string): string => {
  if (SPACE.test(character)) return ' ';
  if (FULL_WIDTH.test(character)) return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
  return REPLACEMENTS[character] ?? character;
};

/** A line as it stands in the text. */
export const rawLine = (text: string, line: number): TextLine => ({
  text,
  line,
  columnAt: (index) => Math.min(index, text.length) + 1,
});

/** A part of a line to replace. */
export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Replaces parts of a line, which are in order and do not overlap. */
export const replaceParts = (line: TextLine, parts: readonly Replacement[]): TextLine => {
  if (parts.length === 0) return line;
  const pieces: string[] = [];
  const at: number[] = [];
  let index = 0;
  const keepUntil = (end: number): void => {
    pieces.push(line.text.slice(index, end));
    for (; index < end; index += 1) at.push(index);
  };
  for (const { from, to, text } of parts) {
    keepUntil(from);
    pieces.push(text);
    for (const _ of text.split('')) at.push(from);
    index = to;
  }
  keepUntil(line.text.length);
  return {
    text: pieces.join(''),
    line: line.line,
    columnAt: (place) => line.columnAt(at[place] ?? line.text.length),
  };
};

/** Removes invisible characters and repeated spaces, and makes quotes, spaces and digits ASCII. */
export const cleanLine = (raw: TextLine): TextLine => {
  const at: number[] = [];
  const characters: string[] = [];
  for (let index = 0; index < raw.text.length; index += 1) {
    const character = raw.text.charAt(index);
    if (INVISIBLE.test(character)) continue;
    const normal = normalizeCharacter(character);
    if (normal === ' ' && characters.at(-1) === ' ') continue;
    characters.push(normal);
    at.push(index);
  }
  return {
    text: characters.join(''),
    line: raw.line,
    columnAt: (index) => raw.columnAt(at[index] ?? raw.text.length),
  };
};

/** Splits a text into lines at LF, CRLF, CR and the Unicode separators. @param most lines to return */
export const splitLines = (text: string, most?: number): readonly string[] =>
  text.split(/\r\n|[\n\r\u0085\u2028\u2029]/, most);
