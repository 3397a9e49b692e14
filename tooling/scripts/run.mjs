// `npm run pipeline|accounts|evaluate|bench|dev|test:firebase|test:postgres|test:clickhouse|test:container|test:alerts|changeset|version-packages|release -- …`:
// sets up what the command needs, then runs it.
import { join } from 'node:path';
import { runWithClickHouse, testClickHouse } from './clickhouse/test-clickhouse.mjs';
import { testFirebase } from './firebase/test-firebase.mjs';
import { requireProgram } from './programs.mjs';
import { testAlerts } from './test-alerts.mjs';
import { testPostgres } from './test-postgres.mjs';
import { build, ensureInstalled, fail, node, root, run } from './toolchain.mjs';

const [name, ...args] = process.argv.slice(2);
const runSource = (file, { rest = [], env = {} } = {}) =>
  run('tsx', ['--conditions=source', join(root, file), ...rest], { env });

/**
 * Benchmarks by name. `site` needs the built site, `builds` these workspaces, `program` a program that is no npm package, `clickHouse` a server of it; `named` runs only when it
 * is named.
 */
const benches = {
  recommender: { file: 'packages/recommender/bench/speed.ts' },
  narrowing: { file: 'packages/recommender/bench/narrowing.ts' },
  cuts: { file: 'packages/recommender/bench/cuts.ts' },
  typeahead: { file: 'apps/web/bench/typeahead.ts' },
  search: { file: 'apps/web/bench/search.ts' },
  combos: { file: 'apps/web/bench/combos.ts' },
  collection: { file: 'apps/web/bench/collection.ts', site: true, program: 'chromium' },
  bytes: { file: 'apps/web/bench/bytes.ts', site: true },
  crawl: { file: 'apps/web/bench/crawl.ts', site: true },
  pages: { file: 'apps/web/bench/pages.ts', site: true, program: 'wrk' },
  overload: { file: 'apps/web/bench/overload.ts', site: true },
  load: { file: 'apps/web/bench/load.ts', site: true, named: true },
  lighthouse: { file: 'apps/web/bench/lighthouse.ts', site: true, program: 'chromium' },
  'main-thread': { file: 'apps/web/bench/main-thread.ts', site: true, program: 'chromium', named: true },
  pictures: { file: 'apps/web/bench/pictures.ts', site: true, program: 'chromium', named: true },
  widget: { file: 'apps/web/bench/widget.ts', site: true, program: 'chromium', named: true },
  'sign-in-timing': { file: 'apps/web/bench/sign-in-timing.ts' },
  'accounts-kill': { file: 'apps/web/bench/accounts-kill.ts' },
  fuzz: { file: 'apps/web/bench/fuzz.ts', site: true, named: true },
  cards: { file: 'packages/catalog/bench/read.ts' },
  notations: { file: 'packages/domain/bench/notations.ts' },
  brackets: { file: 'packages/deck-report/bench/brackets.ts' },
  'deck-report': { file: 'packages/deck-report/bench/speed.ts' },
  pipeline: { file: 'apps/pipeline/bench/publish.ts' },
  counting: { file: 'apps/pipeline/bench/counting.ts', clickHouse: true, named: true },
  scale: { file: 'apps/pipeline/bench/scale.ts', builds: ['@crownsmith/pipeline'], named: true },
};

/** Evaluations by name; the first one runs without a name. */
const evaluations = {
  recommendations: 'packages/recommender/bench/evaluate.ts',
  tags: 'packages/catalog/bench/tags.ts',
  themes: 'apps/pipeline/bench/themes.ts',
};

const runBench = async ({ file, site, program, clickHouse, builds = [] }, rest) => {
  const env = program ? await requireProgram(program) : {};
  if (site) await build('@crownsmith/web', '@crownsmith/pipeline');
  if (builds.length > 0) await build(...builds);
  if (clickHouse) return runWithClickHouse('tsx', ['--conditions=source', join(root, file), ...rest]);
  return runSource(file, { rest, env });
};

const runAllBenches = async () => {
  for (const [label, bench] of Object.entries(benches).filter(([, { named }]) => !named)) {
    process.stdout.write(`\n── ${label} ──\n`);
    const code = await runBench(bench, []);
    if (code !== 0) return code;
  }
  return 0;
};

const commands = {
  pipeline: async () => {
    await build('@crownsmith/pipeline');
    return run(node(), [join(root, 'apps/pipeline/dist/cli.js'), ...args]);
  },
  accounts: async () => runSource('apps/web/operator/cli.ts', { rest: args }),
  evaluate: async () => {
    const [what, ...rest] = args;
    if (!what) return runSource(evaluations.recommendations);
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
