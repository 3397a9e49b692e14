import { defineConfig } from 'tsup';
import { bundleDeclarations } from '../../tooling/tsup/declarations.mjs';
import { dropSourceNames } from '../../tooling/tsup/index.mjs';

/**
 * The command and the functions behind it, with the workspace's packages in them, so that one tarball installs; parts that
 * few commands need are files of their own, loaded on first use.
 */
export default defineConfig({
  entry: { index: 'src/index.ts', 'mcp/index': 'src/mcp/index.ts', bin: 'src/bin.ts' },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  // By path the packages' types are this package's own, and are written into its declarations.
  dts: bundleDeclarations({
    '@crownsmith/api-client/v1': ['../api-client/src/v1/index.ts'],
    '@crownsmith/catalog/starter': ['../catalog/src/starter/index.ts'],
    '@crownsmith/answers/text': ['../answers/src/text/index.ts'],
    '@crownsmith/*': ['../*/src/index.ts'],
  }),
  clean: true,
  splitting: true,
  noExternal: [/^@crownsmith\//],
  plugins: [dropSourceNames],
  esbuildOptions: (options) => {
    options.conditions = ['source', 'module', 'import', 'default'];
    // A dash has 3 bytes then, not 6.
    options.charset = 'utf8';
  },
});
