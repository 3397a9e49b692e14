import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../scripts/toolchain.mjs';

/** Every lock file of the project. */
export const LOCK_FILES = [
  'pnpm-lock.yaml',
  'tooling/scripts/clickhouse/chdb/pnpm-lock.yaml',
  'tooling/release/clients/pnpm-lock.yaml',
  'tooling/scripts/firebase/emulators/pnpm-lock.yaml',
];

/** The only packages whose install scripts may run. */
const MAY_RUN_SCRIPTS = ['esbuild', 'node'];

export const readLock = (file) => parse(readFileSync(join(root, file), 'utf8'));

const INTEGRITY = /^sha512-[A-Za-z\d+/]{86}==$/;

/** What is wrong with how a package is resolved; undefined for nothing. */
const errorOf = (resolution) => {
  if (resolution === undefined) return 'is not resolved';
  const others = Object.keys(resolution).filter((key) => key !== 'integrity');
  if (others.length > 0) return `comes from elsewhere than the registry (${others.join(', ')})`;
  return INTEGRITY.test(resolution.integrity ?? '') ? undefined : 'has no SHA-512';
};

/**
 * What is wrong with a lock file: a package without a SHA-512, from a URL, a git repository or a folder; a package whose version
 * is a URL.
 * @param {{ packages?: Record<string, { resolution?: Record<string, string> }> }} lock
 * @returns {readonly string[]}
 */
export const checkLock = ({ packages = {} }) =>
  Object.entries(packages).flatMap(([name, { resolution }]) => {
    // The name may begin with an @ of its own.
    const version = name.slice(name.indexOf('@', 1) + 1);
    const error = /^\d+\.\d+\.\d+/.test(version)
      ? errorOf(resolution)
      : 'comes from elsewhere than the registry';
    return error === undefined ? [] : [`${name} ${error}.`];
  });

/**
 * What is wrong with the packages whose install scripts may run.
 * @param {{ onlyBuiltDependencies?: readonly string[], dangerouslyAllowAllBuilds?: boolean }} workspace pnpm-workspace.yaml
 * @returns {readonly string[]}
 */
export const checkScripts = ({ onlyBuiltDependencies, dangerouslyAllowAllBuilds }) => [
  ...(onlyBuiltDependencies ? [] : ['pnpm-workspace.yaml names no packages whose install scripts may run.']),
  ...(dangerouslyAllowAllBuilds ? ['pnpm-workspace.yaml lets every install script run.'] : []),
  ...(onlyBuiltDependencies ?? [])
    .filter((name) => !MAY_RUN_SCRIPTS.includes(name))
    .map((name) => `The install scripts of ${name} may run.`),
];

/** pnpm-workspace.yaml. */
export const readWorkspace = () => parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
