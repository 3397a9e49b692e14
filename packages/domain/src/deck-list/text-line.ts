import { MAX_LINE_CHARACTERS } from '../limits';

/** One line with its invisible characters gone, its white space single and its odd spaces and quotes made plain. */
export interface TextLine {
  readonly text: string;
  /** 1-based number of the line. */
  readonly line: number;
  /** 1-based column, in the line as it was given, of an index into `text`. */
  readonly columnAt: (index: number) => number;
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/;
const SPACE = /[\t\v\f\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const PLAIN: Readonly<Record<string, string>> = {
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
  // Windows-1252 bytes that were read as code points
  '\u0091': "'",
  '\u0092': "'",
  '\u0093': '"',
  '\u0094': '"',
  '\u0096': '–',
  '\u0097': '—',
};

const FULL_WIDTH_DIGIT = /[０-９]/;

const plain = (character: string): string => {
  if (SPACE.test(character)) return ' ';
  if (FULL_WIDTH_DIGIT.test(character)) return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
  return PLAIN[character] ?? character;
};

const cleanLine = (raw: string, line: number): TextLine => {
  const at: number[] = [];
  let text = '';
  for (let index = 0; index < raw.length; index += 1) {
    const character = raw.charAt(index);
    if (INVISIBLE.test(character)) continue;
    const kept = plain(character);
    if (kept === ' ' && text.endsWith(' ')) continue;
    text += kept;
    at.push(index);
  }
  return { text, line, columnAt: (index) => (at[index] ?? raw.length) + 1 };
};

/** Splits a pasted text into lines, whatever ends them (LF, CRLF, CR, the Unicode separators). */
export const splitLines = (text: string): readonly string[] => text.split(/\r\n|[\n\r\u0085\u2028\u2029]/);

/** The lines of a pasted text, cleaned; longer lines than the bound are cut just past it. */
export const cleanLines = (lines: readonly string[]): readonly TextLine[] =>
  lines.map((raw, at) => cleanLine(raw.slice(0, MAX_LINE_CHARACTERS + 1), at + 1));

/** The same lines where white space parts columns: as they are, but for their length. */
export const tableLines = (lines: readonly string[]): readonly TextLine[] =>
  lines.map((raw, at) => ({
    // The outer bars of a Markdown table part nothing.
    text: raw
      .slice(0, MAX_LINE_CHARACTERS)
      .replace(/^\ufeff/, ' ')
      .replace(/^(\s*)\|(.*)\|(\s*)$/, '$1 $2 $3'),
    line: at + 1,
    columnAt: (index) => index + 1,
  }));

/** Control characters that no text holds (tab, line ends, end of file and escape aside), and what stands for undecodable bytes. */
const isOdd = (character: string): boolean => {
  const code = character.charCodeAt(0);
  return code === 0xfffd || (code < 0x20 && ![0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b].includes(code));
};

/** Whether a text is no text: it holds NUL or is full of control characters or undecodable bytes. */
export const isBinary = (text: string): boolean => {
  const sample = [...text.slice(0, 10_000)];
  const odd = sample.filter(isOdd).length;
  return text.includes('\0') || odd * 20 > sample.length;
};
