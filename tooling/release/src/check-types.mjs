import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
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

const options = (resolution, files) => ({
  compilerOptions: {
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
  },
  files,
});

const compile = async ({ version, resolution, files }, folder) => {
  const config = join(folder, `tsconfig.${version}.${resolution}.json`);
  writeFileSync(config, JSON.stringify(options(resolution, files)));
  const tsc = join(dirname(require.resolve(`${version}/package.json`)), 'bin/tsc');
  try {
    await runTool(process.execPath, [tsc, '-p', config], { cwd: folder });
    return [];
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return [`${version}, ${resolution}: ${error.output}`];
  }
};

/** What one import may cost a compiler above an empty file with the same options: memory in MB, and time in total as a factor. */
const IMPORT_COST = { megabytes: 60, times: 3 };
const IMPORTS = {
  '@crownsmith/api-client': 'createApiClient',
  '@crownsmith/api-client/v1': 'createPublicApi',
};

/** Memory in MB and time in s of compiling a file, libraries and declarations checked. */
const diagnose = async (name, text, folder) => {
  writeFileSync(join(folder, `${name}.ts`), text);
  const config = join(folder, `tsconfig.${name}.json`);
  writeFileSync(config, JSON.stringify({ ...options('nodenext', [`${name}.ts`]), include: [] }));
  const tsc = join(dirname(require.resolve('typescript-5.9/package.json')), 'bin/tsc');
  const { stdout } = await runTool(process.execPath, [tsc, '-p', config, '--extendedDiagnostics'], {
    cwd: folder,
  });
  const figure = (label) => Number(new RegExp(`${label}:\\s+([\\d.]+)`).exec(stdout)?.[1]);
  return { megabytes: figure('Memory used') / 1000, seconds: figure('Total time') };
};

/** Compiles one import of each entry of the client, beside an empty file. @returns lines, and imports that cost too much */
const checkImportCost = async (folder) => {
  const empty = await diagnose('empty', 'export {};', folder);
  const lines = [];
  const errors = [];
  for (const [name, value] of Object.entries(IMPORTS)) {
    const text = `import { ${value} } from '${name}';\nexport const client = ${value}({ baseUrl: '' });`;
    const { megabytes, seconds } = await diagnose('import', text, folder);
    const more = megabytes - empty.megabytes;
    const line = `${name}: ${more.toFixed(0)} MB and ${(seconds / empty.seconds).toFixed(1)} times the time of an empty file`;
    lines.push(line);
    if (!(more <= IMPORT_COST.megabytes && seconds <= IMPORT_COST.times * empty.seconds))
      errors.push(`Types of ${line}`);
  }
  return { lines, errors };
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
  const cost = all ? await checkImportCost(folder) : { lines: [], errors: [] };
  return {
    errors: [...errors, ...cost.errors],
    lines: cost.lines,
    runs: runs.map(({ version, resolution }) => `${version.replace('typescript-', '')} ${resolution}`),
  };
};
