import { configDefaults } from 'vitest/config';
import { defineTestProject, OPTIONS_OF_LONG_RUNS, startWith } from '../../tooling/vitest/index.mjs';

// Modules of this app hold no state that one test file could leave to another.
export default defineTestProject('pipeline', {
  isolate: false,
  execArgv: OPTIONS_OF_LONG_RUNS,
  // They need ClickHouse: `npm run test:clickhouse`.
  exclude: [...configDefaults.exclude, '**/*.clickhouse.test.ts'],
  sequence: { sequencer: startWith('/cli.test.ts', '/real-data.test.ts') },
});
