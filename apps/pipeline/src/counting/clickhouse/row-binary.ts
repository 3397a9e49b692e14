import { makeIntList } from '#src/store/int-list';

/**
 * Rows of 32-bit integers in ClickHouse's format RowBinary: little-endian, one row after the other.
 * @param machines if not 0, each row comes once for each machine, with the machine's number at its end
 */
export const encodeRows = (
  columns: readonly Int32Array[],
  from: number,
  to: number,
  machines = 0,
): Buffer => {
  const rowBytes = (columns.length + Math.min(machines, 1)) * 4;
  const bytes = Buffer.allocUnsafe((to - from) * Math.max(machines, 1) * rowBytes);
  let at = 0;
  for (let row = from; row < to; row += 1)
    for (let machine = 0; machine < Math.max(machines, 1); machine += 1) {
      for (const column of columns) at = bytes.writeInt32LE(column[row] ?? 0, at);
      if (machines > 0) at = bytes.writeInt32LE(machine, at);
    }
  return bytes;
};

/** Reads one value of a type. */
interface ValueReader {
  readonly bytes: number;
  readonly read: (view: DataView, at: number) => number;
}

const READERS: Readonly<Record<string, ValueReader>> = {
  Int8: { bytes: 1, read: (view, at) => view.getInt8(at) },
  UInt8: { bytes: 1, read: (view, at) => view.getUint8(at) },
  Int16: { bytes: 2, read: (view, at) => view.getInt16(at, true) },
  UInt16: { bytes: 2, read: (view, at) => view.getUint16(at, true) },
  Int32: { bytes: 4, read: (view, at) => view.getInt32(at, true) },
  UInt32: { bytes: 4, read: (view, at) => view.getUint32(at, true) },
  Int64: { bytes: 8, read: (view, at) => view.getInt32(at + 4, true) * 2 ** 32 + view.getUint32(at, true) },
  UInt64: { bytes: 8, read: (view, at) => view.getUint32(at + 4, true) * 2 ** 32 + view.getUint32(at, true) },
};

interface ColumnReader extends ValueReader {
  readonly nullable: boolean;
}

const columnReader = (type: string): ColumnReader => {
  const inner = /^Nullable\((.*)\)$/.exec(type)?.[1];
  const reader = READERS[inner ?? type];
  if (reader === undefined) throw new TypeError(`ClickHouse returned a column of the type ${type}.`);
  return { ...reader, nullable: inner !== undefined };
};

/** Text and numbers of a header; undefined while it is not complete. */
const readHeader = (
  bytes: Buffer,
): { readonly types: readonly string[]; readonly end: number } | undefined => {
  let at = 0;
  const readLength = (): number | undefined => {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined) return undefined;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
  };
  const columns = readLength();
  if (columns === undefined) return undefined;
  const texts: string[] = [];
  for (let index = 0; index < 2 * columns; index += 1) {
    const length = readLength();
    if (length === undefined || at + length > bytes.length) return undefined;
    texts.push(bytes.toString('utf8', at, at + length));
    at += length;
  }
  return { types: texts.slice(columns), end: at };
};

const checkInt = (value: number): number => {
  if (value !== (value | 0)) throw new RangeError(`ClickHouse returned ${value}, which is beyond 2³¹.`);
  return value;
};

/**
 * Reads a stream in the format RowBinaryWithNamesAndTypes as columns of integers; NULL becomes −1.
 * @throws TypeError for another number of columns or another type, RangeError for an integer beyond 2³¹, Error for a cut-off stream
 */
export const readIntColumns = async (
  stream: AsyncIterable<Buffer>,
  columns: number,
): Promise<readonly Int32Array[]> => {
  let readers: readonly ColumnReader[] | undefined;
  const lists = Array.from({ length: columns }, makeIntList);
  let rest: Buffer = Buffer.alloc(0);
  /** Reads the rows that are complete. @returns the bytes that were read */
  const readRows = (bytes: Buffer, own: readonly ColumnReader[]): number => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const row: number[] = [];
    for (let start = 0; ;) {
      let at = start;
      for (const [index, { nullable, bytes: size, read }] of own.entries()) {
        if (nullable && at >= bytes.length) return start;
        const isNull = nullable && view.getUint8(at) === 1;
        if (nullable) at += 1;
        if (!isNull && at + size > bytes.length) return start;
        row[index] = isNull ? -1 : checkInt(read(view, at));
        if (!isNull) at += size;
      }
      for (const [index, list] of lists.entries()) list.push(row[index] ?? -1);
      start = at;
    }
  };
  for await (const chunk of stream) {
    let bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (readers === undefined) {
      const header = readHeader(bytes);
      if (header !== undefined) {
        readers = header.types.map(columnReader);
        if (readers.length !== columns)
          throw new TypeError(`ClickHouse returned ${readers.length} columns instead of ${columns}.`);
        bytes = bytes.subarray(header.end);
      }
    }
    rest = readers === undefined ? bytes : bytes.subarray(readRows(bytes, readers));
  }
  if (readers === undefined || rest.length > 0) throw new Error('The answer of ClickHouse is cut off.');
  return lists.map((list) => list.toArray());
};
