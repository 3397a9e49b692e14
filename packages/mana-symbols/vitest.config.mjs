import { defineConfig } from 'vitest/config';
import { preset } from '../../tooling/vitest/index.mjs';

export default defineConfig({
  ...preset,
  test: { name: 'mana-symbols', include: ['src/**/*.test.{ts,tsx}'] },
});
