import type { ListFault } from './list-fault';

/** What begins a binary file, where its bytes over 127 are any characters. */
const KINDS: readonly (readonly [start: RegExp, what: string])[] = [
  [/^PK(?:\u0003\u0004|\u0005\u0006)/, 'a zip archive or a spreadsheet (.zip, .xlsx, .ods)'],
  [/^\u001f[\u008b\u2039\ufffd]/, 'a compressed file (.gz)'],
  [/^.PNG\r\n|^GIF8\d|^.{3,8}(?:JFIF|Exif)|^RIFF.{4}WEBP|^.{4}ftyp(?:heic|avif|mif1)/s, 'a picture'],
  [/^%PDF-/, 'a PDF'],
  [/^SQLite format 3/, 'a database of an app (SQLite)'],
  [/^.{2}\u0011.{5}/s, 'a document of an office program'],
  [/^7z|^Rar!/, 'an archive (.7z, .rar)'],
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
  const known = KINDS.find(([start]) => start.test(text.slice(0, 32)));
  const isText = !isBinary(text);
  if (isText && (known === undefined || !/^(?:%PDF-|7z|Rar!)/.test(text))) return undefined;
  return { code: 'binary', what: known?.[1] ?? 'a binary file' };
};
