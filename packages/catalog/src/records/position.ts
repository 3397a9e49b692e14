/** A place in a file. */
export interface Position {
  /** Ordinal of the record, from 1; 0 for the whole file. */
  readonly record: number;
  /** Line of the decompressed text, from 1. */
  readonly line: number;
  /** Byte offset into the decompressed text, from 0. */
  readonly byte: number;
}

/**
 * A position as text.
 * @example formatPosition({ record: 3, line: 4, byte: 120 }) // 'record 3 (line 4, byte 120)'
 */
export const formatPosition = ({ record, line, byte }: Position): string =>
  record === 0 ? `line ${line}, byte ${byte}` : `record ${record} (line ${line}, byte ${byte})`;
