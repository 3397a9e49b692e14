import { mergeConfig } from 'vitest/config';
import { defineTestProject } from '../../tooling/vitest/index.mjs';
import { PREACT } from './vite.config.ts';

// Modules of this app hold no state that one test file could leave to another.
const project = defineTestProject('widget', {
  environment: 'happy-dom',
  isolate: false,
  server: { deps: { inline: [/preact/] } },
});

export default mergeConfig(project, { resolve: { alias: PREACT } });
