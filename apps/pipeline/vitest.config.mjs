import { defineTestProject, startWith } from '../../tooling/vitest/index.mjs';

export default defineTestProject('pipeline', {
  sequence: { sequencer: startWith('/real-data.test.ts', '/cli.test.ts') },
});
