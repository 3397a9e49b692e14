// `node check-types.mjs [options of tsc]`: checks types with the native compiler, several times faster than the one in
// JavaScript, which ESLint and the declarations of the packages need. On one thread: others would check again what they share, and two
// workspaces are checked at a time as it is.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
const args = [compiler, '--noEmit', '--singleThreaded', ...process.argv.slice(2)];
const { status, error } = spawnSync(process.execPath, args, { stdio: 'inherit' });
if (error) throw error;
process.exit(status ?? 1);
