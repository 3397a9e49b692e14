import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const setup = fileURLToPath(new URL('fail-on-console.mjs', import.meta.url));
const temporaryFolder = fileURLToPath(new URL('temporary-folder.mjs', import.meta.url));
const properties = fileURLToPath(new URL('properties.mjs', import.meta.url));

if (process.env.TURBO_HASH && !process.env.REAL_DATA_FINGERPRINT)
  throw new Error(
    'Start cached unit tests by `npm test -- unit`: it passes the fingerprint of the real data.',
  );

/**
 * Options of Node for the process of a workspace whose tests take minutes: large pages for its own code, where the system has them, and
 * room for many objects from the start, so that they are looked through less often.
 */
export const OPTIONS_OF_LONG_RUNS = [
  '--use-largepages=silent',
  '--initial-old-space-size=512',
  '--min-semi-space-size=32',
];

/** Runs the files for which a function of their paths is less first, and of those alike the ones with the most characters, as Vitest does. */
export const inOrderOf = (rank) =>
  class extends BaseSequencer {
    async sort(files) {
      return (await super.sort(files)).toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId));
    }
  };

/** Runs the longest files first, which are named. */
export const startWith = (...names) =>
  inOrderOf((path) => (names.some((name) => path.endsWith(name)) ? 0 : 1));

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Lets workspaces take from each other what Vitest has transformed: it tells transforms apart by the root and the files of the
 * configuration, of which only those here change them. Not where it watches them.
 */
const shareTransforms = {
  name: 'crownsmith-share-transforms',
  configResolved: ({ configFileDependencies }) => {
    const shared = configFileDependencies.filter((file) => file.includes('/tooling/vitest/'));
    configFileDependencies.splice(0, Infinity, ...shared);
  },
};

/**
 * The vitest project of one workspace: imports resolve to the sources of the workspace's packages, not to their builds,
 * a test that calls `console.error` or `console.warn` unexpectedly fails, properties are checked with one seed, and temporary
 * files are deleted.
 * @param {string} name the name that `--project` selects
 * @param {import('vitest/config').TestUserConfig} [test] more vitest options; `isolate: false` for packages without module state, and
 * `dir`, its folder, for those with no more options of Vite, which share what is transformed
 */
export const defineTestProject = (name, test = {}) =>
  defineConfig({
    ...(test.dir !== undefined && { root, plugins: process.env.TURBO_HASH ? [shareTransforms] : [] }),
    resolve: {
      conditions: ['source', 'module', 'import', 'default'],
      alias: [{ find: /^fast-check$/, replacement: properties }],
    },
    // Without `import`, which Vite adds for imports: Node would hold it for `require`, too.
    ssr: { resolve: { conditions: ['source', 'node', 'default'] } },
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      // Only against tests that hang: a busy machine may be twenty times slower than a free one.
      testTimeout: 900_000,
      hookTimeout: 900_000,
      expect: { poll: { timeout: 180_000 } },
      // Each process loads and compiles the modules of a workspace anew. `npm test` tests two workspaces at a time, in one process each.
      maxWorkers: process.env.TURBO_HASH ? 1 : '100%',
      ...test,
      name,
      setupFiles: [setup],
      globalSetup: [temporaryFolder],
    },
  });
