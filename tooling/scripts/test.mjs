// `npm test`: every check that a change must pass. `npm test -- lint types` runs single steps, `npm test -- changed [COMMIT]` what
// the changes since a commit can break: by default since the branch left main, or what is not committed. With `--whole` as first
// argument (`npm run test:whole`) what is too long for every change runs in its long form.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reasonToSkipClickHouse, testClickHouse } from './clickhouse/test-clickhouse.mjs';
import { reasonToSkip, testFirebase } from './firebase/test-firebase.mjs';
import { makeMemoryFolder } from '../vitest/memory-folder.mjs';
import { findProgram, requireProgram } from './programs.mjs';
import { runSteps } from './steps.mjs';
import { postgresOfUnitTests } from './test-postgres.mjs';
import { ensureInstalled, fail, node, root, run } from './toolchain.mjs';

/**
 * Runs a task in every workspace that has it, whichever of the others fail; results that no change affects come from the
 * cache.
 */
const turbo = (task, env = {}, filters = []) => {
  const options = ['--continue=dependencies-successful', '--output-logs=errors-only', '--log-order=grouped'];
  return run('turbo', ['run', task, ...filters, ...options, '--concurrency=2'], { env });
};

/** Checks the files that have changed, or use what has. */
const checkTypes = () => run(node(), [join(root, 'tooling/typescript/check-types.mjs')]);

/** A hash of the real data, which is outside the repository: an input of the cached unit tests. */
const fingerprintRealData = () =>
  execFileSync(node(), [join(root, 'tooling/real-data/fingerprint.mjs')], { encoding: 'utf8' });

/**
 * Checks by native code. The program for the rules that need types is in the lock file for Linux. On one thread: others would check again
 * what they share, and another step runs beside this one.
 */
const lintNatively = () => {
  const options = ['--deny-warnings', '--report-unused-disable-directives'];
  if (process.platform === 'linux')
    return run('oxlint', ['--type-aware', '--threads=1', ...options], { env: { GOMAXPROCS: '1' } });
  process.stdout.write('Rules that need types were not checked: their linter is installed on Linux only.\n');
  // Comments that disable one of those rules disable nothing here.
  return run('oxlint', options.slice(0, 1));
};

/** Temporary files of tests are in memory where there is room: they write, read and delete many thousands. */
const temporaryFiles = makeMemoryFolder();
const inMemory = temporaryFiles === undefined ? {} : { TMPDIR: temporaryFiles };

