// Writes dist/reference.json, the reference that the site serves at /developers. Fails if an export has no doc comment.
import { mkdirSync, writeFileSync } from 'node:fs';
import { findUndocumented, readPackages } from './src/read-packages.mjs';

const packages = await readPackages();
const undocumented = findUndocumented(packages);
for (const name of undocumented) process.stderr.write(`no doc comment: ${name}\n`);
if (undocumented.length > 0) process.exit(1);

const dist = new URL('dist/', import.meta.url);
mkdirSync(dist, { recursive: true });
writeFileSync(new URL('reference.json', dist), JSON.stringify(packages));
for (const { fullName, exports } of packages)
  process.stdout.write(`${fullName}: ${exports.length} exports\n`);
