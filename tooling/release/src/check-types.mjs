import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { checkImportCost } from './import-cost.mjs';
import { readJson } from './packages.mjs';
import { runTool, ToolError } from './run-tool.mjs';

const require = createRequire(import.meta.url);

/** The last four minor versions of TypeScript, oldest first: aliases in package.json. */
const VERSIONS = Object.keys(readJson(new URL('../package.json', import.meta.url)).devDependencies).filter(
  (name) => name.startsWith('typescript-'),
);

const RESOLUTIONS = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

const options = (resolution) => ({
  ...RESOLUTIONS[resolution],
  target: 'es2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
  types: [],
});

const compile = async ({ version, resolution, files }, folder) => {
  const config = join(folder, `tsconfig.${version}.${resolution}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: options(resolution), files }));
  const tsc = join(dirname(require.resolve(`${version}/package.json`)), 'bin/tsc');
  // Several threads would check again what they share; older compilers have one.
  const threads = version >= 'typescript-7' ? ['--singleThreaded'] : [];
  try {
    await runTool(process.execPath, [tsc, '-p', config, ...threads], { cwd: folder });
    return [];
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return [`${version}, ${resolution}: ${error.output}`];
  }
};

const FILES = ['consumer.ts', 'consumer-react.tsx'];

/**
 * All files with every version and both module resolutions; or all with the newest version and those without React, whose
 * own types take half of the time, with the oldest.
 */
const runsOf = (all) => {
  const every = VERSIONS.flatMap((version) =>
    Object.keys(RESOLUTIONS).map((resolution) => ({ version, resolution, files: FILES })),
  );
  return all ? every : [{ ...every[0], files: ['consumer.ts'] }, every.at(-1)];
};

/**
 * Compiles docs/examples/consumer.ts and its React part against the installed packages, their declarations included.
 * @param {string} folder where the packages are installed
 * @param {{ all?: boolean }} [options] `all`: with every version of TypeScript, not only the oldest and the newest
 * @returns {Promise<{ errors: string[], runs: string[] }>}
 */
export const checkTypes = async (folder, { all = false } = {}) => {
  const runs = runsOf(all);
  const errors = [];
  for (const run of runs) errors.push(...(await compile(run, folder)));
  // With the declarations of libraries checked an empty file takes four times as long, and imports less in comparison.
  const cost = await checkImportCost(folder, { ...options('nodenext'), skipLibCheck: !all });
  return {
    errors: [...errors, ...cost.errors],
    lines: cost.lines,
    runs: runs.map(({ version, resolution }) => `${version.replace('typescript-', '')} ${resolution}`),
  };
};
