import { join } from 'node:path';
import { isWhole } from '../../vitest/forms.mjs';
import { checkContents } from './check-contents.mjs';
import { checkExampleFiles, checkExamples } from './check-examples.mjs';
import { checkReadmes } from './check-readmes.mjs';
import { checkTypes } from './check-types.mjs';
import { startExampleHost } from './example-host.mjs';
import { installFresh } from './install.mjs';
import { lintTarballs } from './lint-tarballs.mjs';
import { checkTreeShaking } from './tree-shaking.mjs';

const print = (text) => process.stdout.write(`${text}\n`);

/**
 * Checks packed packages as a developer elsewhere would meet them, and prints figures.
 * @param {{ name: string, folder: string, manifest: object }[]} packages
 * @param {Record<string, string>} tarballs by name
 * @param {string} folder an empty folder outside the workspace, or one with only the tarballs
 * @param {{ all?: boolean, update?: boolean }} [options] `all`: every TypeScript with both module resolutions; `update`:
 * write the examples' expected outputs
 * @returns {Promise<string[]>} what is wrong
 */
export const checkTarballs = async (packages, tarballs, folder, { all = false, update = false } = {}) => {
  const withNpm = join(folder, 'with-npm');
  const withPnpm = join(folder, 'with-pnpm');
  await Promise.all([installFresh('npm', tarballs, withNpm), installFresh('pnpm', tarballs, withPnpm)]);

  const errors = checkExampleFiles(packages);
  for (const own of packages) {
    const contents = checkContents(own, join(withNpm, 'node_modules', own.name));
    print(`${own.name}: ${contents.files} files, ${contents.kilobytes.toFixed(0)} kB unpacked`);
    errors.push(...contents.errors);
  }

  errors.push(...(await lintTarballs(tarballs)));
  print('exports and types: read by publint and are-the-types-wrong');

  const shaken = await checkTreeShaking(withNpm);
  for (const line of shaken.lines) print(line);
  errors.push(...shaken.errors);

  const host = await startExampleHost();
  // In the short form with pnpm alone, which hides what a package imports and does not name.
  if (isWhole || update) errors.push(...(await checkExamples(withNpm, host.url, { update })));
  errors.push(...(await checkExamples(withPnpm, host.url)));
  errors.push(...(await checkReadmes(withNpm, host.url)));
  host.close();
  print(`examples: run ${isWhole ? 'with npm and ' : ''}with pnpm; READMEs: their blocks run`);

  const types = await checkTypes(withNpm, { all });
  print(`types: compiled with TypeScript ${types.runs.join(', ')}`);
  for (const line of types.lines) print(`types: ${line}`);
  return [...errors, ...types.errors];
};
