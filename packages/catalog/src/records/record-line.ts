import { CLOSE_BRACE, COMMA, isSpace, NEWLINE } from './ascii';

/** A longer line is scanned as it comes rather than waited for. */
const MAX_LINE_BYTES = 64 * 1024;

/**
 * Parses a record that is the rest of its line, but for a comma: most files have one in each line, and the parser of the
 * platform is faster than any scan of the bytes.
 * @returns its value and end; 'more' if it may be one once there are more bytes; undefined if it is not
 */
export const parseLine = (
  bytes: Uint8Array,
  start: number,
  isLast: boolean,
  decoder: InstanceType<typeof TextDecoder>,
): { readonly value: unknown; readonly end: number } | 'more' | undefined => {
  const newline = bytes.indexOf(NEWLINE, start);
  if (newline < 0 && !isLast && bytes.length - start < MAX_LINE_BYTES) return 'more';
  let end = newline < 0 ? bytes.length : newline;
  while (end > start && (isSpace(bytes[end - 1]) || bytes[end - 1] === COMMA)) end--;
  if (bytes[end - 1] !== CLOSE_BRACE || end - start > MAX_LINE_BYTES) return undefined;
  try {
    return { value: JSON.parse(decoder.decode(bytes.subarray(start, end))), end };
  } catch {
    return undefined;
  }
};
