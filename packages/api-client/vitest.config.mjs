import { defineConfig } from 'vitest/config';
import { preset } from '../../tooling/vitest/index.mjs';

export default defineConfig({ ...preset, test: { name: 'api-client', include: ['src/**/*.test.{ts,tsx}'] } });
