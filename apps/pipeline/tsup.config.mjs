import { defineConfig } from 'tsup';

/**
 * The database's library looks up its native part from where it is installed itself; other libraries are bundled, too, because
 * loading them file by file takes longer than most commands.
 */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(requireFrom(import.meta.url).resolve('@duckdb/node-api'));`;

/** Bundles the command line and the threads of a publish with what they import, but for native parts, clients of clouds, and what requires
 * a package that is another one for imports. */
export default defineConfig({
  entry: { cli: 'src/cli.ts', 'publish-worker': 'src/publish/publish-worker.ts' },
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  clean: true,
  sourcemap: true,
  noExternal: [/^(?!@aws-sdk|@duckdb\/node-bindings|yazl$|node:)/],
  external: [/^@aws-sdk/, '@duckdb/node-bindings', 'yazl'],
  // `node:sqlite` has no other name.
  removeNodeProtocol: false,
  banner: { js: REQUIRE },
  esbuildOptions: (options) => {
    options.conditions = ['source', 'module', 'import', 'default'];
    options.minifySyntax = true;
    options.minifyWhitespace = true;
  },
});
