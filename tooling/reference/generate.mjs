// Writes what the site serves at /developers: the reference of the packages, and the documentation of compatible page JSON.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPage } from './src/markdown.mjs';
import { readPackages, root } from './src/read-packages.mjs';

const dist = new URL('dist/', import.meta.url);
mkdirSync(dist, { recursive: true });
const write = (name, content) => writeFileSync(new URL(name, dist), JSON.stringify(content));
write('reference.json', await readPackages());
write('compatible-api.json', toPage(readFileSync(join(root, 'docs/compatible-api.md'), 'utf8')));
