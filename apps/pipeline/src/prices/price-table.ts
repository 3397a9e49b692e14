import { DOUBLE, VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import { PRICE_SOURCES, isPriceSource, type Prices } from '@crownsmith/domain';
import { sqlText } from '#src/store/database';
import { writeParquet } from '#src/store/parquet-file';
import { readTexts } from '#src/store/query';

/** Reads prices by name as written. */
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

/** Writes a row per name and source. @returns the number of rows */
export const writePrices = (
  db: DuckDBConnection,
  path: string,
  prices: ReadonlyMap<string, Prices>,
): Promise<number> =>
  writeParquet(db, path, {
    columns: { name: VARCHAR, source: VARCHAR, price: DOUBLE },
    orderBy: 'name, source',
    addRows: (writer) => {
      for (const [name, own] of prices)
        for (const source of PRICE_SOURCES)
          if (own[source] !== undefined) writer.add(name, source, own[source]);
    },
  });
