// `npm run pipeline|backup|restore|accounts|evaluate|bench|dev|test:firebase|test:postgres|test:clickhouse|test:container|test:alerts|test:clients|test:first-hour|changeset|version-packages|release -- …`:
// sets up what the command needs, then runs it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { benches, evaluations } from './benches.mjs';
import { runWithClickHouse, testClickHouse } from './clickhouse/test-clickhouse.mjs';
import { testFirebase } from './firebase/test-firebase.mjs';
import { findProgram, requireProgram } from './programs.mjs';
import { withSmallDisk } from './small-disk.mjs';
import { testAlerts } from './test-alerts.mjs';
import { testPostgres } from './test-postgres.mjs';
import { build, ensureInstalled, fail, node, root, run } from './toolchain.mjs';

const [name, ...args] = process.argv.slice(2);
/** Runs a file by the compiler options of its workspace, such as `apps/web`: pages are written in its dialect of JSX. */
const runSource = (file, { rest = [], env = {} } = {}) => {
  const options = join(root, ...file.split('/').slice(0, 2), 'tsconfig.json');
  const config = existsSync(options) ? [`--tsconfig=${options}`] : [];
  return run('tsx', ['--conditions=source', ...config, join(root, file), ...rest], { env });
};

const runBench = async ({ file, site, program, optional = [], clickHouse, disk, builds = [] }, rest) => {
  // What is measured is what a site runs: React has other code for development.
  const env = { NODE_ENV: 'production', ...(program && (await requireProgram(program))) };
  for (const name of optional) Object.assign(env, await findProgram(name));
  if (site) await build('@crownsmith/web', '@crownsmith/pipeline');
  if (builds.length > 0) await build(...builds);
  if (clickHouse) return runWithClickHouse('tsx', ['--conditions=source', join(root, file), ...rest]);
  if (!disk) return runSource(file, { rest, env });
  return withSmallDisk((folder) => runSource(file, { rest, env: { ...env, SMALL_DISK: folder } }));
};

const runAllBenches = async () => {
  for (const [label, bench] of Object.entries(benches).filter(([, { named }]) => !named)) {
    process.stdout.write(`\n── ${label} ──\n`);
    const code = await runBench(bench, []);
    if (code !== 0) return code;
  }
  return 0;
};

const runPipeline = async (...rest) => {
  await build('@crownsmith/pipeline');
  return run(node(), [join(root, 'apps/pipeline/dist/cli.js'), ...rest]);
};

const commands = {
  pipeline: async () => runPipeline(...args),
  backup: async () => runPipeline('backup', ...args),
  restore: async () => runPipeline('restore', ...args),
  accounts: async () => runSource('apps/web/operator/cli.ts', { rest: args }),
  evaluate: async () => {
    const [what, ...rest] = args;
    if (what === undefined || what.startsWith('--'))
      return runSource(evaluations.recommendations, { rest: args });
    if (!Object.hasOwn(evaluations, what))
      fail(`No evaluation is named ${what}; choose one of: ${Object.keys(evaluations).join(', ')}.`);
    return runSource(evaluations[what], { rest });
  },
  bench: async () => {
    const [only, ...rest] = args;
    if (!only) return runAllBenches();
    if (!Object.hasOwn(benches, only))
      fail(`No benchmark is named ${only}; choose one of: ${Object.keys(benches).join(', ')}.`);
    return runBench(benches[only], rest);
  },
  dev: async () => {
    await build('@crownsmith/reference');
    return run('pnpm', ['--filter', '@crownsmith/web', 'exec', 'remix', 'vite:dev', ...args]);
  },
  'test:firebase': async () => testFirebase(args),
  'test:postgres': async () => testPostgres(args),
  'test:clickhouse': async () => testClickHouse(args),
  /** Runs the steps of the Dockerfile and what the image starts, without a container. */
  'test:container': async () => run(node(), [join(root, 'tooling/container/run.mjs')]),
  /** Checks the alert rules by Prometheus' own tool. */
  'test:alerts': async () => testAlerts(),
  /** Calls the built site by clients that other people's programs generate from its OpenAPI document. */
  'test:clients': async () => {
    await build('@crownsmith/web', '@crownsmith/pipeline');
    return runSource('tooling/release/clients.mjs');
  },
  /** Runs the commands of the page about a host's first hour, on sources of this machine. */
  'test:first-hour': async () => runSource('apps/pipeline/bench/first-hour.ts'),
  changeset: async () => run('changeset', args),
  /** Turns the changesets into versions and changelogs; with --dry it only lists the versions. */
  'version-packages': async () =>
    run('changeset', args.includes('--dry') ? ['status', '--verbose'] : ['version']),
  /** Packs and checks the public packages; with --dry-run nothing is published. */
  release: async () => {
    await build('./packages/*');
    return run(node(), [join(root, 'tooling/release/release.mjs'), ...args]);
  },
};

if (!name || !Object.hasOwn(commands, name))
  fail(`Usage: run.mjs ${Object.keys(commands).join('|')} [arguments]`);
await ensureInstalled();
process.exit(await commands[name]());
