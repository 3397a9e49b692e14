import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { importCards } from '#src/cards/import-cards';
import type { PipelineError } from '#src/pipeline-error';
import { silentProgress } from '#src/progress';
import { publish } from '#src/publish/publish';
import { withStore } from '#src/store/store';
import { storePaths } from '#src/store/store-paths';
import { readState } from '#src/store/store-state';
import {
  deckLine,
  greenNumbers,
  jsonLines,
  tempFolder,
  testCards,
  testEnv,
  writeInput,
} from '#src/testing/fixtures';
import { importDecks, type DeckImportOptions } from './import-decks';

const Reject = z.object({ position: z.string().optional(), reason: z.string() });
const NOW = new Date('2026-11-21T00:00:00Z');
const quiet = silentProgress();

const setUp = async (withCards = true) => {
  const folder = await tempFolder();
  const env = testEnv(join(folder, 'data'));
  const cards = await writeInput(folder, 'cards.json', JSON.stringify(testCards()));
  const importTestCards = () => withStore(env, (store) => importCards(store, cards, {}, NOW, quiet));
  if (withCards) await importTestCards();
  return {
    folder,
    env,
    importTestCards,
    decks: (path: string, options: DeckImportOptions = {}) =>
      withStore(env, (store) => importDecks(store, path, options, NOW, quiet)),
    state: () => readState(storePaths(env.dataDir)),
  };
};

const catchError = async (work: Promise<unknown>): Promise<Pick<PipelineError, 'code' | 'message'>> => {
  try {
    await work;
  } catch (error) {
    return error as PipelineError;
  }
  throw new Error('nothing was thrown');
};

