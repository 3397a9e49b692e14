import { INTEGER, VARCHAR, type DuckDBConnection, type DuckDBType } from '@duckdb/node-api';
import type { Printing } from '@crownsmith/catalog';
import { FINISHES, UNPLAYABLE_REASONS, type PriceSource, type PrintingFinish } from '@crownsmith/domain';
import { rowWriter, sqlText, type RowWriter } from '#src/store/database';

/** Columns of prices in hundredths, with the shop and finish that each is of. */
export const PRICE_COLUMNS = [
  ['tcgplayer', 'nonfoil'],
  ['tcgplayer', 'foil'],
  ['tcgplayer', 'etched'],
  ['cardmarket', 'nonfoil'],
  ['cardmarket', 'foil'],
  ['cardmarket', 'etched'],
  ['cardhoarder', 'nonfoil'],
] as const satisfies readonly (readonly [PriceSource, PrintingFinish])[];

/** The name of a column of prices. */
export const priceColumn = ([source, finish]: (typeof PRICE_COLUMNS)[number]): string =>
  `${source}_${finish}`;

const COLUMNS: Readonly<Record<string, DuckDBType>> = {
  id: VARCHAR,
  oracle_id: VARCHAR,
  name: VARCHAR,
  language: VARCHAR,
  set_code: VARCHAR,
  set_name: VARCHAR,
  number: VARCHAR,
  released_at: VARCHAR,
  rarity: VARCHAR,
  image: VARCHAR,
  printed_name: VARCHAR,
  /** bit n is the nth of `FINISHES` */
  finishes: INTEGER,
  /** place in `UNPLAYABLE_REASONS`; NULL for a printing that may be played */
  unplayable: INTEGER,
  ...Object.fromEntries(PRICE_COLUMNS.map((column) => [priceColumn(column), INTEGER])),
};

/** Columns of what is being read. */
const READ_COLUMNS = { ...COLUMNS, record: INTEGER };

/** Printings that are being read, with the place of each in its file, as a table of a database. */
export const READ_PRINTINGS = 'read_printings';
/** The same, each as one text. */
const READ_ROWS = 'read_rows';

/** Separates the fields of a row: a sign that no field has. */
const SEPARATOR = '\x1f';
/** Precedes what may be empty. */
const MARK = '=';

/** A table of printings that is being filled. */
export interface PrintingTable {
  readonly rows: RowWriter;
  /** makes `READ_PRINTINGS` of the rows, which are closed */
  complete(): Promise<void>;
}

/**
 * Starts the table of printings that are being read. A row is handed over as one text: a call into the database for each of its
 * twenty fields takes longer than to parse its record.
 */
export const openPrintingTable = async (db: DuckDBConnection): Promise<PrintingTable> => {
  await db.run(`create or replace table ${READ_ROWS} (line varchar)`);
  const rows = await rowWriter(db, READ_ROWS, [VARCHAR]);
  const fields = Object.entries(READ_COLUMNS).map(([name, type], at) => {
    const field = `nullif(fields[${at + 1}], '')`;
    const value = name === 'image' ? `${field}[${MARK.length + 1}:]` : field;
    return `${value}::${type.toString()} as ${name}`;
  });
  return {
    rows,
    complete: async () => {
      await db.run(`create or replace table ${READ_PRINTINGS} as select ${fields.join(', ')}
        from (select string_split(line, chr(${SEPARATOR.charCodeAt(0)})) as fields from ${READ_ROWS})`);
      await db.run(`drop table ${READ_ROWS}`);
    },
  };
};

/** The largest number of a column. */
const MAX_INTEGER = 0x7fff_ffff;

/** A price in hundredths; empty without one that a column can hold. */
const cents = (price: number | undefined): string => {
  if (price === undefined) return '';
  const amount = Math.round(price * 100);
  return amount <= MAX_INTEGER ? String(amount) : '';
};

const fieldOf = (text: string | undefined): string =>
  text === undefined ? '' : text.includes(SEPARATOR) ? text.replaceAll(SEPARATOR, ' ') : text;

/** Where Scryfall has its pictures, by the id of the printing. */
const pictureOf = (id: string): string =>
  `https://cards.scryfall.io/normal/front/${id.charAt(0)}/${id.charAt(1)}/${id}.jpg`;

/** The address of a picture as it is stored: only what follows the place where Scryfall has it, in general a number of its version. */
const packImage = (id: string, image: string): string => {
  const usual = pictureOf(id);
  return image.startsWith(usual) ? image.slice(usual.length) : image;
};

/** The address of a stored picture. */
export const unpackImage = (id: string, stored: string): string =>
  /^https?:/.test(stored) ? stored : `${pictureOf(id)}${stored}`;

/** Adds a printing to the table. @param record its place in the file */
export const addPrinting = (table: PrintingTable, printing: Printing, record: number): void => {
  const { id, oracleId, name, language, set, setName, number, releasedAt, rarity, image } = printing;
  const { tcgplayer, cardmarket, cardhoarder } = printing.prices;
  let finishes = 0;
  for (const finish of printing.finishes) finishes |= 1 << FINISHES.indexOf(finish);
  const unplayable = printing.unplayable && UNPLAYABLE_REASONS.indexOf(printing.unplayable);
  // In the order of the columns; joined, for a text that is added up keeps its parts until it is read.
  const fields = [
    fieldOf(id),
    fieldOf(oracleId),
    fieldOf(name),
    fieldOf(language),
    fieldOf(set),
    fieldOf(setName),
    fieldOf(number),
    fieldOf(releasedAt),
    fieldOf(rarity),
    image === undefined ? '' : MARK + fieldOf(packImage(id, image)),
    fieldOf(printing.printedName),
    finishes,
    unplayable ?? '',
    cents(tcgplayer?.nonfoil),
    cents(tcgplayer?.foil),
    cents(tcgplayer?.etched),
    cents(cardmarket?.nonfoil),
    cents(cardmarket?.foil),
    cents(cardmarket?.etched),
    cents(cardhoarder?.nonfoil),
    record,
  ];
  table.rows.add(fields.join(SEPARATOR));
};

/** The order of printings: by set, then by number as people read it. */
export const PRINTING_ORDER = `set_code, try_cast(regexp_extract(number, '\\d+') as integer) nulls last, number`;

/**
 * Selects the printings of a table that those of `printings` do not replace, by id or by set and number. Two conditions, since one with
 * `or` compares each with each.
 */
export const unlistedPrintings = (table: string): string =>
  `select old.* from ${table} old
   where not exists (select 1 from printings p where p.id = old.id)
     and not exists (select 1 from printings p where p.set_code = old.set_code and p.number = old.number)`;

/** Writes printings that a query selects to a Parquet file, in any order: who reads them sorts them. */
export const writePrintings = async (db: DuckDBConnection, path: string, selected: string): Promise<void> =>
  void (await db.run(
    `copy (${selected}) to ${sqlText(path)} (format parquet, compression zstd, compression_level 1, dictionary_size_limit 2000)`,
  ));
