import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Resolves packages whose `source` condition names files that they do not publish; the condition is for our own packages.
 */
export const publishedOnly = (): Plugin => ({
  name: 'crownsmith-published-only',
  enforce: 'pre',
  resolveId: (id, importer) => {
    if (importer === undefined || !/^(?:react-aria(?:-components)?|react-stately)(?:\/|$)/.test(id))
      return undefined;
    const file = createRequire(importer).resolve(id);
    const module = file.replace(/\.cjs$/, '.mjs');
    return existsSync(module) ? module : file;
  },
});
