// `node check-types.mjs [options of tsc]`: checks types with the native compiler, several times faster than the one in
// JavaScript, which ESLint and the declarations of the packages need.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
const { status, error } = spawnSync(process.execPath, [compiler, '--noEmit', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
if (error) throw error;
process.exit(status ?? 1);
