/** ASCII codes of the characters with a meaning in JSON. */
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;
export const OPEN_BRACKET = 0x5b;
export const CLOSE_BRACKET = 0x5d;
export const QUOTE = 0x22;
export const BACKSLASH = 0x5c;
export const NEWLINE = 0x0a;
export const COLON = 0x3a;
export const COMMA = 0x2c;
export const SPACE = 0x20;
const TAB = 0x09;
const CARRIAGE_RETURN = 0x0d;

/** Whether a byte is white space in JSON (RFC 8259, section 2). */
export const isSpace = (byte: number | undefined): boolean =>
  byte === SPACE || byte === NEWLINE || byte === CARRIAGE_RETURN || byte === TAB;

/** Whether a byte is a space or tab. */
export const isBlank = (byte: number | undefined): boolean => byte === SPACE || byte === TAB;

/** Whether a closing brace or bracket matches an opening one. */
export const isPair = (open: number | undefined, close: number): boolean => open === close - 2;
