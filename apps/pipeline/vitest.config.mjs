import { defineTestProject } from '../../tooling/vitest/index.mjs';

export default defineTestProject('pipeline', { testTimeout: 60_000 });
