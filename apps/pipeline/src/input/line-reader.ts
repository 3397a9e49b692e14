/** A line of a file: its text, or why it cannot be read. Lines count from 1. */
export type InputLine =
  | { readonly kind: 'line'; readonly line: number; readonly text: string }
  | { readonly kind: 'too-long'; readonly line: number; readonly bytes: number }
  | { readonly kind: 'not-utf8'; readonly line: number };

/** A longer line than this is no record of an export. */
const MAX_LINE_BYTES = 4_000_000;

const NEWLINE = 0x0a;

/**
 * Splits bytes into lines, with at most one line in memory; node:readline limits neither the length of a line nor
 * reports invalid UTF-8. Carriage returns before the newline and a byte order mark are dropped; empty lines are not.
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes = MAX_LINE_BYTES,
): AsyncGenerator<InputLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let pieces: Uint8Array[] = [];
  let length = 0;
  let line = 1;

  const endLine = (): InputLine => {
    const bytes = pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);
    const size = length;
    pieces = [];
    length = 0;
    if (size > maxBytes) return { kind: 'too-long', line: line++, bytes: size };
    try {
      const text = decoder.decode(bytes);
      return { kind: 'line', line: line++, text: text.endsWith('\r') ? text.slice(0, -1) : text };
    } catch {
      return { kind: 'not-utf8', line: line++ };
    }
  };
  const addPiece = (piece: Uint8Array): void => {
    length += piece.length;
    if (length <= maxBytes) pieces.push(piece);
    else pieces = [];
  };

  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      addPiece(chunk.subarray(start, end));
      yield endLine();
      start = end + 1;
    }
    if (start < chunk.length) addPiece(chunk.subarray(start));
  }
  if (length > 0) yield endLine();
}
