import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import { defineTestProject } from '../../tooling/vitest/index.mjs';
import { publishedOnly } from './published-only.ts';

const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));

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
      resolve: { alias: [{ find: /^@node-rs\/argon2$/, replacement: pathOf('testing/quick-argon2.ts') }] },
      test: { setupFiles: [pathOf('testing/clean-up.ts')] },
    },
  );
