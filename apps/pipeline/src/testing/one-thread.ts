// A vitest set-up file: DuckDB works on one thread. It takes an eighth less of the processor for the few rows of tests than several that
// wait for each other. The tests named here have all threads: what they compare must not depend on which of them is first.
import { DuckDBInstance } from '@duckdb/node-api';
import { beforeAll, expect } from 'vitest';

const HAVE_ALL_THREADS =
  /\/(?:count-added|import-order|incremental-publish|publish-thread|real-data|real-results)\.test\.ts$/;

beforeAll(() => {
  if (HAVE_ALL_THREADS.test(expect.getState().testPath ?? '')) return;
  const create = DuckDBInstance.create.bind(DuckDBInstance);
  DuckDBInstance.create = (path, options) => create(path, { threads: '1', ...options });
  return () => void (DuckDBInstance.create = create);
});
