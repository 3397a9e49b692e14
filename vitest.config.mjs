import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.mjs', 'apps/*/vitest.config.mjs', 'tooling/*/vitest.config.mjs'],
  },
});
