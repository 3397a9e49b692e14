/** A line of a file: its text, or why it cannot be had. Lines count from 1. */
export type InputLine =
  | { readonly kind: 'line'; readonly line: number; readonly text: string }
  | { readonly kind: 'too-long'; readonly line: number; readonly bytes: number }
  | { readonly kind: 'not-utf8'; readonly line: number };

/** A deck of 250 long names is about 10 kB; nobody's line is longer than this. */
const MAX_LINE_BYTES = 4_000_000;

const NEWLINE = 0x0a;

/**
 * Splits bytes into lines without ever holding more than one of them (and not even that where it is too long).
 * A carriage return before the newline and a byte order mark are left out; empty lines are kept.
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes = MAX_LINE_BYTES,
): AsyncGenerator<InputLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let parts: Uint8Array[] = [];
  let held = 0;
  let line = 1;

  const take = (): InputLine => {
    const bytes = parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
    const size = held;
    parts = [];
    held = 0;
    if (size > maxBytes) return { kind: 'too-long', line: line++, bytes: size };
    try {
      const text = decoder.decode(bytes);
      return { kind: 'line', line: line++, text: text.endsWith('\r') ? text.slice(0, -1) : text };
    } catch {
      return { kind: 'not-utf8', line: line++ };
    }
  };
  const hold = (part: Uint8Array): void => {
    held += part.length;
    if (held <= maxBytes) parts.push(part);
    else parts = [];
  };

  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      hold(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    if (start < chunk.length) hold(chunk.subarray(start));
  }
  if (held > 0) yield take();
}
