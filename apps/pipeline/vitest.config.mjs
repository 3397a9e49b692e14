import { defineConfig } from 'vitest/config';
import { preset } from '../../tooling/vitest/index.mjs';

export default defineConfig({
  ...preset,
  test: { name: 'pipeline', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
