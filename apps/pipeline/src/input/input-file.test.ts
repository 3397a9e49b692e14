import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { openInput, readInput, toUtf8 } from './input-file';

it('says of a pipe and of a device that they are no files', async () => {
  const pipe = join(await mkdtemp(join(tmpdir(), 'pipe-')), 'decks.jsonl');
  execFileSync('mkfifo', [pipe]);
  for (const path of [pipe, '/dev/null'])
    await expect(openInput(path)).rejects.toMatchObject({
      code: 'bad-input',
      message: `${path} is a pipe or a device, not a file. Save what it yields to a file first.`,
    });
});

const TEXT = 'Name,Anzahl\r\nJötun Grunt,1\n霊気,2\n🜲,3';
const utf16 = (text: string, isBig = false): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const fileOf = async (bytes: Uint8Array): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'input-')), 'cards.csv');
  await writeFile(path, bytes);
  return path;
};
const textOf = async (chunks: AsyncIterable<Uint8Array>): Promise<string> => {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts).toString();
};

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-16, little-endian', utf16(TEXT)],
  ['UTF-16, big-endian', utf16(TEXT, true)],
  ['gzip', zlib.gzipSync(TEXT)],
  ['gzip of UTF-16', zlib.gzipSync(utf16(TEXT))],
  ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
  ['Zstandard', zlib.zstdCompressSync(TEXT)],
])('reads %s', async (_, bytes) => {
  expect(await textOf(readInput(await openInput(await fileOf(bytes))))).toBe(TEXT);
});

it.each([1, 2, 3, 7])('decodes UTF-16 in chunks of %i bytes', async (size) => {
  const bytes = utf16(TEXT);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size)
      yield await Promise.resolve(bytes.subarray(at, at + size));
  }
  expect(await textOf(toUtf8(chunks()))).toBe(TEXT);
});

it.each([
  [
    'a zip archive or a spreadsheet',
    Buffer.from('PK\u0003\u0004\u0014\0'),
    'Unpack it, or save the sheet as CSV.',
  ],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'Save the list as text or CSV, or paste it.'],
  ['a database of an app', Buffer.from('SQLite format 3\0'), 'Save the list as text or CSV, or paste it.'],
  ['an archive', Buffer.from('\u00fd7zXZ\0\0', 'latin1'), 'Save the list as text or CSV, or paste it.'],
  [
    'a document of an office program',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'Save the list as text or CSV, or paste it.',
  ],
  ['a binary file', Buffer.from('0001020304050607', 'hex'), 'Save the list as text or CSV, or paste it.'],
])('says of %s what it is and what to do', async (what, bytes, remedy) => {
  const path = await fileOf(bytes);
  await expect(openInput(path)).rejects.toMatchObject({
    code: 'bad-input',
    message: expect.stringMatching(
      new RegExp(`^${path}(?:: This)? is ${what}[^]*${remedy.replaceAll('.', '\\.')}$`),
    ) as string,
  });
});

it('says of Zstandard that is cut off or damaged what it is', async () => {
  const packed = zlib.zstdCompressSync(TEXT.repeat(999));
  const read = async (bytes: Uint8Array) => textOf(readInput(await openInput(await fileOf(bytes))));
  await expect(read(packed.subarray(0, packed.length - 9))).rejects.toThrow(/is incomplete|is corrupt/);
  await expect(read(Buffer.concat([packed.subarray(0, 12), Buffer.alloc(40, 7)]))).rejects.toThrow(
    /is incomplete|is corrupt/,
  );
});
