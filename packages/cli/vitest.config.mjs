import { defineTestProject } from '../../tooling/vitest/index.mjs';

export default defineTestProject('cli', {
  // Their exports have the condition `source`, too, with files that Node.js cannot run.
  server: { deps: { inline: [/@modelcontextprotocol/, /eventsource/] } },
});
