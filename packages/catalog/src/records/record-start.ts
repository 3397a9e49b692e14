const OPEN_BRACE = 0x7b;
const QUOTE = 0x22;
const NEWLINE = 0x0a;

/** How far past a brace the functions of this file look, in bytes. */
export const RECORD_START_REACH = 128;

export const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === NEWLINE || byte === 0x0d || byte === 0x09;

const skipSpace = (bytes: Uint8Array, at: number): number => {
  let index = at;
  while (isSpace(bytes[index])) index++;
  return index;
};

const matchWord = (bytes: Uint8Array, at: number, word: string): number => {
  const from = skipSpace(bytes, at);
  for (let i = 0; i < word.length; i++) if (bytes[from + i] !== word.charCodeAt(i)) return -1;
  return from + word.length;
};

/**
 * Whether `{"object":"card"` begins at `at`, spaces between the tokens allowed. A quote within a JSON string is
 * escaped, so these bytes cannot be part of a sound record's text, and Scryfall never nests a card in a card.
 */
export const isCardStart = (bytes: Uint8Array, at: number): boolean => {
  let index = at + 1;
  for (const word of ['"object"', ':', '"card"']) {
    index = matchWord(bytes, index, word);
    if (index < 0) return false;
  }
  return true;
};

/** The first key of an object that begins at `at`, with its quotes; undefined where none is found in reach. */
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

/** How many blanks stand between the start of the line and `at`; undefined where something else does too. */
export const columnOf = (bytes: Uint8Array, at: number, bytesBefore: boolean): number | undefined => {
  let index = at - 1;
  while (index >= 0 && (bytes[index] === 0x20 || bytes[index] === 0x09)) index--;
  if (index >= 0) return bytes[index] === NEWLINE ? at - 1 - index : undefined;
  return bytesBefore ? undefined : at;
};
