import { globSync } from 'node:fs';
import { bundleDeclarations } from './declarations.mjs';

/** Imports of own files stay imports: esbuild writes each source as a file of its own. */
const keepFiles = {
  name: 'keep-files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
      // The version in package.json is part of the file that reads it.
      kind === 'entry-point' || path.endsWith('.json')
        ? undefined
        : { path: `${path}.js`, external: true, sideEffects: false },
    ),
};

/** Leaves out esbuild's lines with the names of sources, of which no program has a use. */
export const dropSourceNames = {
  name: 'drop-source-names',
  renderChunk: (code, { map }) => ({
    code: code.replace(/^\/\/ (?:src|\.\.\/[\w-]+)\/\S*\.(?:tsx?|json)\n/gm, ''),
    map,
  }),
};

const isBuilt = (file) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(file);

/**
 * The one way a publishable package is built: ESM, one file per source, so that a bundler leaves out every file that
 * a program does not use; one bundled declaration for each path in `exports`; nothing inlined from other packages.
 */
export const library = () => ({
  entry: globSync('src/**/*.{ts,tsx}').filter(isBuilt),
  outDir: 'dist',
  format: ['esm'],
  target: 'es2023',
  platform: 'neutral',
  dts: bundleDeclarations(),
  clean: true,
  splitting: false,
  treeshake: false,
  esbuildPlugins: [keepFiles],
  plugins: [dropSourceNames],
});
