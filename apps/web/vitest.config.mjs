import { defineConfig } from 'vitest/config';
import { preset } from '../../tooling/vitest/index.mjs';

export default defineConfig({
  ...preset,
  test: { name: 'web', include: ['{app,bench,server}/**/*.test.{ts,tsx}'] },
});
