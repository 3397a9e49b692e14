// Writes dist/reference.json, the reference that the site serves at /developers.
import { mkdirSync, writeFileSync } from 'node:fs';
import { readPackages } from './src/read-packages.mjs';

const dist = new URL('dist/', import.meta.url);
mkdirSync(dist, { recursive: true });
writeFileSync(new URL('reference.json', dist), JSON.stringify(await readPackages()));
