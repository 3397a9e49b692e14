import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { UNREADABLE_LISTS } from '@crownsmith/test-support';
import { beforeAll, describe, expect, it } from 'vitest';
import { importCombos } from '#src/combos/import-combos';
import { importDecks } from '#src/decks/import-decks';
import { EXIT_CODES } from '#src/pipeline-error';
import { importPrices } from '#src/prices/import-prices';
import { silentProgress } from '#src/progress';
import { importSalt } from '#src/salt/import-salt';
import type { Store } from '#src/store/store';
import {
  deckLine,
  greenNumbers,
  jsonLines,
  testCardName,
  testCards,
  writeInput,
} from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';

const NOW = new Date('2026-11-21T00:00:00Z');
const quiet = silentProgress();
type Import = (store: Store, path: string) => Promise<unknown>;

const names = Array.from({ length: 20 }, (_, index) => testCardName(index));
const decks = Array.from({ length: 6 }, (_, index) => deckLine(`d${index}`, greenNumbers(40, index)));
const combos = names.map((name, index) => ({ id: `c${index}`, cards: [name, names[0]], results: ['Mana'] }));
const prices = names.map((name) => ({ name, tcgplayer: 1.25 }));
const salt = names.map((name) => ({ name, salt: 1.25 }));

const DECKS: Import = (store, path) => importDecks(store, path, {}, NOW, quiet);
const COMBOS: Import = (store, path) => importCombos(store, path, {}, NOW, quiet);
const PRICES: Import = (store, path) => importPrices(store, path, {}, NOW, quiet);
const SALT: Import = (store, path) => importSalt(store, path, {}, NOW, quiet);

/** Every kind of file that has an end, and how it is imported. */
const FILES: readonly (readonly [what: string, read: Import, text: string])[] = [
  ['decks as JSON lines', DECKS, jsonLines(decks)],
  ['decks as an array', DECKS, JSON.stringify(decks, undefined, 2)],
  ['decks as an array on one line', DECKS, JSON.stringify(decks)],
  ['one deck', DECKS, JSON.stringify(decks[0], undefined, 1)],
  ['combos as JSON lines', COMBOS, jsonLines(combos)],
  ['combos below a key', COMBOS, JSON.stringify({ version: 1, variants: combos })],
  ['prices as JSON lines', PRICES, jsonLines(prices)],
  ['prices as an array', PRICES, JSON.stringify(prices)],
  ['salt as JSON lines', SALT, jsonLines(salt)],
  ['salt as a table', SALT, ['name,salt', ...names.map((name) => `"${name}",1.25`)].join('\n')],
];

describe('a file that is cut off', () => {
  let at: Awaited<ReturnType<typeof makeTestStore>>;
  let files = 0;
  const state = () => readFile(join(at.env.dataDir, 'store/state.json'), 'utf8');
  const write = (content: string | Uint8Array) => at.write(`file-${files++}`, content);

  beforeAll(async () => {
    at = await makeTestStore();
    await at.importCards(testCards(60));
  });

  const expectRefused = async (read: Import, path: string) => {
    const before = await state();
    const error: unknown = await at.use((store) => read(store, path)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'bad-input', message: expect.stringContaining('is incomplete') });
    expect(await state()).toBe(before);
  };

  it.each(FILES)('with %s is refused, and nothing of it is imported', async (_what, read, text) => {
    for (const share of [0.5, 0.9]) {
      // Within a record: between two lines nothing shows that more should follow.
      const end = text.lastIndexOf('"', text.length * share) + 1;
      await expectRefused(read, await write(text.slice(0, end)));
      const gzip = gzipSync(text);
      await expectRefused(read, await write(gzip.subarray(0, gzip.length * share)));
    }
  });

  it.each(UNREADABLE_LISTS)('or is $what is named as everywhere', async ({ bytes, sentence }) => {
    const path = await write(bytes);
    await expect(at.use((store) => DECKS(store, path))).rejects.toThrow(sentence);
  });

  it('ends the command with 1', () => expect(EXIT_CODES['bad-input']).toBe(1));

  it('in a folder refuses all of it if it has many decks, and is one rejected deck if it has one', async () => {
    const lists = join(at.folder, 'lists');
    await mkdir(lists);
    await writeInput(lists, 'a.json', JSON.stringify(decks[0], undefined, 1));
    await writeInput(lists, 'b.json', JSON.stringify(decks[1], undefined, 1).slice(0, 400));
    const summary = await at.importDeckFile(lists);
    expect(summary).toMatchObject({ added: 1, rejected: { malformed: 1 } });
    await writeInput(lists, 'c.jsonl', jsonLines(decks).slice(0, -100));
    await expectRefused(DECKS, lists);
  });

  it.each(FILES)('is not what a whole file is taken for: %s', async (_what, read, text) => {
    const path = await write(`${text}\n`);
    await expect(at.use((store) => read(store, path))).resolves.toBeDefined();
  });
});
