import { DOUBLE, VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import { PRICE_SOURCES, type PriceSource, type Prices } from '@crownsmith/domain';
import { rowWriter, sqlText } from '#src/store/database';
import { readTexts } from '#src/store/query';

const isPriceSource = (name: string | null): name is PriceSource =>
  (PRICE_SOURCES as readonly (string | null)[]).includes(name);

/** Reads prices by the name as it was written. */
export const readPrices = async (
  db: DuckDBConnection,
  path: string,
): Promise<ReadonlyMap<string, Prices>> => {
  const rows = await readTexts(
    db,
    `select name, source, cast(price as varchar) from read_parquet(${sqlText(path)}) order by name, source`,
  );
  const prices = new Map<string, Prices>();
  for (const [name, source = null, price] of rows) {
    if (typeof name === 'string' && isPriceSource(source))
      prices.set(name, { ...prices.get(name), [source]: Number(price) });
  }
  return prices;
};

/** Writes a row per name and source. */
export const writePrices = async (
  db: DuckDBConnection,
  path: string,
  prices: ReadonlyMap<string, Prices>,
): Promise<number> => {
  await db.run('create or replace table price_out (name varchar, source varchar, price double)');
  const writer = await rowWriter(db, 'price_out', [VARCHAR, VARCHAR, DOUBLE]);
  for (const [name, own] of prices)
    for (const source of PRICE_SOURCES) if (own[source] !== undefined) writer.add(name, source, own[source]);
  writer.close();
  await db.run(
    `copy (select * from price_out order by name, source) to ${sqlText(path)} (format parquet, compression zstd)`,
  );
  await db.run('drop table price_out');
  return writer.rows;
};
