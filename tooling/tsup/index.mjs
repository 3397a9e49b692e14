/**
 * The one way a publishable package is built: ESM, one bundled declaration per entry, nothing inlined from
 * other packages.
 * @param {Record<string, string>} [entry] output name → source file
 */
export const library = (entry = { index: 'src/index.ts' }) => ({
  entry,
  format: ['esm'],
  target: 'es2023',
  platform: 'neutral',
  dts: true,
  clean: true,
  sourcemap: true,
  treeshake: true,
});
