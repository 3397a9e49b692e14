import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import { defineTestProject } from '../../tooling/vitest/index.mjs';
import { publishedOnly } from './published-only.ts';

/**
 * The vitest project of tests that render pages of this app.
 * @param {string} name
 * @param {import('vitest/config').TestUserConfig} test which tests, and more options
 */
export const defineWebProject = (name, test) =>
  mergeConfig(
    defineTestProject(name, {
      ...test,
      // Node would resolve what they import by their `source` condition.
      server: { deps: { inline: [/react-aria|react-stately/] } },
    }),
    {
      plugins: [publishedOnly()],
      test: { setupFiles: [fileURLToPath(new URL('testing/clean-up.ts', import.meta.url))] },
    },
  );
