import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realData } from '@crownsmith/real-data';

/** A real deck with the tags that its player gave it. */
export interface TaggedDeck {
  readonly file: string;
  readonly commanders: readonly string[];
  readonly cards: readonly string[];
  /** as their site shows them */
  readonly tags: readonly string[];
}

/** Names are compared by their letters and digits, without the s of a plural. @example tagKey('+1/+1 Counters') // '11counter' */
export const tagKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '');

const FOLDER = 'labelled-2026';

const parseDeck = (file: string, text: string): TaggedDeck => {
  const tags = /^#.*?\btags:\s*([^;\n]+)/m.exec(text)?.[1];
  if (tags === undefined) throw new Error(`${file} has no tags`);
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
