import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * What importing names costs: [names, package, most bytes minified, and gzipped where it matters]. React and Node's modules are not
 * counted.
 */
const COSTS = [
  ['makeSlug', '@crownsmith/domain', 1000],
  ['parseManaCost', '@crownsmith/domain', 1000],
  ['identityOf, unionIdentity', '@crownsmith/domain', 400],
  ['validateDeck', '@crownsmith/domain', 20_000],
  ['symbolNames', '@crownsmith/mana-symbols', 2000],
  ['inclusion, synergy', '@crownsmith/recommender', 400],
  ['createComboIndex', '@crownsmith/deck-report', 4000],
  // Spells with {X}, and the cards that give mana early, added 1.5 kB.
  ['playDeck', '@crownsmith/playtest', 64_000, 23_800],
  ['isAbortError, apiErrorMessage', '@crownsmith/api-client', 1000],
  ['createApiClient', '@crownsmith/api-client', 52_000, 12_000],
  ['createPublicApi', '@crownsmith/api-client/v1', 69_000, 12_000],
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
  const { contents } = result.outputFiles[0];
  return { bytes: contents.length, gzipped: gzipSync(contents, { level: 9 }).length };
};

/**
 * Bundles single imports of the installed packages.
 * @returns {Promise<{ errors: string[], lines: string[] }>} lines of a table, and imports that cost too much
 */
export const checkTreeShaking = async (folder) => {
  const costs = await Promise.all(
    COSTS.map(async ([names, name, limit, gzipLimit = Infinity]) => ({
      names,
      name,
      limit,
      gzipLimit,
      ...(await measure(names, name, folder)),
    })),
  );
  return {
    lines: costs.map(
      ({ names, name, limit, bytes, gzipped }) =>
        `${names} of ${name}: ${bytes} of ${limit} bytes, ${gzipped} gzipped`,
    ),
    errors: costs
      .filter(({ bytes, limit, gzipped, gzipLimit }) => bytes > limit || gzipped > gzipLimit)
      .map(
        ({ names, name, limit, bytes, gzipped, gzipLimit }) =>
          `${names} of ${name} costs ${bytes} bytes, ${gzipped} gzipped, at most ${limit} and ${gzipLimit}`,
      ),
  };
};
