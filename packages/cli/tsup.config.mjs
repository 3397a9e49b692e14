import { defineConfig } from 'tsup';

/**
 * The command and the functions behind it, with the workspace's packages in them, so that one tarball installs; parts that
 * few commands need are files of their own, loaded on first use.
 */
export default defineConfig({
  entry: { index: 'src/index.ts', bin: 'src/bin.ts' },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  dts: { entry: { index: 'src/index.ts' }, resolve: [/^@crownsmith\//] },
  clean: true,
  splitting: true,
  noExternal: [/^@crownsmith\//],
  esbuildOptions: (options) => {
    options.conditions = ['source', 'module', 'import', 'default'];
  },
});
