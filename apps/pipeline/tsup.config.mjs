import { defineConfig } from 'tsup';

/** The command line and its training thread: the workspace's packages from their sources, everything else from node_modules. */
export default defineConfig({
  entry: { cli: 'src/cli.ts', 'train-worker': 'src/publish/train-worker.ts' },
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  clean: true,
  sourcemap: true,
  noExternal: [/^@crownsmith\//],
  esbuildOptions: (options) => {
    options.conditions = ['source', 'module', 'import', 'default'];
  },
});
