// `node check-types.mjs [folder …]`: checks the types of workspaces, by default of all, and of those that they depend on, with the native
// compiler. Each workspace is a project that others read by its declarations, so that each file is checked once, and again when it or what
// it uses has changed.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nativeCompiler } from './native-compiler.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = process.argv.slice(2);
const projects =
  folders.length > 0
    ? globSync(folders.map((folder) => `${folder}/tsconfig*.json`))
    : globSync('{apps,packages,tooling}/*/tsconfig*.json', { cwd: root }).map((file) => `${root}${file}`);
// On one thread: others would check again what they share.
const args = [nativeCompiler, '--build', '--singleThreaded', ...projects];
const { status, error } = spawnSync(process.execPath, args, { stdio: 'inherit' });
if (error) throw error;
process.exit(status ?? 1);
