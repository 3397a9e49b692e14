import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of real cards and decks, which may be missing. */
export const realDataFolder =
  process.env['CROWNSMITH_REAL_DATA'] ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));

const reported = new Set<string>();

/**
 * Path of a file of real cards or decks, or undefined (and one line on stderr) where this machine does not have it.
 * Use with `describe.skipIf(!path)`.
 */
export const realData = (file: string): string | undefined => {
  const path = join(realDataFolder, file);
  if (existsSync(path)) return path;
  if (!reported.has(file)) {
    reported.add(file);
    process.stderr.write(`skipped: no ${file} in ${realDataFolder}\n`);
  }
  return undefined;
};
