import type { ListFault } from './list-fault';

const ZIP = 'a zip archive or a spreadsheet (.zip, .xlsx, .ods)';
const PICTURE = 'a picture';
const ARCHIVE = 'an archive (.7z, .rar, .xz, .bz2)';

/** Marks of binary files and the index where they stand, in characters below 128: other bytes are any characters. */
const KINDS: readonly (readonly [mark: string, at: number, what: string])[] = [
  ['PK\u0003\u0004', 0, ZIP],
  ['PK\u0005\u0006', 0, ZIP],
  ['\u001f', 0, 'a compressed file (.gz)'],
  ['PNG\r\n', 1, PICTURE],
  ['GIF8', 0, PICTURE],
  ['JFIF', 6, PICTURE],
  ['Exif', 6, PICTURE],
  ['WEBP', 8, PICTURE],
  ['ftyp', 4, PICTURE],
  ['%PDF-', 0, 'a PDF'],
  ['SQLite format 3', 0, 'a database of an app (SQLite)'],
  ['\u0011', 2, 'a document of an office program (.xls, .doc)'],
  ['7z', 0, ARCHIVE],
  ['Rar!', 0, ARCHIVE],
  ['7zXZ', 1, ARCHIVE],
  ['1AY&SY', 4, ARCHIVE],
  ['PAR1', 0, 'a table for databases (.parquet)'],
];

/** Whether a character is unusual in a text: a control character (except tab, line ends, EOF and escape) or U+FFFD. */
const isUnusual = (character: string): boolean => {
  const code = character.charCodeAt(0);
  return code === 0xfffd || (code < 0x20 && ![0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b].includes(code));
};

/** Whether a text is binary data: it has a NUL, or more than 5% unusual characters. */
const isBinary = (text: string): boolean => {
  const sample = [...text.slice(0, 10_000)];
  const unusual = sample.filter(isUnusual).length;
  return text.includes('\0') || unusual * 20 > sample.length;
};

/** The fault of a text that is binary data, named by its first bytes; undefined for text. */
export const findBinary = (text: string): ListFault | undefined => {
  const isText = !isBinary(text) && !text.startsWith('%PDF-');
  if (isText) return undefined;
  const what = KINDS.find(([mark, at]) => text.startsWith(mark, at))?.[2] ?? 'a binary file';
  return { code: what === ZIP ? 'zip' : 'binary', what };
};
