// Packages that only some checks need and that are too large for every installation: fetched on demand.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './toolchain.mjs';

const FETCH_TIMEOUT_MS = 10 * 60_000;
const FILES = ['package.json', 'pnpm-lock.yaml'];

/**
 * @typedef {object} FetchedPackages
 * @property {string} source folder with the package.json and the lock file that pin them
 * @property {string} folder where they are installed
 * @property {string} what what they are and how large, for messages
 */

const hashOf = (source) => {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(join(source, file)));
  return hash.digest('hex');
};

const stampOf = (folder) => join(folder, '.installed');

/**
 * Whether the pinned packages are installed.
 * @param {Pick<FetchedPackages, 'source' | 'folder'>} packages
 */
export const areFetched = ({ source, folder }) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === hashOf(source);

/**
 * Installs the pinned packages, whose hashes the lock file has, unless they are there. Resolves to whether they are.
 * @param {FetchedPackages} packages
 */
export const fetchPackages = async ({ source, folder, what }) => {
  if (areFetched({ source, folder })) return true;
  process.stdout.write(`Fetching ${what} …\n`);
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) copyFileSync(join(source, file), join(folder, file));
  // pnpm writes it last.
  const modulesFile = join(folder, 'node_modules/.modules.yaml');
  rmSync(modulesFile, { force: true });
  const code = await run(
    'pnpm',
    [
      ...['install', '--frozen-lockfile', '--prefer-offline', '--ignore-workspace', '--ignore-scripts'],
      ...['--reporter=append-only', '--config.fetch-retries=1', '--config.fetch-timeout=60000'],
    ],
    { quiet: true, cwd: folder, timeoutMs: FETCH_TIMEOUT_MS },
  );
  if (code !== 0 || !existsSync(modulesFile)) return false;
  writeFileSync(stampOf(folder), hashOf(source));
  return true;
};
