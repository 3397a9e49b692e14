const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

const decoder = new TextDecoder('utf-8', { fatal: true });

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((character, index) => bytes[index] === character.charCodeAt(0));

/**
 * Parses a large file `{"key":[…]}` in chunks, so that the caller can yield to the event loop in between. Throws a
 * SyntaxError for any other text.
 * @param chunkBytes approximate size of a chunk; 256 kB take about 3 ms
 * @yields the items of a chunk, in order
 */
export function* parseArrayInChunks(
  bytes: Uint8Array,
  key: string,
  chunkBytes = 256 * 1024,
): Generator<readonly unknown[], void, void> {
  const head = `{${JSON.stringify(key)}:[`;
  if (!startsWith(bytes, head)) throw new SyntaxError(`The file does not start with ${head}`);
  let start = head.length;
  let depth = 0;
  let inString = false;
  const parseUntil = (end: number): readonly unknown[] => {
    const items: unknown = JSON.parse(`[${decoder.decode(bytes.subarray(start, end))}]`);
    return Array.isArray(items) ? items : [];
  };
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (inString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth += 1;
    else if (byte === CLOSE_OBJECT || (byte === CLOSE_ARRAY && depth > 0)) depth -= 1;
    else if (byte === CLOSE_ARRAY) {
      yield parseUntil(at);
      if (decoder.decode(bytes.subarray(at)).trim() !== ']}')
        throw new SyntaxError('The file has more than one array');
      return;
    } else if (byte === COMMA && depth === 0 && at - start >= chunkBytes) {
      const items = parseUntil(at);
      if (items.length === 0) throw new SyntaxError('A comma without an item');
      yield items;
      start = at + 1;
      if (/^\s*\]/.test(String.fromCharCode(...bytes.subarray(start, start + 8))))
        throw new SyntaxError('A comma without an item');
    }
  }
  throw new SyntaxError('The array does not end');
}
