import { configDefaults } from 'vitest/config';
import { defineTestProject } from '../../tooling/vitest/index.mjs';

export default defineTestProject('web', {
  include: ['{app,bench,server,testing}/**/*.test.{ts,tsx}'],
  // They need Firebase's emulators: `npm run test:firebase`.
  exclude: [...configDefaults.exclude, '**/*.firebase.test.ts'],
});
