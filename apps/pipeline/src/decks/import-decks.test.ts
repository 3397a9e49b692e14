import { hash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { PipelineError } from '#src/pipeline-error';
import { storePaths } from '#src/store/store-paths';
import { readState } from '#src/store/store-state';
import { deckLine, greenNumbers, jsonLines } from '#src/testing/fixtures';
import { makeStoreWithCards, makeTestStore } from '#src/testing/test-store';

const Reject = z.object({ position: z.string().optional(), reason: z.string() });

const setUp = async (withCards = true) => {
  const { env, ...commands } = await (withCards ? makeStoreWithCards() : makeTestStore());
  return { env, ...commands, state: () => readState(storePaths(env.dataDir)) };
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
    const { write, importDeckFile, state } = await setUp();
    const path = await write(
      'decks.jsonl.gz',
      jsonLines([deckLine('a', greenNumbers(40)), deckLine('b', greenNumbers(40, 20))]),
    );
    expect(await importDeckFile(path)).toMatchObject({ alreadyImported: false, read: 2, added: 2 });
    const before = await state();
    expect(await importDeckFile(path)).toMatchObject({ alreadyImported: true, added: 0 });
    expect(await state()).toEqual(before);
    expect(await importDeckFile(path, { force: true })).toMatchObject({
      alreadyImported: false,
      added: 0,
      duplicates: 2,
    });
    expect((await state()).decks).toEqual(before.decks);
  });

  it('reads a file once more that a release imported which read less of it', async () => {
    const { write, importDeckFile, use } = await setUp();
    const line = deckLine('a', greenNumbers(40));
    const path = await write('decks.jsonl', jsonLines([line]));
    await importDeckFile(path);
    const former = hash('sha256', `decks\n\n\n${hash('sha256', await readFile(path))}`);
    await use((store) => {
      const state = store.state();
      return store.commit({ ...state, imports: state.imports.map((one) => ({ ...one, hash: former })) });
    });
    expect(await importDeckFile(path)).toMatchObject({ alreadyImported: false, duplicates: 1 });
    expect(await importDeckFile(path)).toMatchObject({ alreadyImported: true });
  });

  it('identifies a deck by content across files, orders and spellings, and keeps the earliest date', async () => {
    const { importDecks, state } = await setUp();
    const numbers = greenNumbers(40);
    const first = deckLine('a', numbers, { date: null, commanders: ['Café Brawler // Closed Kitchen'] });
    const again = deckLine('z', [...numbers].reverse(), { date: '2023-05-05', commanders: ['CAFE BRAWLER'] });
    const later = deckLine('y', numbers, { date: '2024-05-05', commanders: ['Café Brawler/Closed Kitchen'] });
    expect(await importDecks([first], 'one.jsonl')).toMatchObject({
      added: 1,
    });
    expect(await importDecks([again, later], 'two.jsonl')).toMatchObject({
      added: 0,
      duplicates: 2,
      redated: 1,
    });
    expect(await importDecks([later], 'three.jsonl')).toMatchObject({
      added: 0,
      redated: 0,
    });
    expect(await importDecks([later], 'four.jsonl', { format: 'duel' })).toMatchObject({ added: 1 });
    expect((await state()).decks?.rows).toBe(2);
  });

  it('rejects what is no deck with position and reason, and imports the rest', async () => {
    const { env, write, importDeckFile } = await setUp();
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
    const summary = await importDeckFile(await write('mixed.jsonl', text));
    expect(summary).toMatchObject({
      read: 9,
      added: 3,
      pending: 1,
      awaited: { 'Nobody Knows Me': 1 },
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
    const { importDecks } = await setUp();
    const zones = [
      ['Test Card 000'],
      ['Greta, Bear Queen', 'Gus, Bear King'],
      ['Ula, Tide Witch', 'Gus, Bear King'],
    ];
    const lines = zones.map((commanders, index) =>
      deckLine(`z${index}`, greenNumbers(60, 1), { commanders }),
    );
    expect(await importDecks(lines, 'zones.jsonl')).toMatchObject({
      read: 3,
      added: 1,
      rejected: { 'impossible-commander': 2 },
    });
  });

  it('stores a deck whose date is impossible without it, and reports it', async () => {
    const { env, write, importDeckFile, publish } = await setUp();
    const dates = ['1969-12-31', '9999-12-31', '0001-01-01', '2024-01-01'];
    const lines = dates.map((date, index) => deckLine(`d${index}`, greenNumbers(60, index), { date }));
    const path = await write('dates.jsonl', jsonLines(lines));
    expect(await importDeckFile(path)).toMatchObject({ read: 4, added: 4, misdated: 3, rejected: {} });
    const rejects = await readFile(join(env.dataDir, 'rejects', 'dates.jsonl.jsonl'), 'utf8');
    expect(rejects).toContain('9999-12-31');
    const { manifest } = await publish();
    expect(manifest).toMatchObject({ decks: 4, newestDeck: '2024-01-01' });
  });

  it('imports decks without cards', async () => {
    const { write, importCards, importDeckFile, state } = await setUp(false);
    const path = await write('decks.jsonl', jsonLines([deckLine('a', greenNumbers(40))]));
    expect(await importDeckFile(path)).toMatchObject({ added: 1, pending: 0, unresolved: [] });
    await importCards();
    expect(await importDeckFile(path)).toMatchObject({ alreadyImported: true });
    expect((await state()).decks?.rows).toBe(1);
  });

  it('reads a folder of text lists and JSON decks as one import', async () => {
    const { folder, importDeckFile } = await setUp();
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
    expect(await importDeckFile(lists)).toMatchObject({
      name: 'lists/',
      read: 5,
      added: 2,
      rejected: { 'no-commander': 1, malformed: 2 },
    });
    expect(await importDeckFile(lists)).toMatchObject({ alreadyImported: true });
  });

  it.each([
    ['empty.jsonl', '', 'bad-input', /empty/],
    ['blank.jsonl', '\n\n\n', 'bad-input', /blank/],
    ['binary.bin', Uint8Array.of(1, 0, 2, 0, 3), 'bad-input', /binary/],
    ['none.json', '[]', 'no-decks', /^none\.json has no decks\.$/],
    ['none-yet.json', '[{"TID":"a","standings":[]}]', 'no-decks', /has no decks/],
    ['no-entries.json', '{"data":{"tournaments":{"edges":[]}}}', 'no-decks', /has no decks/],
    ['nothing.jsonl', '{"a":1}\n{"b":2}', 'nothing-usable', /no usable deck/],
    ['page.html', '<!doctype html><title>Not found</title>', 'nothing-usable', /no usable deck/],
  ])('rejects %s and does not change the store', async (name, content, code, message) => {
    const { write, importDeckFile, state } = await setUp();
    const before = await state();
    const error = await catchError(importDeckFile(await write(name, content)));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(await state()).toEqual(before);
  });

  it('rejects a truncated gzip file and a missing one', async () => {
    const { folder, env, write, importDeckFile } = await setUp();
    const whole = await readFile(
      await write(
        'whole.jsonl.gz',
        jsonLines(
          Array.from({ length: 200 }, (_, index) => deckLine(`d${index}`, greenNumbers(30 + (index % 50)))),
        ),
      ),
    );
    await writeFile(join(folder, 'half.jsonl.gz'), whole.subarray(0, whole.length / 2));
    expect((await catchError(importDeckFile(join(folder, 'half.jsonl.gz')))).message).toMatch(
      /is incomplete/,
    );
    expect((await catchError(importDeckFile(join(folder, 'none.jsonl')))).code).toBe('missing');
    expect((await readdir(join(env.dataDir, 'store'))).filter((name) => name.startsWith('deck'))).toEqual([]);
  });
});
