import { defineTestProject } from '../../tooling/vitest/index.mjs';

// Modules of this package hold no state that one test file could leave to another.
export default defineTestProject('cli', {
  dir: import.meta.dirname,
  isolate: false,
  // Their exports have the condition `source`, too, with files that Node.js cannot run.
  server: { deps: { inline: [/@modelcontextprotocol/, /eventsource/] } },
});
