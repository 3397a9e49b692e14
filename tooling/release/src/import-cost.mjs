import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTool } from './run-tool.mjs';

/** What one import may cost a compiler above an empty file with the same options: memory in MB, and time of the processor as a factor. */
const IMPORT_COST = { megabytes: 60, times: 3 };

/** A call for each entry of the client. */
const IMPORTS = {
  '@crownsmith/api-client': 'createApiClient',
  '@crownsmith/api-client/v1': 'createPublicApi',
};

const SCRIPT = fileURLToPath(new URL('measure-import.mjs', import.meta.url));

const measure = async (text, options, folder) => {
  const file = join(folder, 'one-import.ts');
  writeFileSync(file, text);
  const { stdout } = await runTool(process.execPath, ['--expose-gc', SCRIPT, file, JSON.stringify(options)], {
    cwd: folder,
  });
  return JSON.parse(stdout);
};

/**
 * Compares what an import cost with what an empty file cost.
 * @param {string} name of what was imported
 * @param {{ megabytes: number, seconds: number, errors: string[] }} own
 * @param {{ megabytes: number, seconds: number }} empty
 * @returns {{ line: string, errors: string[] }} the line to print, and why it is too much
 */
export const compareCost = (name, own, empty) => {
  const megabytes = own.megabytes - empty.megabytes;
  const times = own.seconds / empty.seconds;
  const line = `${name}: ${megabytes.toFixed(0)} MB and ${times.toFixed(1)} times the time of an empty file`;
  const isWithin = megabytes <= IMPORT_COST.megabytes && times <= IMPORT_COST.times;
  const limit = `at most ${IMPORT_COST.megabytes} MB and ${IMPORT_COST.times} times`;
  return {
    line,
    errors: [
      ...own.errors.map((error) => `Types of ${name}: ${error}`),
      ...(isWithin ? [] : [`Types of ${line}, ${limit}`]),
    ],
  };
};

/**
 * Compiles one import of each entry of the client, beside an empty file with the same options.
 * @param {string} folder where the packages are installed
 * @param {object} options of the compiler, as in tsconfig.json
 * @returns {Promise<{ lines: string[], errors: string[] }>}
 */
export const checkImportCost = async (folder, options) => {
  const empty = await measure('export {};', options, folder);
  const results = [];
  for (const [name, value] of Object.entries(IMPORTS)) {
    const text = `import { ${value} } from '${name}';\nexport const client = ${value}({ baseUrl: '' });`;
    results.push(compareCost(name, await measure(text, options, folder), empty));
  }
  return {
    lines: results.map(({ line }) => line),
    errors: results.flatMap(({ errors }) => errors),
  };
};
