import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const setup = fileURLToPath(new URL('fail-on-console.mjs', import.meta.url));

if (process.env.TURBO_HASH && !process.env.REAL_DATA_FINGERPRINT)
  throw new Error(
    'Start cached unit tests by `npm test -- unit`: it passes the fingerprint of the real data.',
  );

/**
 * The vitest project of one workspace: imports resolve to the sources of the workspace's packages, not to their builds,
 * and a test that calls `console.error` or `console.warn` unexpectedly fails.
 * @param {string} name the name that `--project` selects
 * @param {import('vitest/config').TestUserConfig} [test] more vitest options
 */
export const defineTestProject = (name, test = {}) =>
  defineConfig({
    resolve: { conditions: ['source', 'module', 'import', 'default'] },
    ssr: { resolve: { conditions: ['source', 'node', 'import', 'default'] } },
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      // Only against tests that hang: a busy machine may be twenty times slower than a free one.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000 } },
      // Workspaces run one after another, so each takes every core; by default Vitest leaves one idle.
      maxWorkers: '100%',
      ...test,
      name,
      setupFiles: [setup],
    },
  });
