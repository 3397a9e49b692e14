import { fileURLToPath } from 'node:url';
import { configDefaults, mergeConfig } from 'vitest/config';
import { defineTestProject } from '../../tooling/vitest/index.mjs';
import { publishedOnly } from './published-only.ts';

const project = defineTestProject('web', {
  include: ['{app,bench,operator,server,testing}/**/*.test.{ts,tsx}'],
  // They need Firebase's emulators: `npm run test:firebase`.
  exclude: [...configDefaults.exclude, '**/*.firebase.test.ts'],
  isolate: false,
  // Node would resolve what they import by their `source` condition.
  server: { deps: { inline: [/react-aria|react-stately/] } },
});

export default mergeConfig(project, {
  plugins: [publishedOnly()],
  test: { setupFiles: [fileURLToPath(new URL('testing/clean-up.ts', import.meta.url))] },
});
