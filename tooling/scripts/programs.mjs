// Finds programs that are no npm packages, or fetches Debian's where that is allowed.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, run } from './toolchain.mjs';

/** Where Debian keeps the servers of PostgreSQL, one folder for each version: the newest first. */
const postgresFolders = () => {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin'));
};

const programs = {
  chromium: {
    variable: 'CHROMIUM',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  },
  // The same engine without windows: pages take a third less of the processor than in Chromium's own headless mode.
  'chromium-headless-shell': {
    variable: 'CHROMIUM_HEADLESS_SHELL',
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
  },
  wrk: { variable: 'WRK', names: ['wrk'] },
  'redis-server': { variable: 'REDIS_SERVER', names: ['redis-server'] },
  // Debian's packages would start servers of their own, so nobody's machine gets them without being asked.
  postgresql: { variable: 'POSTGRES', names: ['postgres'], folders: postgresFolders, isFetched: false },
  pgbouncer: { variable: 'PGBOUNCER', names: ['pgbouncer'], folders: () => ['/usr/sbin'], isFetched: false },
  openssl: { variable: 'OPENSSL', names: ['openssl'], isFetched: false },
  haproxy: { variable: 'HAPROXY', names: ['haproxy'], folders: () => ['/usr/sbin'], isFetched: false },
  nginx: { variable: 'NGINX', names: ['nginx'], folders: () => ['/usr/sbin'], isFetched: false },
  caddy: { variable: 'CADDY', names: ['caddy'], isFetched: false },
  promtool: { variable: 'PROMTOOL', names: ['promtool'], isFetched: false },
};

const find = ({ names, folders = () => [] }) => {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin', ...folders()];
  return places.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
};

/** apt-get refuses to run beside another apt-get: steps, and runs of `npm test`, that lack a program wait at this folder's lock. */
const APT_LOCK = '/var/lib/dpkg';
const APT_INSTALL =
  'apt-get update -qq; apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=600 "$1"';

/** Installs a Debian package of this name, if this machine has apt-get and this user may. */
const install = async (name) => {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  process.stdout.write(`Fetching ${name} by apt-get (once) …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('flock', [APT_LOCK, 'sh', '-c', APT_INSTALL, 'sh', name], { quiet: true, env });
};

/**
 * The variable that names a program to what can use it, with its path: the variable's own value, what PATH has, or what
 * apt-get installs. Empty if there is none.
 * @param {keyof typeof programs} name @returns {Promise<Record<string, string>>}
 */
export const findProgram = async (name) => {
  const { variable, isFetched = true } = programs[name];
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen)) fail(`${variable} names a file that does not exist: ${chosen}`);
  let path = chosen || find(programs[name]);
  if (!path && isFetched) {
    await install(name);
    path = find(programs[name]);
  }
  return path ? { [variable]: path } : {};
};

/**
 * As findProgram; ends the process if there is none.
 * @param {keyof typeof programs} name @returns {Promise<Record<string, string>>}
 */
export const requireProgram = async (name) => {
  const { variable } = programs[name];
  const found = await findProgram(name);
  if (!found[variable])
    fail(`${name} is missing. Install it (Debian: apt-get install ${name}) or set ${variable} to its path.`);
  return found;
};
