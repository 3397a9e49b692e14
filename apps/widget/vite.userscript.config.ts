import { defineConfig } from 'vite';
import { minifyScript, PREACT } from './vite.config';

/** Builds what `/crownsmith.user.js` has after its metadata. Only managers of userscripts run it: browsers of today. */
export default defineConfig({
  plugins: [minifyScript(2022, () => [])],
  resolve: { conditions: ['source', 'module', 'import', 'default'], alias: PREACT },
  esbuild: { jsx: 'automatic', legalComments: 'none' },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    minify: false,
    cssMinify: true,
    modulePreload: false,
    rollupOptions: {
      input: 'src/deck-panel/index.ts',
      treeshake: { moduleSideEffects: (id) => !id.includes('/compat/') },
      output: { format: 'iife', entryFileNames: 'userscript.js' },
    },
  },
});
