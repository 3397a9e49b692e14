// Writes dist/sbom.cdx.json, the software bill of materials of what is shipped. Fails where it does not fit its schema.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/toolchain.mjs';
import { listLicenses } from './src/licenses.mjs';
import { readLock } from './src/lock-file.mjs';
import { makeSbom, validateSbom } from './src/sbom.mjs';

const licenses = new Map((await listLicenses()).map(({ name, license }) => [name, license]));
const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { version } = JSON.parse(readFileSync(join(root, 'apps/web/package.json'), 'utf8'));
const text = makeSbom({ lock: readLock('pnpm-lock.yaml'), licenses, name, version });
const error = await validateSbom(text);
if (error !== null) {
  process.stderr.write(`The bill of materials is not valid: ${JSON.stringify(error)}\n`);
  process.exit(1);
}
const folder = new URL('dist/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('sbom.cdx.json', folder), text);
