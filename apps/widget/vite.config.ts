import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { minify } from '@swc/core';
import { defineConfig, type Plugin } from 'vite';
import { WIDGET_BROWSERS } from '@crownsmith/widget-view/browsers';
import { unsupportedParts } from './src/browsers/unsupported-parts';

// `import.meta.resolve` is missing where a test of all projects loads this file.
const preact = (module: string): string => createRequire(import.meta.url).resolve(`preact/${module}`);

/** React's modules and the files that take their place in the bundle, in packages too, which have no preact. */
export const PREACT = {
  'react/jsx-runtime': preact('jsx-runtime'),
  'react/jsx-dev-runtime': preact('jsx-dev-runtime'),
  react: preact('compat'),
} as const;

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * Minifies a script as one program, whose names nobody else sees, and checks what is left.
 * @param unsupported what the script's oldest browsers do not have of a code
 */
export const minifyScript = (
  ecma: 2020 | 2022,
  unsupported: (code: string) => readonly string[],
): Plugin => ({
  name: 'crownsmith-minify-script',
  apply: 'build',
  renderChunk: {
    order: 'post',
    handler: async (code) => {
      const result = await minify(code, {
        ecma,
        module: false,
        toplevel: true,
        compress: { passes: 3 },
        mangle: { toplevel: true },
        format: { comments: false },
      });
      const parts = unsupported(result.code);
      if (parts.length > 0)
        throw new Error(`The script does not run in the widget's oldest browsers:\n${parts.join('\n')}`);
      return { code: result.code, map: null };
    },
  },
});

/** Compresses the script at the highest quality: it is sent as it lies there. */
const precompress = (): Plugin => ({
  name: 'crownsmith-precompress',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    const path = join(dir ?? '', 'widget.js');
    const script = await readFile(path);
    await writeFile(`${path}.br`, await compress.br(script));
    await writeFile(`${path}.gz`, await compress.gz(script, { level: 9 }));
  },
});

export default defineConfig({
  plugins: [minifyScript(2020, unsupportedParts), precompress()],
  resolve: { conditions: ['source', 'module', 'import', 'default'], alias: PREACT },
  // React components, so the automatic runtime imports react/jsx-runtime, which the alias replaces.
  esbuild: { jsx: 'automatic', legalComments: 'none' },
  build: {
    target: Object.entries(WIDGET_BROWSERS).map(
      ([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
    ),
    minify: false,
    cssMinify: true,
    modulePreload: false,
    rollupOptions: {
      input: 'src/index.ts',
      // Of preact/compat only what components import: its adaptations of attributes and events are for other people's.
      treeshake: { moduleSideEffects: (id) => !id.includes('/compat/') },
      output: { format: 'iife', entryFileNames: 'widget.js' },
    },
  },
});
