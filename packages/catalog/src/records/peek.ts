/** How many bytes are read to detect the format. */
const START_BYTES = 4096;

/** The beginning of a stream as text, and the whole stream. */
export const peek = async (
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ readonly start: string; readonly all: AsyncIterable<Uint8Array> }> => {
  const source = bytes[Symbol.asyncIterator]();
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length < START_BYTES) {
    const next = await source.next();
    if (next.done === true) break;
    parts.push(next.value);
    length += next.value.length;
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield* parts;
    for (let next = await source.next(); next.done !== true; next = await source.next()) yield next.value;
  }
  const start = Buffer.concat(parts)
    .subarray(0, START_BYTES)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  return { start, all: all() };
};