const publishStarter = async () => {
  const folder = mkdtempSync(join(temporaryFiles ?? tmpdir(), 'crownsmith-starter-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const cli = join(root, 'apps/pipeline/dist/cli.js');
  const env = { DATA_DIR: folder };
  if ((await run(node(), [cli, 'publish', '--starter'], { quiet: true, env })) !== 0)
    fail('The starter snapshot could not be published.');
  return { SNAPSHOT: join(folder, 'snapshots') };
};

let starter;

/** The environment of steps that serve the site: the starter snapshot, published once for all of them. */
const siteEnv = async () => (process.env.SNAPSHOT ? {} : (starter ??= publishStarter()));

/** Runs a script of the web app on a site that serves the starter snapshot. */
const runOnSite = async (script, { env = {}, args = [], reportsCpu = false } = {}) =>
  run('tsx', ['--conditions=source', join(root, 'apps/web', script), ...args], {
    env: { ...(await siteEnv()), ...inMemory, ...env },
    reportsCpu,
  });

/** Prettier's own parser in native code: the same format in two thirds of the time. */
const PARSER = '--plugin=@prettier/plugin-oxc';

/** By content, for a checkout sets the times of files. */
const CACHE = '--cache-strategy=content';

// Most objects of compilers and tests die young: with more room for them they are looked through less often.
process.env.NODE_OPTIONS = `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`;

const isWhole = process.argv[2] === '--whole';
// Unit tests and journeys choose their forms by it.
process.env.WHOLE_TESTS = isWhole ? '1' : '';

const selected = process.argv.slice(isWhole ? 3 : 2);

/** The environment of unit tests: the programs and the data that some of them need. */
const unitEnv = async () => {
  const redis = await findProgram('redis-server');
  if (!redis.REDIS_SERVER)
    process.stdout.write('redis-server is missing: tests of limits in Redis are skipped.\n');
  const postgres = await postgresOfUnitTests(process.env);
  const proxies = {};
  for (const name of ['nginx', 'caddy', 'openssl']) {
    const found = await findProgram(name);
    if (Object.keys(found).length === 0)
      process.stdout.write(`${name} is missing: tests of reverse proxies that need it are skipped.\n`);
    Object.assign(proxies, found);
  }
  return { REAL_DATA_FINGERPRINT: fingerprintRealData(), ...inMemory, ...redis, ...postgres, ...proxies };
};

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Checks what the changes since a commit can break, in a few minutes. */
const testChanged = async (chosen) => {
  const { findBase } = await import('../contributing/changes.mjs');
  const { commit, reason } = findBase(root, chosen);
  if (commit === undefined) fail(reason);
  const paths = [
    ...git('diff', '--name-only', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((path) => path !== '');
  const changed = paths.filter((path) => existsSync(join(root, path)));
  const { journeysOf, readPages } = await import('../contributing/journeys.mjs');
  const journeys = journeysOf(await readPages(root), paths);
  process.stdout.write(`${paths.length} files changed; journeys: ${journeys.join(' ') || 'none'}\n`);
  if (paths.length === 0) return 0;
  const scripts = changed.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
  return (
    (await run(node(), [join(root, 'tooling/scripts/check-words.mjs')])) ||
    (await run(node(), [join(root, 'tooling/scripts/check-docs.mjs')])) ||
    (changed.length > 0 &&
      (await run('prettier', ['--check', '--log-level=warn', '--ignore-unknown', ...changed]))) ||
    (scripts.length > 0 && (await run('eslint', ['--max-warnings=0', '--no-warn-ignored', ...scripts]))) ||
    (paths.some((path) => !/\.(?:md|css)$/.test(path)) && (await checkTypes())) ||
    (await turbo('test', await unitEnv(), [`--filter=...[${commit}]`])) ||
    (journeys.length > 0 &&
      ((await turbo('build')) || (await runJourneys({ JOURNEY_FILES: journeys.join() })))) ||
    0
  );
};

/** The browsers of the journeys: Chromium, and its headless shell for what needs no settings of a browser, where there is one. */
const findBrowsers = async () => ({
  ...(await requireProgram('chromium')),
  ...(await findProgram('chromium-headless-shell')),
});

const runJourneys = async (env = {}) =>
  runOnSite('journeys/run.ts', { env: { ...(await findBrowsers()), ...env }, reportsCpu: true });

/** In the order in which they begin: the longest first. */
const steps = {
  build: () => turbo('build'),
  unit: async () => turbo('test', await unitEnv()),
  journeys: () => runJourneys(),
  lint: async () =>
    (await run(node(), [join(root, 'tooling/scripts/check-words.mjs')])) ||
    (await run('eslint', ['.', '--cache', CACHE, '--cache-location=.cache/eslint/', '--max-warnings=0'])) ||
    lintNatively(),
  format: () => run('prettier', ['--check', '--log-level=warn', PARSER, '--cache', CACHE, '.']),
  docs: () => run(node(), [join(root, 'tooling/scripts/check-docs.mjs')]),
  'supply-chain': () => run(node(), [join(root, 'tooling/supply-chain/check.mjs')]),
  types: checkTypes,
  packages: async () => (await turbo('check:package')) || run('knip', []),
  weight: () => runOnSite('bench/bytes.ts'),
  crawl: () => runOnSite('bench/crawl.ts', { env: { CRAWL_PAGES_ONE_IN: isWhole ? '1' : '12' } }),
  fuzz: () => runOnSite('bench/fuzz.ts', { args: isWhole ? [] : ['--quick', '5000'] }),
  firebase: () => testFirebase(),
  clickhouse: () => testClickHouse(['--testNamePattern', 'in short']),
};

/** `changed` takes a commit behind it, and is no part of a run of all steps. */
const isOfChanges = selected[0] === 'changed';

/** Steps that a run of all steps leaves out, with the reason. */
const skipped = { firebase: reasonToSkip(process.env), clickhouse: reasonToSkipClickHouse() };

for (const name of isOfChanges ? [] : selected)
  if (!Object.hasOwn(steps, name))
    fail(`No step is named ${name}; choose among: ${Object.keys(steps).join(', ')}, changed.`);

/** Steps of a run of all steps that run at a time, on two cores: each is several processes, and more of them at a time cost more CPU each. */
const LANES = 2;

await ensureInstalled();
if (isOfChanges) await runSteps({ changed: () => testChanged(selected[1]) });
else if (selected.length > 0) await runSteps(Object.fromEntries(selected.map((name) => [name, steps[name]])));
else {
  const cpu = await runSteps(steps, { lanes: LANES, skipped });
  process.stdout.write(`\nAll steps passed; CPU ${cpu.toFixed(0)} s.\n`);
}
