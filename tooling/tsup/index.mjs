import { globSync } from 'node:fs';

/** Imports of own files stay imports: esbuild writes each source as a file of its own. */
const keepFiles = {
  name: 'keep-files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: `${path}.js`, external: true, sideEffects: false },
    ),
};

const isBuilt = (file) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(file);

/**
 * The one way a publishable package is built: ESM, one file per source, so that a bundler leaves out every file that
 * a program does not use; one bundled declaration per entry; nothing inlined from other packages.
 * @param {Record<string, string>} [entry] output name → source file, for each path in `exports`
 */
export const library = (entry = { index: 'src/index.ts' }) => ({
  entry: globSync('src/**/*.{ts,tsx}').filter(isBuilt),
  outDir: 'dist',
  format: ['esm'],
  target: 'es2023',
  platform: 'neutral',
  dts: { entry },
  clean: true,
  splitting: false,
  treeshake: false,
  esbuildPlugins: [keepFiles],
});
