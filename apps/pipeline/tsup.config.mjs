import { defineConfig } from 'tsup';

/** Bundles the command line and the threads of a publish with the workspace's packages; other dependencies stay external. */
export default defineConfig({
  entry: { cli: 'src/cli.ts', 'publish-worker': 'src/publish/publish-worker.ts' },
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
