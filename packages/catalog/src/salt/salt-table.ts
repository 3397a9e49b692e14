import type { Position } from '../records/position';
import { readTable } from '../records/table';

/** A row of a table with a name and a salt, not yet validated, or the reason why it cannot be read. */
export type SaltRow = {
  readonly position: Position;
  /** whether it may go on: cells are missing, the last one is empty or a number without its decimals, or a quote is open */
  readonly isShort: boolean;
} & ({ readonly kind: 'row'; readonly value: unknown } | { readonly kind: 'fault'; readonly reason: string });

/** Nothing, or a number that ends in its decimal point. */
const UNFINISHED_CELL = /^\s*(?:\d+\.)?$/;

const HEADINGS = {
  name: ['name', 'card', 'card name', 'cardname'],
  salt: ['salt', 'score', 'value', 'salt score'],
};

/** The indices of the columns with name and salt. */
interface Columns {
  readonly name: number;
  readonly salt: number;
}

const columnsOf = (header: readonly string[]): Columns | undefined => {
  const words = header.map((cell) => cell.trim().toLowerCase());
  const name = words.findIndex((word) => HEADINGS.name.includes(word));
  const salt = words.findIndex((word) => HEADINGS.salt.includes(word));
  return name >= 0 && salt >= 0 ? { name, salt } : undefined;
};

/**
 * Name and salt of a row. Without a header there are two columns. In a table of two columns a name may contain unquoted
 * commas: the last cell is the salt and the cells before it are the name.
 */
const valueOf = (row: readonly string[], columns: Columns | undefined, width: number): unknown => {
  if (columns !== undefined && row.length <= width)
    return { name: row[columns.name], salt: row[columns.salt] };
  if (width !== 2 || (columns !== undefined && columns.name !== 0)) return { name: undefined };
  return { name: row.slice(0, -1).join(','), salt: row.at(-1) };
};

/** Reads a CSV table with a header that names `name` and `salt`, or with two columns. */
export async function* readSaltTable(
  bytes: AsyncIterable<Uint8Array>,
  delimiter: string,
): AsyncGenerator<SaltRow> {
  let columns: Columns | undefined;
  let width = 0;
  // A header is no record.
  let headers = 0;
  for await (const row of readTable(bytes, delimiter)) {
    const position = { ...row.position, record: row.position.record - headers };
    if (row.kind === 'fault') {
      yield { kind: 'fault', reason: row.reason, isShort: row.isOpen, position };
      continue;
    }
    const { cells } = row;
    if (width === 0) {
      width = cells.length;
      columns = columnsOf(cells);
      if (columns !== undefined) {
        headers = 1;
        continue;
      }
    }
    const isShort = cells.length < width || UNFINISHED_CELL.test(cells.at(-1) ?? '');
    yield { kind: 'row', value: valueOf(cells, columns, width), isShort, position };
  }
}
