// Prints a hash of the real data: an input of the cached unit tests, because the files are outside the repository.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realDataFolder } from './real-data.ts';

const hash = createHash('sha256');
if (existsSync(realDataFolder)) {
  const files = readdirSync(realDataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
}
process.stdout.write(hash.digest('hex'));
