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

/** Starts the table of printings that are being read. */
export const openPrintingTable = async (db: DuckDBConnection): Promise<RowWriter> => {
  const columns = Object.entries(READ_COLUMNS).map(([name, type]) => `${name} ${type.toString()}`);
  await db.run(`create or replace table ${READ_PRINTINGS} (${columns.join(', ')})`);
  return rowWriter(db, READ_PRINTINGS, Object.values(READ_COLUMNS));
};

const cents = (price: number | undefined): number | null =>
  price === undefined ? null : Math.round(price * 100);

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
export const addPrinting = (writer: RowWriter, printing: Printing, record: number): void => {
  const { id, oracleId, name, language, set, setName, number, releasedAt, rarity, image } = printing;
  const { tcgplayer, cardmarket, cardhoarder } = printing.prices;
  let finishes = 0;
  for (const finish of printing.finishes) finishes |= 1 << FINISHES.indexOf(finish);
  writer.add(
    id,
    oracleId ?? null,
    name,
    language,
    set,
    setName ?? null,
    number,
    releasedAt ?? null,
    rarity ?? null,
    image === undefined ? null : packImage(id, image),
    printing.printedName ?? null,
    finishes,
    printing.unplayable === undefined ? null : UNPLAYABLE_REASONS.indexOf(printing.unplayable),
    cents(tcgplayer?.nonfoil),
    cents(tcgplayer?.foil),
    cents(tcgplayer?.etched),
    cents(cardmarket?.nonfoil),
    cents(cardmarket?.foil),
    cents(cardmarket?.etched),
    cents(cardhoarder?.nonfoil),
    record,
  );
};

/** The order of printings: by set, then by number as people read it. */
export const PRINTING_ORDER = `set_code, try_cast(regexp_extract(number, '\\d+') as integer) nulls last, number`;

/** Writes printings that a query selects to a Parquet file. */
export const writePrintings = async (db: DuckDBConnection, path: string, selected: string): Promise<void> =>
  void (await db.run(
    `copy (select * from (${selected}) order by ${PRINTING_ORDER}) to ${sqlText(path)} (format parquet, compression zstd)`,
  ));
