import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foldName } from '@crownsmith/domain';
import { systemCode } from '@crownsmith/answers/snapshot';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { writePrivateFile } from './write-file.server';

/** What visitors asked for and did not get: a search that found nothing, an address that is no page. */
export type UnmetNeed = 'search' | 'address';

const count = z.int().min(0);
const UnmetNeeds = z.object({
  /** since when it is counted, ISO date and time */
  since: z.iso.datetime(),
  search: count,
  address: count,
  /** names of pasted lists that are no card, with how often they were pasted, most frequent first */
  names: z.array(z.object({ name: z.string(), count })),
});
/** What visitors did not find. */
export type UnmetNeeds = z.infer<typeof UnmetNeeds>;

/** Senders that have to paste a name before it is shown or stored: what one person has typed stays theirs. */
export const MIN_SENDERS = 3;
/** Names that are stored and shown. */
const MAX_NAMES = 100;
/** Names in memory: those that wait for further senders, and those that have had enough. */
const MAX_IN_MEMORY = 1000;
/** Names of one list: one that is no list of cards has hundreds. */
const MAX_NAMES_OF_LIST = 20;
const MAX_NAME_CHARACTERS = 60;

const startedAt = new Date().toISOString();
/** What this process has counted and not yet stored. */
let pending: Record<UnmetNeed, number> = { search: 0, address: 0 };
let pendingNames = new Map<string, { name: string; count: number }>();
/** Names that enough senders pasted, by their folded form. */
const shown = new LRUCache<string, true>({ max: MAX_IN_MEMORY });
/** Who pasted the others. */
const waiting = new LRUCache<string, Set<string>>({ max: MAX_IN_MEMORY });

/** Counts a need that found nothing; nothing of who asked, or of what, is kept. */
export const noteUnmetNeed = (need: UnmetNeed): void => {
  pending[need] += 1;
};

/** A name as it is shown; undefined for what can be no card's: addresses, long numbers, signs. */
const cleanName = (text: string): string | undefined => {
  const name = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NAME_CHARACTERS).trim();
  return /\p{L}/u.test(name) && !/@|:\/\/|\d{5}|\p{Cc}/u.test(name) ? name : undefined;
};

const countName = (name: string, more: number): void => {
  const key = foldName(name);
  const entry = pendingNames.get(key);
  if (entry) entry.count += more;
  else if (pendingNames.size < MAX_NAMES) pendingNames.set(key, { name, count: more });
};

/**
 * Counts names of a pasted list that are no card. A name waits in memory until several senders have pasted it.
 * @param sender a token of who sent the list
 */
export const noteUnknownNames = (names: readonly string[], sender: string): void => {
  for (const name of new Set(names.slice(0, MAX_NAMES_OF_LIST).map(cleanName))) {
    if (name === undefined) continue;
    const key = foldName(name);
    if (shown.get(key)) {
      countName(name, 1);
      continue;
    }
    const senders = waiting.get(key) ?? new Set();
    senders.add(sender);
    waiting.set(key, senders);
    if (senders.size < MIN_SENDERS) continue;
    waiting.delete(key);
    shown.set(key, true);
    countName(name, senders.size);
  }
};

const pathIn = (dataDir: string): string => join(dataDir, 'unmet-needs.json');

/** What is stored; undefined for nothing, and for a file that does not fit, which is replaced. */
const readStored = async (dataDir: string): Promise<UnmetNeeds | undefined> => {
  try {
    return UnmetNeeds.safeParse(JSON.parse(await readFile(pathIn(dataDir), 'utf8'))).data;
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
};

const addNames = (stored: UnmetNeeds['names']): UnmetNeeds['names'] => {
  const names = new Map(stored.map((entry) => [foldName(entry.name), { ...entry }]));
  for (const [key, { name, count: more }] of pendingNames)
    names.set(key, { name, count: (names.get(key)?.count ?? 0) + more });
  return [...names.values()].sort((a, b) => b.count - a.count).slice(0, MAX_NAMES);
};

/** What visitors did not find: what is stored, and what this process has counted since. Pages from the HTML cache are not counted again. */
export const readUnmetNeeds = async (dataDir: string): Promise<UnmetNeeds> => {
  const stored = await readStored(dataDir);
  return {
    since: stored?.since ?? startedAt,
    search: (stored?.search ?? 0) + pending.search,
    address: (stored?.address ?? 0) + pending.address,
    names: addNames(stored?.names ?? []),
  };
};

/**
 * Stores what this process has counted, so that it outlives it. Of several processes of one folder that store at the same moment, one
 * may lose what it counted since it last did.
 */
export const saveUnmetNeeds = async (dataDir: string): Promise<void> => {
  const hasCounted = pending.search + pending.address + pendingNames.size > 0;
  if (!existsSync(dataDir)) return;
  const needs = await readUnmetNeeds(dataDir);
  for (const { name } of needs.names) shown.set(foldName(name), true);
  if (!hasCounted) return;
  // What comes while the file is written is counted for the next.
  const [counted, names] = [pending, pendingNames];
  pending = { search: 0, address: 0 };
  pendingNames = new Map();
  try {
    await writePrivateFile(pathIn(dataDir), `${JSON.stringify(needs)}\n`);
  } catch (error) {
    pending.search += counted.search;
    pending.address += counted.address;
    for (const entry of names.values()) countName(entry.name, entry.count);
    throw error;
  }
};
