import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeRows, readIntColumns } from './row-binary';

const text = (value: string): readonly number[] => [value.length, ...Buffer.from(value)];
const header = (...types: readonly string[]): Buffer =>
  Buffer.from([types.length, ...types.flatMap((_, index) => text(`c${index}`)), ...types.flatMap(text)]);

const read = (bytes: Buffer, columns: number, chunk = bytes.length): Promise<readonly Int32Array[]> =>
  readIntColumns(
    Readable.from(
      Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, index) =>
        bytes.subarray(index * chunk, (index + 1) * chunk),
      ),
    ),
    columns,
  );

describe('rows of integers', () => {
  it('are the same after they were written and read, however the answer is cut into pieces', async () => {
    const int = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(int, int), { maxLength: 3000 }),
        fc.integer({ min: 1, max: 50 }),
        async (rows, chunk) => {
          const columns = [Int32Array.from(rows, ([a]) => a), Int32Array.from(rows, ([, b]) => b)];
          const bytes = Buffer.concat([header('Int32', 'Int32'), encodeRows(columns, 0, rows.length)]);
          expect(await read(bytes, 2, chunk)).toEqual(columns);
        },
      ),
      { numRuns: 20 },
    );
  });
  it('come once for each machine, with its number', () => {
    const bytes = encodeRows([Int32Array.of(5, 6, 7)], 1, 3, 2);
    expect([...new Int32Array(bytes.buffer, bytes.byteOffset, 8)]).toEqual([6, 0, 6, 1, 7, 0, 7, 1]);
  });
  it('may be of other widths, or missing', async () => {
    const rows = Buffer.alloc(8 + 1 + 2 + (8 + 1));
    rows.writeBigInt64LE(-2n, 0);
    rows.writeUInt8(0, 8);
    rows.writeUInt16LE(60_000, 9);
    rows.writeBigInt64LE(2n ** 31n - 1n, 11);
    rows.writeUInt8(1, 19);
    const [wide, narrow] = await read(Buffer.concat([header('Int64', 'Nullable(UInt16)'), rows]), 2, 3);
    expect([...(wide ?? [])]).toEqual([-2, 2 ** 31 - 1]);
    expect([...(narrow ?? [])]).toEqual([60_000, -1]);
  });
  it('are never changed to fit', async () => {
    const rows = Buffer.alloc(8);
    rows.writeBigUInt64LE(2n ** 31n);
    await expect(read(Buffer.concat([header('UInt64'), rows]), 1)).rejects.toThrow(RangeError);
    await expect(read(Buffer.concat([header('Float64'), rows]), 1)).rejects.toThrow('Float64');
    await expect(read(Buffer.concat([header('UInt64'), rows]), 2)).rejects.toThrow('1 columns instead of 2');
  });
  it('are refused where the answer is cut off', async () => {
    const bytes = Buffer.concat([header('Int32'), encodeRows([Int32Array.of(1, 2)], 0, 2)]);
    for (const length of [0, 1, 5, bytes.length - 1])
      await expect(read(bytes.subarray(0, length), 1)).rejects.toThrow('cut off');
  });
});
