import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type * as z from 'zod';
import type { PipelineEnv } from '#src/env';
import { currentVersion } from '#src/snapshot/snapshot-folder';

/** A made-up card in Scryfall's format. */
export interface CardRecord {
  readonly name: string;
  readonly [field: string]: unknown;
}

export const cardRecord = (name: string, fields: Readonly<Record<string, unknown>> = {}): CardRecord => ({
  object: 'card',
  name,
  layout: 'normal',
  cmc: 2,
  mana_cost: '{1}{G}',
  type_line: 'Creature — Bear',
  oracle_text: '',
  color_identity: ['G'],
  keywords: [],
  legalities: { commander: 'legal' },
  set: 'tst',
  set_name: 'Test Set',
  released_at: '2020-01-01',
  prices: { usd: '1.00' },
  ...fields,
});

/** A printing of the first of `testCards`, as Scryfall's file has it. */
export const printingRecord = (id: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  object: 'card',
  id,
  name: 'Test Card 001',
  lang: 'en',
  layout: 'normal',
  set: 'tst',
  set_name: 'Test Set',
  collector_number: id,
  released_at: '2020-01-01',
  finishes: ['nonfoil'],
  border_color: 'black',
  prices: {},
  ...fields,
});

const BASICS = [
  ['Plains', 'W'],
  ['Island', 'U'],
  ['Swamp', 'B'],
  ['Mountain', 'R'],
  ['Forest', 'G'],
] as const;
const TYPES = [
  'Creature — Bear',
  'Creature — Elf Druid',
  'Instant',
  'Sorcery',
  'Artifact',
  'Enchantment',
  'Planeswalker — Test',
  'Land',
] as const;

/** Four green commanders (one with Partner), a blue one with Partner, basic lands, and `count` cards of all types, every fifth blue. */
export const testCards = (count = 120): readonly CardRecord[] => [
  cardRecord('Greta, Bear Queen', {
    type_line: 'Legendary Creature — Bear',
    oracle_text: 'Other Bears you control get +1/+1.',
  }),
  cardRecord('Gus, Bear King', {
    type_line: 'Legendary Creature — Bear',
    oracle_text: 'Partner',
    keywords: ['Partner'],
  }),
  cardRecord('Ula, Tide Witch', {
    type_line: 'Legendary Creature — Merfolk',
    color_identity: ['U'],
    mana_cost: '{1}{U}',
    oracle_text: 'Partner',
    keywords: ['Partner'],
  }),
  cardRecord('Nobody’s Choice', { type_line: 'Legendary Creature — Elf Druid' }),
  cardRecord('Café Brawler // Closed Kitchen', {
    layout: 'transform',
    type_line: 'Legendary Creature — Human // Land',
    color_identity: ['G'],
  }),
  ...BASICS.map(([name, letter]) =>
    cardRecord(name, { type_line: `Basic Land — ${name}`, color_identity: [letter], mana_cost: '', cmc: 0 }),
  ),
  ...Array.from({ length: count }, (_, index) => {
    const isBlue = index % 5 === 4;
    return cardRecord(`Test Card ${String(index).padStart(3, '0')}`, {
      type_line: TYPES[index % TYPES.length],
      color_identity: [isBlue ? 'U' : 'G'],
      cmc: index % 9,
      oracle_text: index % 4 === 0 ? 'Draw a card.' : 'Nothing happens here.',
      released_at: index % 10 === 0 ? '2024-01-01' : '2015-01-01',
    });
  }),
];

export interface DeckLineFields {
  readonly id: string;
  readonly date?: string | null;
  readonly commanders: readonly string[];
  readonly cards: readonly (string | { readonly name: string; readonly count: number })[];
}

export const testCardName = (index: number): string => `Test Card ${String(index).padStart(3, '0')}`;

/** A deck with the test cards of some numbers and a Forest; Greta is its commander by default. */
export const deckLine = (
  id: string,
  numbers: readonly number[],
  fields: Partial<DeckLineFields> = {},
): DeckLineFields => ({
  id,
  date: '2024-03-01',
  commanders: ['Greta, Bear Queen'],
  cards: [...numbers.map(testCardName), 'Forest'],
  ...fields,
});

/** Numbers of green test cards, which fit a green commander. */
export const greenNumbers = (count: number, from = 0): readonly number[] =>
  Array.from({ length: 120 }, (_, index) => index)
    .filter((index) => index % 5 !== 4)
    .slice(from, from + count);

export const jsonLines = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join('\n');

/** A folder that is deleted after all tests. */
export const tempFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'pipeline-'));

export const testEnv = (dataDir: string, more: Partial<PipelineEnv> = {}): PipelineEnv => ({
  dataDir,
  keepSnapshots: 3,
  duckdbMemoryMb: 256,
  scryfallApi: 'http://127.0.0.1:9',
  userAgent: 'Crownsmith/test',
  sources: { path: join(dataDir, 'sources.json'), required: false },
  ...more,
});

/** Reads and validates a file of the current snapshot. */
export const readCurrentFile = async <T>(
  snapshots: string,
  schema: z.ZodType<T>,
  path: string,
): Promise<T> => {
  const version = (await currentVersion(snapshots)) ?? '';
  return schema.parse(JSON.parse(await readFile(join(snapshots, version, path), 'utf8')));
};

/** Writes a file, gzipped if its name ends in .gz. @returns its path */
export const writeInput = async (
  folder: string,
  name: string,
  text: string | Uint8Array,
): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
};
