import { defineTestProject } from '../../tooling/vitest/index.mjs';

/** The tests that need a server which answers as ClickHouse does; `npm run test:clickhouse` starts one. */
export default defineTestProject('clickhouse', {
  include: ['src/**/*.clickhouse.test.ts'],
  fileParallelism: false,
});
