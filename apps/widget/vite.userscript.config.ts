import { defineConfig } from 'vite';
import { PREACT } from './vite.config';

/** Builds what `/crownsmith.user.js` has after its metadata. Only managers of userscripts run it: browsers of today. */
export default defineConfig({
  resolve: { conditions: ['source', 'module', 'import', 'default'], alias: PREACT },
  esbuild: { jsx: 'automatic', legalComments: 'none' },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: {
      input: 'src/deck-panel/index.ts',
      treeshake: { moduleSideEffects: (id) => !id.includes('/compat/') },
      output: { format: 'iife', entryFileNames: 'userscript.js' },
    },
  },
});
