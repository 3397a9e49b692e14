import { defineTestProject } from '../../tooling/vitest/index.mjs';

export default defineTestProject('web', { include: ['{app,bench,server,testing}/**/*.test.{ts,tsx}'] });
