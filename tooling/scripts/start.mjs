// `npm start`: set up, build, publish the starter snapshot if there is none, serve.
import { join } from 'node:path';
import { build, ensureInstalled, node, root, run } from './toolchain.mjs';

await ensureInstalled();
await build('@crownsmith/web', '@crownsmith/pipeline');
if (!process.env.SNAPSHOT) {
  const code = await run(node(), [
    join(root, 'apps/pipeline/dist/cli.js'),
    'publish',
    '--starter',
    '--if-none',
  ]);
  if (code !== 0) process.exit(code);
}
process.exit(
  await run(node(), [join(root, 'apps/web/build/server/index.js')], { env: { NODE_ENV: 'production' } }),
);
