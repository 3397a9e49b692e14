import { readFile } from 'node:fs/promises';
import { rulesFileSchema } from '@crownsmith/catalog';
import { DECK_KINDS } from '@crownsmith/api-client';
import * as z from 'zod';
import { writeAtomic } from '#src/disk/atomic-file';
import { systemCode } from '@crownsmith/answers/snapshot';
import { PipelineError } from '#src/pipeline-error';
import type { StorePaths } from './store-paths';

const count = z.number().int().nonnegative();
const StoreFile = z.object({ file: z.string().regex(/^[a-z0-9-]+\.parquet$/), rows: count });

/** An import, whether or not it changed the store. */
const ImportRecord = z.object({
  kind: z.enum([
    'cards',
    'decks',
    'prices',
    'printings',
    'combos',
    'salt',
    'precons',
    'handed-in',
    'salt-votes',
    'card-names',
    'tags',
    'rules',
    'migrations',
  ]),
  /** hash of the input and of the options that change how it is read */
  hash: z.string(),
  name: z.string(),
  /** ISO date and time */
  at: z.string(),
  counts: z.record(z.string(), z.number()),
  /** who the input is from, such as Scryfall or the host of its address; absent for files */
  from: z.string().optional(),
  /** day of the input itself, ISO, where it or its source states one */
  date: z.string().optional(),
  /** of cards: which facts were read of a record, see `CARD_READING`; absent from older states */
  reading: z.number().int().positive().optional(),
});
/** Where an input is from and of which day it is, as far as that is known. */
export type InputOrigin = Pick<z.infer<typeof ImportRecord>, 'from' | 'date'>;
type ImportRecord = z.infer<typeof ImportRecord>;

/** `store/state.json`: which files make up the store. The only file of the store that is ever replaced. */
export const StoreState = z.object({
  schema: z.literal(1),
  revision: count,
  cards: StoreFile.extend({ origin: z.enum(['starter', 'imported']) }).nullable(),
  /** dictionary of every name as written in a deck */
  names: StoreFile.nullable(),
  decks: StoreFile.extend({ sample: z.boolean() }).nullable(),
  /** cards of the decks, one file per import */
  deckCards: z.array(StoreFile),
  /** results of decks in events; absent from older states */
  deckResults: StoreFile.nullable().default(null),
  prices: StoreFile.nullable(),
  /** absent from older states, which had none of these */
  printings: StoreFile.nullable().default(null),
  combos: StoreFile.nullable().default(null),
  salt: StoreFile.nullable().default(null),
  precons: StoreFile.nullable().default(null),
  /** decks that people handed in on the site */
  'handed-in': StoreFile.nullable().default(null),
  /** votes of the site's users on the salt of cards */
  'salt-votes': StoreFile.nullable().default(null),
  /** names that cards have besides their own */
  'card-names': StoreFile.nullable().default(null),
  /** tags that people gave to cards */
  tags: StoreFile.nullable().default(null),
  /** the number of each card that was ever published, see `CardNumber` */
  'card-numbers': StoreFile.nullable().default(null),
  /** newer rules than the program has, by day and source */
  rules: z.array(rulesFileSchema).default([]),
  /** share of a source's decks that count; sources that are not listed count whole */
  weights: z.array(z.object({ source: z.string(), weight: z.number().min(0).lt(1) })).default([]),
  /** whose decks a source has, as the operator stated it */
  kinds: z.array(z.object({ source: z.string(), kind: z.enum(DECK_KINDS) })).default([]),
  /** number of the next deck */
  nextDeck: count,
  imports: z.array(ImportRecord),
  /** SHA-256 digests in base64url, by file; absent from older states, whose files are not compared */
  checksums: z.record(z.string(), z.string().regex(/^[\w-]{43}$/)).default({}),
});
export type StoreState = z.infer<typeof StoreState>;
type StoreFile = z.infer<typeof StoreFile>;

export const EMPTY_STORE: StoreState = {
  schema: 1,
  revision: 0,
  cards: null,
  names: null,
  decks: null,
  deckCards: [],
  deckResults: null,
  prices: null,
  printings: null,
  combos: null,
  salt: null,
  precons: null,
  'handed-in': null,
  'salt-votes': null,
  'card-names': null,
  tags: null,
  'card-numbers': null,
  rules: [],
  weights: [],
  kinds: [],
  nextDeck: 0,
  imports: [],
  checksums: {},
};

/** Reads the store's state; the empty one if nothing was imported. @throws PipelineError 'broken-store' */
export const readState = async (paths: StorePaths): Promise<StoreState> => {
  let text: string;
  try {
    text = await readFile(paths.state, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return EMPTY_STORE;
    // Its path is not in the error.
    if (systemCode(error) === 'EISDIR')
      throw new PipelineError(
        'broken-store',
        `${paths.state} is a folder. Restore the file, or move ${paths.store} away and import again.`,
        { cause: error },
      );
    throw error;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new PipelineError(
      'broken-store',
      `${paths.state} is not JSON. Restore it, or move ${paths.store} away and import again.`,
      { cause: error },
    );
  }
  const parsed = StoreState.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new PipelineError(
    'broken-store',
    `${paths.state} does not fit this version: ${z.prettifyError(parsed.error)}`,
  );
};

/** Replaces the store's state atomically. The files that it names must be on disk already. */
export const writeState = (paths: StorePaths, state: StoreState): Promise<void> =>
  writeAtomic(paths.state, `${JSON.stringify(StoreState.parse(state), null, 1)}\n`);

/** The files that a state names. */
export const stateFiles = (state: StoreState): ReadonlySet<string> =>
  new Set(
    [
      state.cards,
      state.names,
      state.decks,
      state.prices,
      state.printings,
      state.combos,
      state.salt,
      state.precons,
      state['handed-in'],
      state['salt-votes'],
      state['card-names'],
      state.tags,
      state['card-numbers'],
      state.deckResults,
      ...state.deckCards,
    ].flatMap((file) => (file === null ? [] : [file.file])),
  );
