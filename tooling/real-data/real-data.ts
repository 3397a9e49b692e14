import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder =
  process.env['CROWNSMITH_REAL_DATA'] ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));

const said = new Set<string>();

/**
 * Path of a file of real cards or decks, or undefined where it is not on this machine; then one line says that what
 * needs it is skipped. Use with `describe.skipIf(!path)`.
 */
export const realData = (file: string): string | undefined => {
  const path = join(folder, file);
  if (existsSync(path)) return path;
  if (!said.has(file)) {
    said.add(file);
    process.stderr.write(`skipped: no ${file} in ${folder}\n`);
  }
  return undefined;
};