describe('importDecks', () => {
  it('changes nothing if a file is imported twice', async () => {
    const { folder, decks, state } = await setUp();
    const path = await writeInput(
      folder,
      'decks.jsonl.gz',
      jsonLines([deckLine('a', greenNumbers(40)), deckLine('b', greenNumbers(40, 20))]),
    );
    expect(await decks(path)).toMatchObject({ alreadyImported: false, read: 2, added: 2 });
    const before = await state();
    expect(await decks(path)).toMatchObject({ alreadyImported: true, added: 0 });
    expect(await state()).toEqual(before);
    expect(await decks(path, { force: true })).toMatchObject({
      alreadyImported: false,
      added: 0,
      duplicates: 2,
    });
    expect((await state()).decks).toEqual(before.decks);
  });

  it('identifies a deck by content across files, orders and spellings, and keeps the earliest date', async () => {
    const { folder, decks, state } = await setUp();
    const numbers = greenNumbers(40);
    const first = deckLine('a', numbers, { date: null, commanders: ['Café Brawler // Closed Kitchen'] });
    const again = deckLine('z', [...numbers].reverse(), { date: '2023-05-05', commanders: ['CAFE BRAWLER'] });
    const later = deckLine('y', numbers, { date: '2024-05-05', commanders: ['Café Brawler/Closed Kitchen'] });
    expect(await decks(await writeInput(folder, 'one.jsonl', jsonLines([first])))).toMatchObject({
      added: 1,
    });
    expect(await decks(await writeInput(folder, 'two.jsonl', jsonLines([again, later])))).toMatchObject({
      added: 0,
      duplicates: 2,
      redated: 1,
    });
    expect(await decks(await writeInput(folder, 'three.jsonl', jsonLines([later])))).toMatchObject({
      added: 0,
      redated: 0,
    });
    expect(
      await decks(await writeInput(folder, 'four.jsonl', jsonLines([later])), { format: 'duel' }),
    ).toMatchObject({ added: 1 });
    expect((await state()).decks?.rows).toBe(2);
  });

  it('rejects what is no deck with position and reason, and imports the rest', async () => {
    const { folder, decks, env } = await setUp();
    const numbers = greenNumbers(40);
    const text = [
      JSON.stringify(deckLine('good', numbers)),
      '{"id": "broken", "commanders": [',
      JSON.stringify(deckLine('headless', numbers, { commanders: [] })),
      JSON.stringify(
        deckLine('crowd', numbers, {
          commanders: ['Greta, Bear Queen', 'Gus, Bear King', 'Ula, Tide Witch'],
        }),
      ),
      JSON.stringify(deckLine('short', numbers.slice(0, 2))),
      JSON.stringify(deckLine('stranger', numbers, { commanders: ['Nobody Knows Me'] })),
      JSON.stringify({ hello: 'world' }),
      `{"id":"${'x'.repeat(4_000_100)}"}`,
      '',
      JSON.stringify(
        deckLine('odd name', [...numbers, 7], { cards: [...deckLine('', numbers).cards, 'Test Cart 001'] }),
      ),
    ].join('\n');
    const summary = await decks(await writeInput(folder, 'mixed.jsonl', text));
    expect(summary).toMatchObject({
      read: 9,
      added: 3,
      pending: 1,
      rejected: {
        malformed: 1,
        'no-commander': 1,
        'too-many-commanders': 1,
        'too-few-cards': 1,
        'unknown-shape': 1,
        'line-too-long': 1,
      },
    });
    expect(summary.unresolved.find((one) => one.name === 'Test Cart 001')).toMatchObject({
      decks: 1,
      nearest: expect.arrayContaining(['Test Card 001']),
    });
    const rejects = (await readFile(join(env.dataDir, 'rejects', 'mixed.jsonl.jsonl'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => Reject.parse(JSON.parse(line)));
    expect(rejects.filter((one) => one.position !== undefined).map((one) => one.position)).toEqual([
      'mixed.jsonl:2',
      'mixed.jsonl:3',
      'mixed.jsonl:4',
      'mixed.jsonl:5',
      'mixed.jsonl:6',
      'mixed.jsonl:7',
      'mixed.jsonl:8',
    ]);
    expect(rejects.every((one) => one.reason.length > 5)).toBe(true);
  });

  it('rejects decks whose commanders no rule allows', async () => {
    const { folder, decks } = await setUp();
    const zones = [
      ['Test Card 000'],
      ['Greta, Bear Queen', 'Gus, Bear King'],
      ['Ula, Tide Witch', 'Gus, Bear King'],
    ];
    const lines = zones.map((commanders, index) =>
      deckLine(`z${index}`, greenNumbers(60, 1), { commanders }),
    );
    expect(await decks(await writeInput(folder, 'zones.jsonl', jsonLines(lines)))).toMatchObject({
      read: 3,
      added: 1,
      rejected: { 'impossible-commander': 2 },
    });
  });

  it('stores a deck whose date is impossible without it, and reports it', async () => {
    const { folder, decks, env } = await setUp();
    const dates = ['1969-12-31', '9999-12-31', '0001-01-01', '2024-01-01'];
    const lines = dates.map((date, index) => deckLine(`d${index}`, greenNumbers(60, index), { date }));
    const path = await writeInput(folder, 'dates.jsonl', jsonLines(lines));
    expect(await decks(path)).toMatchObject({ read: 4, added: 4, misdated: 3, rejected: {} });
    const rejects = await readFile(join(env.dataDir, 'rejects', 'dates.jsonl.jsonl'), 'utf8');
    expect(rejects).toContain('9999-12-31');
    const { manifest } = await withStore(env, (store) => publish(store, { keep: 3 }, NOW, quiet));
    expect(manifest).toMatchObject({ decks: 4, newestDeck: '2024-01-01' });
  });

  it('imports decks without cards', async () => {
    const { folder, decks, state, importTestCards } = await setUp(false);
    const path = await writeInput(folder, 'decks.jsonl', jsonLines([deckLine('a', greenNumbers(40))]));
    expect(await decks(path)).toMatchObject({ added: 1, pending: 0, unresolved: [] });
    await importTestCards();
    expect(await decks(path)).toMatchObject({ alreadyImported: true });
    expect((await state()).decks?.rows).toBe(1);
  });

  it('reads a folder of text lists and JSON decks as one import', async () => {
    const { folder, decks } = await setUp();
    const lists = join(folder, 'lists');
    await mkdir(join(lists, 'more'), { recursive: true });
    const cards = greenNumbers(60)
      .map((number) => `1 Test Card ${String(number).padStart(3, '0')}`)
      .join('\n');
    await writeFile(join(lists, 'a.txt'), `Commander\n1 Greta, Bear Queen\n\nDeck\n${cards}\n39 Forest`);
    await writeFile(join(lists, 'more', 'b.txt'), cards);
    await writeFile(
      join(lists, 'c.json'),
      JSON.stringify(
        {
          mainboard: Object.fromEntries(
            greenNumbers(30).map((number) => [
              `k${number}`,
              { quantity: 1, card: { name: `Test Card ${String(number).padStart(3, '0')}` } },
            ]),
          ),
          commanders: { x: { quantity: 1, card: { name: 'Gus, Bear King' } } },
        },
        null,
        2,
      ),
    );
    await writeFile(join(lists, 'd.bin'), Uint8Array.of(0, 1, 2, 3));
    await writeFile(join(lists, 'e.txt'), '');
    expect(await decks(lists)).toMatchObject({
      name: 'lists/',
      read: 5,
      added: 2,
      rejected: { 'no-commander': 1, malformed: 2 },
    });
    expect(await decks(lists)).toMatchObject({ alreadyImported: true });
  });

  it.each([
    ['empty.jsonl', '', 'bad-input', /empty/],
    ['blank.jsonl', '\n\n\n', 'bad-input', /blank/],
    ['binary.bin', Uint8Array.of(1, 0, 2, 0, 3), 'bad-input', /binary/],
    ['nothing.jsonl', '{"a":1}\n{"b":2}', 'nothing-usable', /no usable deck/],
    ['page.html', '<!doctype html><title>Not found</title>', 'nothing-usable', /no usable deck/],
  ])('rejects %s and does not change the store', async (name, content, code, message) => {
    const { folder, decks, state } = await setUp();
    const before = await state();
    const error = await catchError(decks(await writeInput(folder, name, content)));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(await state()).toEqual(before);
  });

  it('rejects a truncated gzip file and a missing one', async () => {
    const { folder, decks, env } = await setUp();
    const whole = await readFile(
      await writeInput(
        folder,
        'whole.jsonl.gz',
        jsonLines(
          Array.from({ length: 200 }, (_, index) => deckLine(`d${index}`, greenNumbers(30 + (index % 50)))),
        ),
      ),
    );
    await writeFile(join(folder, 'half.jsonl.gz'), whole.subarray(0, whole.length / 2));
    expect((await catchError(decks(join(folder, 'half.jsonl.gz')))).message).toMatch(/is incomplete/);
    expect((await catchError(decks(join(folder, 'none.jsonl')))).code).toBe('missing');
    expect((await readdir(join(env.dataDir, 'store'))).filter((name) => name.startsWith('deck'))).toEqual([]);
  });
});
