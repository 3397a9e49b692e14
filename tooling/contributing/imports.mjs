// What the files of the site import, by the bundler that its packages are built with.
import { join } from 'node:path';
import { build } from 'esbuild';

/** `#app/…` is a file of the web app; what is installed is no source of the project. */
const sourcesOnly = (folder) => ({
  name: 'sources-only',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^#app\// }, ({ path, kind }) =>
      resolve(path.replace('#app', './app'), { resolveDir: join(folder, 'apps/web'), kind }),
    );
    onResolve({ filter: /^[^./#]/ }, ({ path }) =>
      path.startsWith('@crownsmith/') ? undefined : { external: true },
    );
  },
});

/**
 * Reads which files import which, from entries on.
 * @param entries paths from a folder
 * @returns the paths of the importers of each file, from that folder
 */
export const readImporters = async (folder, entries) => {
  const { metafile } = await build({
    absWorkingDir: folder,
    stdin: { contents: entries.map((entry) => `import './${entry}';`).join('\n'), resolveDir: folder },
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unwritten',
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    conditions: ['source'],
    logLevel: 'error',
    loader: Object.fromEntries(
      ['.css', '.svg', '.png', '.woff2', '.md', '.txt'].map((suffix) => [suffix, 'empty']),
    ),
    plugins: [sourcesOnly(folder)],
  });
  const importers = new Map();
  for (const [file, { imports }] of Object.entries(metafile.inputs))
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  return importers;
};

/** Files, and whatever imports them, directly or not. */
export const withImporters = (files, importers) => {
  const found = new Set(files);
  // A set goes on over what is added to it meanwhile.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
};
