import { isBlank, isSpace, NEWLINE, OPEN_BRACE, QUOTE } from './ascii';

/** How far past a brace the functions of this file look, in bytes. */
export const RECORD_START_REACH = 128;

const skipSpace = (bytes: Uint8Array, at: number): number => {
  let index = at;
  while (isSpace(bytes[index])) index++;
  return index;
};

/** The index after `word`, with white space before it allowed; -1 if other bytes follow. */
const matchWord = (bytes: Uint8Array, at: number, word: string): number => {
  const from = skipSpace(bytes, at);
  for (let i = 0; i < word.length; i++) if (bytes[from + i] !== word.charCodeAt(i)) return -1;
  return from + word.length;
};

/**
 * Whether `{"object":"card"` begins at `at`, with white space between the tokens allowed. These bytes cannot be part of
 * a valid record: a quote within a JSON string is escaped, and Scryfall never nests a card in a card.
 */
export const isCardStart = (bytes: Uint8Array, at: number): boolean => {
  let index = at + 1;
  for (const word of ['"object"', ':', '"card"']) {
    index = matchWord(bytes, index, word);
    if (index < 0) return false;
  }
  return true;
};

/** The first key of an object that begins at `at`, with its quotes; undefined if none is within reach. */
export const firstKeyAt = (bytes: Uint8Array, at: number): string | undefined => {
  if (bytes[at] !== OPEN_BRACE) return undefined;
  const open = skipSpace(bytes, at + 1);
  if (bytes[open] !== QUOTE) return undefined;
  const close = bytes.indexOf(QUOTE, open + 1);
  if (close < 0 || close - at > RECORD_START_REACH / 2) return undefined;
  return new TextDecoder().decode(bytes.subarray(open, close + 1));
};

/** Whether an object whose first key is `key` (with its quotes) begins at `at`. */
export const startsWithKey = (bytes: Uint8Array, at: number, key: string): boolean =>
  matchWord(bytes, at + 1, key) >= 0;

/**
 * The number of blanks between the start of the line and `at`; undefined if other bytes precede `at` on its line.
 * @param hasMoreBefore whether the file has bytes before these, so that index 0 is no start of a line
 */
export const columnOf = (bytes: Uint8Array, at: number, hasMoreBefore: boolean): number | undefined => {
  let index = at - 1;
  while (index >= 0 && isBlank(bytes[index])) index--;
  if (index >= 0) return bytes[index] === NEWLINE ? at - 1 - index : undefined;
  return hasMoreBefore ? undefined : at;
};
