import { defineTestProject } from '../vitest/index.mjs';

export default defineTestProject('container', {
  include: ['src/**/*.test.mjs'],
  isolate: false,
  // It imports JSON in a way that Vite knows and Node does not.
  server: { deps: { inline: ['@actions/workflow-parser'] } },
});
