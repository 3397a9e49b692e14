import { build } from 'esbuild';

/** What importing names costs: [names, package, most bytes minified]. React and Node's modules are not counted. */
const COSTS = [
  ['makeSlug', '@crownsmith/domain', 1000],
  ['parseManaCost', '@crownsmith/domain', 1000],
  ['identityOf, unionIdentity', '@crownsmith/domain', 400],
  ['validateDeck', '@crownsmith/domain', 20_000],
  ['symbolNames', '@crownsmith/mana-symbols', 2000],
  ['inclusion, synergy', '@crownsmith/recommender', 400],
  ['createComboIndex', '@crownsmith/deck-report', 4000],
  ['isAbortError, apiErrorMessage', '@crownsmith/api-client', 1000],
  ['createApiClient', '@crownsmith/api-client', 130_000],
  ['enrichCard', '@crownsmith/catalog', 1500],
];

const measure = async (names, name, folder) => {
  const result = await build({
    stdin: { contents: `export { ${names} } from '${name}';`, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    external: ['react', 'react/*'],
    legalComments: 'none',
    write: false,
  });
  return result.outputFiles[0].contents.length;
};

/**
 * Bundles single imports of the installed packages.
 * @returns {Promise<{ errors: string[], lines: string[] }>} lines of a table, and imports that cost too much
 */
export const checkTreeShaking = async (folder) => {
  const costs = await Promise.all(
    COSTS.map(async ([names, name, limit]) => ({
      names,
      name,
      limit,
      bytes: await measure(names, name, folder),
    })),
  );
  return {
    lines: costs.map(({ names, name, limit, bytes }) => `${names} of ${name}: ${bytes} of ${limit} bytes`),
    errors: costs
      .filter(({ bytes, limit }) => bytes > limit)
      .map(({ names, name, limit, bytes }) => `${names} of ${name} costs ${bytes} bytes, at most ${limit}`),
  };
};
