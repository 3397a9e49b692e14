import { configDefaults } from 'vitest/config';
import { defineTestProject, startWith } from '../../tooling/vitest/index.mjs';

// Modules of this app hold no state that one test file could leave to another.
export default defineTestProject('pipeline', {
  isolate: false,
  // They need ClickHouse: `npm run test:clickhouse`.
  exclude: [...configDefaults.exclude, '**/*.clickhouse.test.ts'],
  sequence: { sequencer: startWith('/cli.test.ts', '/real-data.test.ts') },
});
