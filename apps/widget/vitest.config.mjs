import { mergeConfig } from 'vitest/config';
import { defineTestProject } from '../../tooling/vitest/index.mjs';
import { PREACT } from './vite.config.ts';

const project = defineTestProject('widget', {
  environment: 'happy-dom',
  server: { deps: { inline: [/preact/] } },
});

export default mergeConfig(project, { resolve: { alias: PREACT } });
