/** Bytes that mean something in JSON. */
export const OBJECT = 0x7b;
export const OBJECT_END = 0x7d;
export const ARRAY = 0x5b;
export const ARRAY_END = 0x5d;
export const QUOTE = 0x22;
export const BACKSLASH = 0x5c;
export const NEWLINE = 0x0a;
export const COLON = 0x3a;
