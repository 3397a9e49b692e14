// `npm run pipeline|evaluate|bench|dev -- …`: set up what the command needs, then run it with the pinned Node.
import { join } from 'node:path';
import { build, ensureInstalled, fail, node, root, run } from './toolchain.mjs';

const [name, ...args] = process.argv.slice(2);
const script = (file, rest = args) => run('tsx', ['--conditions=source', join(root, file), ...rest]);

const commands = {
  pipeline: async () => {
    await build('@crownsmith/pipeline');
    return run(node(), [join(root, 'apps/pipeline/dist/cli.js'), ...args]);
  },
  evaluate: async () => {
    if (args[0] === 'tags') return script('packages/catalog/bench/tags.ts', args.slice(1));
    return script('packages/recommender/bench/evaluate.ts');
  },
  bench: async () => {
    const benches = {
      recommender: 'packages/recommender/bench/speed.ts',
      typeahead: 'apps/web/bench/typeahead.ts',
      bytes: 'apps/web/bench/bytes.ts',
      crawl: 'apps/web/bench/crawl.ts',
      pages: 'apps/web/bench/pages.ts',
      lighthouse: 'apps/web/bench/lighthouse.ts',
      cards: 'packages/catalog/bench/read.ts',
      pipeline: 'apps/pipeline/bench/publish.ts',
    };
    const [only, ...rest] = args;
    const overSite = ['bytes', 'crawl', 'pages', 'lighthouse'];
    if (!only || overSite.includes(only)) await build('@crownsmith/web', '@crownsmith/pipeline');
    if (only && !only.startsWith('-')) {
      if (!(only in benches)) fail(`No bench named ${only}; there are: ${Object.keys(benches).join(', ')}.`);
      return script(benches[only], rest);
    }
    for (const [label, file] of Object.entries(benches)) {
      process.stdout.write(`\n── ${label} ──\n`);
      const code = await script(file);
      if (code !== 0) return code;
    }
    return 0;
  },
  dev: async () => run('pnpm', ['--filter', '@crownsmith/web', 'exec', 'remix', 'vite:dev', ...args]),
};

if (!name || !(name in commands)) fail(`Usage: run.mjs ${Object.keys(commands).join('|')} [arguments]`);
await ensureInstalled();
process.exit(await commands[name]());
