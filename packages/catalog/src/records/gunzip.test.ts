import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chunksOf, collect } from './byte-stream.fixtures';
import { BrokenGzipError, gunzipIfCompressed } from './gunzip';

const TEXT = Array.from({ length: 20_000 }, (_, at) => `${at * 7919}\n`).join('');
const ZIPPED = gzipSync(TEXT);

const read = async (bytes: Uint8Array, chunk = 100_000): Promise<string> =>
  Buffer.concat(await collect(gunzipIfCompressed(chunksOf(bytes, chunk)))).toString();

/** What could be read until the data were found to be broken. */
const readBroken = async (bytes: Uint8Array): Promise<{ text: string; error: unknown }> => {
  let text = '';
  try {
    for await (const part of gunzipIfCompressed(chunksOf(bytes, 1000))) text += Buffer.from(part).toString();
  } catch (error) {
    return { text, error };
  }
  return { text, error: undefined };
};

describe('gunzipIfCompressed', () => {
  it.each([10, 100_000])('reads all before %d zeros, with which archives fill a block', async (zeros) => {
    for (const chunk of [7, ZIPPED.length, 1_000_000])
      expect((await read(Buffer.concat([ZIPPED, Buffer.alloc(zeros)]), chunk)) === TEXT).toBe(true);
  });

  it('reads members one after the other', async () => {
    for (const chunk of [1, 5, 1_000_000])
      expect(await read(Buffer.concat([gzipSync('one '), gzipSync('more')]), chunk)).toBe('one more');
  });

  it.each<[string, Uint8Array, RegExp]>([
    ['a member that is cut short', ZIPPED.subarray(0, -9), /unexpected end/],
    ['a checksum that is cut short', ZIPPED.subarray(0, -1), /unexpected end/],
    ['a further member that is cut short', Buffer.concat([ZIPPED, ZIPPED.subarray(0, 12)]), /unexpected end/],
    ['another checksum', Buffer.concat([ZIPPED.subarray(0, -8), Buffer.alloc(8)]), /incorrect data check/],
    ['another length', Buffer.concat([ZIPPED.subarray(0, -4), Buffer.alloc(4)]), /incorrect length check/],
    [
      'what is no member',
      Buffer.concat([ZIPPED, Buffer.from('<!-- from the cache -->')]),
      /incorrect header/,
    ],
    ['another method', Buffer.concat([ZIPPED, Buffer.of(0x1f, 0x8b, 7, 0, 0, 0, 0, 0, 0, 0)]), /unknown/],
  ])('delivers all before it refuses %s', async (_, bytes, message) => {
    const { text, error } = await readBroken(bytes);
    expect(TEXT.startsWith(text) && text.length > 0.9 * TEXT.length).toBe(true);
    expect(error).toBeInstanceOf(BrokenGzipError);
    expect((error as Error).message).toMatch(message);
  });

  it('leaves what is not compressed', async () => {
    expect(await read(Buffer.from('plain'), 1)).toBe('plain');
    expect(await read(Buffer.alloc(0))).toBe('');
  });
});
