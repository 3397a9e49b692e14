import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** The folder of real cards and decks, which may be missing. */
export const realDataFolder =
  process.env['CROWNSMITH_REAL_DATA'] ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));

/** The card file: Scryfall's oracle cards as of 2026, JSON Lines, gzipped. */
export const REAL_CARDS = 'oracle-cards-2026.jsonl.gz';

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

/** The records of a gzipped file of JSON Lines. */
export const readJsonLines = (path: string): readonly unknown[] =>
  gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));

/** The first name of a record is that of its card. */
const CARD_NAME = /"name": ?("(?:[^"\\]|\\.)*")/;

/**
 * The lines of the card file, or of those of its cards that are wanted by name: reading all 37,934 takes most of the time of a
 * test of a few decks.
 */
export const cardLines = (path: string, isWanted: (name: string) => boolean): readonly string[] =>
  gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => {
      const [, name] = CARD_NAME.exec(line) ?? [];
      return name !== undefined && isWanted(String(JSON.parse(name)));
    });
