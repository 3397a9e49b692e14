import { configDefaults } from 'vitest/config';
import { inOrderOf, OPTIONS_OF_LONG_RUNS } from '../../tooling/vitest/index.mjs';
import { hasOwnModules } from './testing/own-modules.ts';
import { defineWebProject } from './vitest.project.mjs';

export default defineWebProject('web', {
  include: ['{app,bench,operator,server,testing}/**/*.test.{ts,tsx}'],
  // They need Firebase's emulators, or a PostgreSQL server each: `npm run test:firebase`, `npm run test:postgres`.
  exclude: [...configDefaults.exclude, '**/*.{firebase,postgres}.test.ts'],
  isolate: false,
  execArgv: OPTIONS_OF_LONG_RUNS,
  // The modules of the others are loaded once.
  sequence: { sequencer: inOrderOf((path) => (hasOwnModules(path) ? 1 : 0)) },
});
