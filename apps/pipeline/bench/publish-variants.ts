/** Makes a store of so many variants of decks and publishes it, for benchmarks of other workspaces: `publish-variants.ts FOLDER DECKS`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { makeVariants } from './variants';

const [dataDir = '', decks = ''] = process.argv.slice(2);
await makeVariants(dataDir, Number(decks));
const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const child = spawn(process.execPath, [cli, 'publish', '--formats', 'all'], {
  env: { ...process.env, DATA_DIR: dataDir },
  stdio: 'inherit',
});
const [code] = (await once(child, 'close')) as [number | null];
process.exitCode = code ?? 1;
