import { fileURLToPath } from 'node:url';
import { configDefaults, mergeConfig } from 'vitest/config';
import { defineTestProject, OPTIONS_OF_LONG_RUNS, startWith } from '../../tooling/vitest/index.mjs';

// Modules of this app hold no state that one test file could leave to another.
const project = defineTestProject('pipeline', {
  dir: import.meta.dirname,
  isolate: false,
  execArgv: OPTIONS_OF_LONG_RUNS,
  // They need ClickHouse: `npm run test:clickhouse`.
  exclude: [...configDefaults.exclude, '**/*.clickhouse.test.ts'],
  sequence: { sequencer: startWith('/cli.test.ts', '/real-data.test.ts') },
});

export default mergeConfig(project, {
  test: { setupFiles: [fileURLToPath(new URL('src/testing/one-thread.ts', import.meta.url))] },
});
