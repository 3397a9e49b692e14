import { defineTestProject, startWith } from '../../tooling/vitest/index.mjs';

// Modules of this app hold no state that one test file could leave to another.
export default defineTestProject('pipeline', {
  isolate: false,
  globalSetup: ['src/testing/temporary-folder.ts'],
  sequence: { sequencer: startWith('/cli.test.ts', '/real-data.test.ts') },
});
