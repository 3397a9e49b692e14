import { defineTestProject } from '../../tooling/vitest/index.mjs';

/** The tests that need Firebase's emulators; `npm run test:firebase` starts them. */
export default defineTestProject('firebase', { include: ['{app,server}/**/*.firebase.test.ts'] });
