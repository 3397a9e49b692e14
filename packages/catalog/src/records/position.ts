/** Where in a file something stands. */
export interface Position {
  /** Ordinal of the record, from 1; 0 for what concerns the whole file. */
  readonly record: number;
  /** Line of the (decompressed) text, from 1. */
  readonly line: number;
  /** Offset into the (decompressed) text in bytes, from 0. */
  readonly byte: number;
}

/**
 * A place for people to read.
 * @example formatPosition({ record: 3, line: 4, byte: 120 }) // 'record 3 (line 4, byte 120)'
 */
export const formatPosition = ({ record, line, byte }: Position): string =>
  record === 0 ? `line ${line}, byte ${byte}` : `record ${record} (line ${line}, byte ${byte})`;
