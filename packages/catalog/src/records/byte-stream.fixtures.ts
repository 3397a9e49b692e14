/** Test helper: text or bytes as a stream of chunks of one size. */
export async function* chunksOf(content: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

/** Test helper: all values of a stream. */
export const collect = async <T>(source: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for await (const each of source) all.push(each);
  return all;
};
