import { MAX_LINE_CHARACTERS } from '../limits';

/** A line without invisible characters, with single spaces and ASCII quotes. */
export interface TextLine {
  readonly text: string;
  /** 1-based line number in the text. */
  readonly line: number;
  /** The 1-based column in the original line of an index in `text`. */
  readonly columnAt: (index: number) => number;
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/;
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
  // Windows-1252 bytes decoded as Latin-1
  '\u0091': "'",
  '\u0092': "'",
  '\u0093': '"',
  '\u0094': '"',
  '\u0096': '–',
  '\u0097': '—',
};

const FULL_WIDTH_DIGIT = /[０-９]/;

const normalizeCharacter = (character: string): string => {
  if (SPACE.test(character)) return ' ';
  if (FULL_WIDTH_DIGIT.test(character)) return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
  return REPLACEMENTS[character] ?? character;
};

const cleanLine = (raw: string, line: number): TextLine => {
  const at: number[] = [];
  let text = '';
  for (let index = 0; index < raw.length; index += 1) {
    const character = raw.charAt(index);
    if (INVISIBLE.test(character)) continue;
    const normal = normalizeCharacter(character);
    if (normal === ' ' && text.endsWith(' ')) continue;
    text += normal;
    at.push(index);
  }
  return { text, line, columnAt: (index) => (at[index] ?? raw.length) + 1 };
};

/** Splits a text into lines at LF, CRLF, CR and the Unicode separators. */
export const splitLines = (text: string): readonly string[] => text.split(/\r\n|[\n\r\u0085\u2028\u2029]/);

/** Cleans lines; lines beyond `MAX_LINE_CHARACTERS` are cut one character after it. */
export const cleanLines = (lines: readonly string[]): readonly TextLine[] =>
  lines.map((raw, at) => cleanLine(raw.slice(0, MAX_LINE_CHARACTERS + 1), at + 1));

/** Lines whose white space separates columns: unchanged up to `MAX_LINE_CHARACTERS`. */
export const tableLines = (lines: readonly string[]): readonly TextLine[] =>
  lines.map((raw, at) => ({
    // The outer bars of a Markdown table are not separators.
    text: raw
      .slice(0, MAX_LINE_CHARACTERS)
      .replace(/^\ufeff/, ' ')
      .replace(/^(\s*)\|(.*)\|(\s*)$/, '$1 $2 $3'),
    line: at + 1,
    columnAt: (index) => index + 1,
  }));

/** Whether a character is unusual in a text: a control character (except tab, line ends, EOF and escape) or U+FFFD. */
const isUnusual = (character: string): boolean => {
  const code = character.charCodeAt(0);
  return code === 0xfffd || (code < 0x20 && ![0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b].includes(code));
};

/** Whether a text is binary data: it has a NUL, or more than 5% unusual characters. */
export const isBinary = (text: string): boolean => {
  const sample = [...text.slice(0, 10_000)];
  const unusual = sample.filter(isUnusual).length;
  return text.includes('\0') || unusual * 20 > sample.length;
};
