import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** A real deck with the tags that its player gave it. */
export interface TaggedDeck {
  readonly file: string;
  readonly commanders: readonly string[];
  readonly cards: readonly string[];
  /** as their site shows them */
  readonly tags: readonly string[];
  /** ISO date */
  readonly saved: string;
}

const FOLDER = 'labelled-2026';

const parseDeck = (file: string, text: string): TaggedDeck => {
  const tags = /^#.*?\btags:\s*([^;\n]+)/m.exec(text)?.[1];
  const saved = /^#.*?\bsaved:\s*(\d{4}-\d\d-\d\d)/m.exec(text)?.[1];
  if (tags === undefined || saved === undefined) throw new Error(`${file} has no tags or no date`);
  const zones = { commander: [] as string[], deck: [] as string[] };
  let zone: keyof typeof zones = 'deck';
  for (const line of text.split('\n').map((each) => each.trim())) {
    const entry = /^\d+ (.+)$/.exec(line)?.[1];
    if (entry !== undefined) zones[zone].push(entry);
    else if (/^commander/i.test(line)) zone = 'commander';
    else if (/^deck/i.test(line)) zone = 'deck';
  }
  return {
    file,
    commanders: zones.commander,
    cards: zones.deck,
    tags: tags.split(',').map((tag) => tag.trim()),
    saved,
  };
};

/** The decks with tags of players; none if this machine lacks them. */
export const readTaggedDecks = (): readonly TaggedDeck[] => {
  const folder = realData(FOLDER);
  return folder === undefined
    ? []
    : readdirSync(folder)
        .filter((file) => file.endsWith('.txt'))
        .sort()
        .map((file) => parseDeck(file, readFileSync(join(folder, file), 'utf8')));
};
