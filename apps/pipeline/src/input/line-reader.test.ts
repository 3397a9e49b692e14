import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLines, type InputLine } from './line-reader';

async function* split(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

const all = async (text: string | Uint8Array, size = 7, max?: number): Promise<readonly InputLine[]> => {
  const lines: InputLine[] = [];
  for await (const line of readLines(
    split(typeof text === 'string' ? new TextEncoder().encode(text) : text, size),
    max,
  ))
    lines.push(line);
  return lines;
};

describe('readLines', () => {
  it('numbers lines from 1 and drops carriage returns and the byte order mark', async () => {
    expect(await all('\ufeffone\r\n\ntwo')).toEqual([
      { kind: 'line', line: 1, text: 'one' },
      { kind: 'line', line: 2, text: '' },
      { kind: 'line', line: 3, text: 'two' },
    ]);
  });
  it('reports a line that is too long and continues after it', async () => {
    expect(await all(`a\n${'x'.repeat(100)}\nb`, 9, 20)).toEqual([
      { kind: 'line', line: 1, text: 'a' },
      { kind: 'too-long', line: 2, bytes: 100 },
      { kind: 'line', line: 3, text: 'b' },
    ]);
  });
  it('reports a line that is not UTF-8', async () => {
    expect((await all(Uint8Array.of(0xff, 0xfe, 0x0a, 0x61)))[0]).toEqual({ kind: 'not-utf8', line: 1 });
  });
  it('returns the same lines for chunks of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n\ufeff]/g, ''))),
        fc.integer({ min: 1, max: 40 }),
        async (lines, size) => {
          const read = await all(lines.map((line) => `${line}\n`).join(''), size);
          expect(read.map((line) => (line.kind === 'line' ? line.text : undefined))).toEqual(lines);
        },
      ),
      { numRuns: 60 },
    );
  });
});
