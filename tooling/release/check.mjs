// Packs the public packages, installs the tarballs in fresh folders with npm and with pnpm, and checks what is there:
// contents, cost of single imports, types with four versions of TypeScript, examples.
//   node check.mjs [--all] [--update]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTarballs } from './src/check-tarballs.mjs';
import { packAll } from './src/pack.mjs';
import { publicPackages, root } from './src/packages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'crownsmith-packages-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const packages = publicPackages();
const tarballs = await packAll(packages, root, folder);
const errors = await checkTarballs(packages, tarballs, folder, {
  all: process.argv.includes('--all'),
  update: process.argv.includes('--update'),
});
for (const error of errors) process.stderr.write(`${error}\n`);
process.exit(errors.length > 0 ? 1 : 0);
