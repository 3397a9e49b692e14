// Sets the toolchain up with nothing but Node and npm. Built-ins only: it runs before anything is installed.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const bin = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.crownsmith-installed');

/** Prints a message and ends the process with 1. */
export const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Crownsmith needs Node 20.19 or newer to set itself up; this is ${process.versions.node}.`);
}

/** The environment of every tool: the pinned Node, pnpm and friends come first on PATH. */
const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  ...extra,
});

/** The pinned Node once it is installed: the executable, because the script in .bin does not forward signals. */
export const node = () =>
  join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Seconds of CPU, by Linux' ticks of 10 ms, of the processes that this one has started and that have ended; 0 elsewhere. */
const readCpuOfChildren = () => {
  if (process.platform !== 'linux') return 0;
  const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?=[A-Z] )/);
  const [user, system] = fields.split(' ').slice(13, 15).map(Number);
  return (user + system) / 100;
};

const accounts = new AsyncLocalStorage();
let counted = 0;

/** Runs work and measures the CPU that the tools of `run` take in it, beside other work. @returns its result, and seconds */
export const measureCpu = async (work) => {
  const account = { seconds: 0 };
  const result = await accounts.run(account, work);
  return { result, seconds: account.seconds };
};

/** Enters what was spent since the last tool ended in an account: each tool is entered once, whichever runs beside it. */
const enterCpu = (account) => {
  const spent = readCpuOfChildren();
  if (account) account.seconds += spent - counted;
  counted = spent;
};

/**
 * Runs a tool. Resolves to its exit code, as shells have it 128 and the signal's number where a signal ended it; with `quiet` its output is shown only if it fails, and after `timeoutMs` it is ended;
 * with `reportsCpu` it sends `{ cpuSeconds }` of processes for which nobody waits.
 * @param {string} command @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: object, cwd?: string, timeoutMs?: number, reportsCpu?: boolean }} [options]
 */
export const run = (
  command,
  args,
  { quiet = false, env = {}, cwd = root, timeoutMs, reportsCpu = false } = {},
) =>
  new Promise((resolve) => {
    const account = accounts.getStore();
    const child = spawn(command, args, {
      cwd,
      env: toolEnv(env),
      stdio: [
        ...(quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit']),
        ...(reportsCpu ? ['ipc'] : []),
      ],
      shell: process.platform === 'win32',
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    if (account) child.on('message', ({ cpuSeconds }) => (account.seconds += cpuSeconds));
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    const done = (code) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code);
    };
    child.on('error', (error) => {
      output.push(Buffer.from(`${command}: ${error.message}\n`));
      if (!quiet) process.stderr.write(`${command}: ${error.message}\n`);
      done(1);
    });
    child.on('exit', () => enterCpu(account));
    child.on('close', (code, signal) => done(code ?? 128 + constants.signals[signal]));
  });

const findManifests = () => {
  const folders = ['apps', 'packages', 'tooling'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(root, parent, entry.name)),
  );
  return [root, ...folders].map((folder) => join(folder, 'package.json')).filter((file) => existsSync(file));
};

/** A hash of everything that decides what is installed. */
const hashManifests = () => {
  const hash = createHash('sha256');
  const inputs = [...findManifests(), join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml')];
  for (const file of inputs) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
};

/** Has git check the messages of commits, in a clone without hooks of its own. */
const useHooks = () => {
  const git = (...args) => spawnSync('git', ['-C', root, 'config', '--local', ...args]);
  if (existsSync(join(root, '.git')) && git('core.hooksPath').status === 1)
    git('core.hooksPath', '.githooks');
};

/** Installs what the lock file lists, if it has changed since the last installation. */
export const ensureInstalled = async () => {
  const current = hashManifests();
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installed === current && existsSync(node())) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  process.stdout.write('Installing the toolchain (once; about a minute) …\n');
  const code = await run(
    'npx',
    ['-y', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'],
    { quiet: true },
  );
  if (code !== 0)
    fail(
      'The toolchain could not be installed. Check that the package registry can be reached, then try again.',
    );
  if (!existsSync(node())) fail('The pinned Node was not installed: delete node_modules and try again.');
  writeFileSync(stampFile, current);
  useHooks();
};

/** Builds workspaces and what they depend on; unchanged ones come from the cache. Ends the process on failure. */
export const build = async (...names) => {
  const filters = names.map((name) => `--filter=${name}`);
  const slow = setTimeout(() => process.stdout.write('Building …\n'), 2000);
  const code = await run(
    'turbo',
    ['run', 'build', ...filters, '--output-logs=errors-only', '--log-order=grouped'],
    { quiet: true },
  );
  clearTimeout(slow);
  if (code !== 0) fail('The build failed: see its output above.');
};
