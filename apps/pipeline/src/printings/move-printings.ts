import type { DuckDBConnection } from '@duckdb/node-api';
import { sqlText } from '#src/store/database';
import { readNumber } from '#src/store/query';
import type { Store } from '#src/store/store';
import type { StoreState } from '#src/store/store-state';
import { writePrintings } from './printing-table';

/**
 * Lets the store's printings follow their cards.
 * @param moved the oracle ids of cards by former ones
 * @returns the printings for the next state, in a new file if any of them moved
 */
export const movePrintings = async (
  store: Store,
  db: DuckDBConnection,
  moved: ReadonlyMap<string, string>,
): Promise<StoreState['printings']> => {
  const { printings } = store.state();
  if (printings === null || moved.size === 0) return printings;
  const stored = `read_parquet(${sqlText(store.path(printings.file))})`;
  const ids = `(values ${[...moved].map((pair) => `(${pair.map(sqlText).join(', ')})`).join(', ')}) m (former, present)`;
  const joined = `${stored} p left join ${ids} on m.former = p.oracle_id`;
  if ((await readNumber(db, `select count(*)::integer from ${joined} where m.former is not null`)) === 0)
    return printings;
  const file = store.newFile('printings');
  await writePrintings(
    db,
    store.path(file),
    `select p.* replace (coalesce(m.present, p.oracle_id) as oracle_id) from ${joined}`,
  );
  return { ...printings, file };
};
