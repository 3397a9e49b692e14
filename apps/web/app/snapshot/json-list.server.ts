const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x5b, 0x5d, 0x7b, 0x7d];

const decoder = new TextDecoder('utf-8', { fatal: true });

const beginsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((character, at) => bytes[at] === character.charCodeAt(0));

/**
 * Reads a large file `{"key":[…]}` piece by piece, so that others get their turn between pieces: yields lists of items in
 * order, each piece of about `size` bytes. Throws a SyntaxError for what is no JSON of that form.
 * @param size 256 kB take about 3 ms
 */
export function* parseListInPieces(
  bytes: Uint8Array,
  key: string,
  size = 256 * 1024,
): Generator<readonly unknown[], void, void> {
  const head = `{${JSON.stringify(key)}:[`;
  if (!beginsWith(bytes, head)) throw new SyntaxError(`The file does not begin with ${head}`);
  let from = head.length;
  let depth = 0;
  let isText = false;
  const piece = (to: number): readonly unknown[] => {
    const items: unknown = JSON.parse(`[${decoder.decode(bytes.subarray(from, to))}]`);
    return Array.isArray(items) ? items : [];
  };
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === OPEN || byte === OPEN_LIST) depth += 1;
    else if (byte === CLOSE || (byte === CLOSE_LIST && depth > 0)) depth -= 1;
    else if (byte === CLOSE_LIST) {
      yield piece(at);
      if (decoder.decode(bytes.subarray(at)).trim() !== ']}') throw new SyntaxError('More than one list');
      return;
    } else if (byte === COMMA && depth === 0 && at - from >= size) {
      const items = piece(at);
      if (items.length === 0) throw new SyntaxError('A comma without an item');
      yield items;
      from = at + 1;
      if (/^\s*\]/.test(String.fromCharCode(...bytes.subarray(from, from + 8))))
        throw new SyntaxError('A comma without an item');
    }
  }
  throw new SyntaxError('The list does not end');
}
