import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { importCombos } from '#src/combos/import-combos';
import { recordLines } from '#src/commands/summary-lines';
import type { PipelineEnv } from '#src/env';
import { importPrecons } from '#src/precons/import-precons';
import { silentProgress } from '#src/progress';
import { importSalt } from '#src/salt/import-salt';
import { readRecords } from '#src/store/record-table';
import { StoredCombo, StoredPrecon, StoredSalt } from '#src/store/stored-records';
import { jsonLines, testCardName, writeInput } from '#src/testing/fixtures';
import { makeStoreWithCards } from '#src/testing/test-store';
import { importRecords } from './import-records';

const quiet = silentProgress();
const now = new Date('2026-11-21T00:00:00Z');
const combo = (id: string, cards: readonly string[], results = ['Much mana']) => ({ id, cards, results });

describe('imports of combos, salt and precons', () => {
  let folder: string;
  let env: PipelineEnv;
  let within: Awaited<ReturnType<typeof makeStoreWithCards>>['use'];
  const rejects = async (name: string): Promise<readonly unknown[]> =>
    (await readFile(join(env.dataDir, 'rejects', `${name}.jsonl`), 'utf8'))
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));

  beforeEach(async () => {
    ({ folder, env, use: within } = await makeStoreWithCards(20));
  });

  it('import combos once, reject records with position, and suggest names', async () => {
    const path = await writeInput(
      folder,
      'combos.jsonl.gz',
      `${jsonLines([combo('a', [testCardName(1), 'Tset Card 002']), combo('b', [testCardName(3)])])}\n{"id": 3}\n`,
    );
    const first = await within((store) => importCombos(store, path, {}, now, quiet));
    expect(first).toMatchObject({ alreadyImported: false, read: 2, added: 2, rejected: 1, total: 2 });
    expect(first.unresolved).toEqual([
      { name: 'Tset Card 002', decks: 1, nearest: expect.arrayContaining(['Test Card 002']) },
    ]);
    expect(await rejects('combos.jsonl.gz')).toEqual([
      expect.objectContaining({
        fault: 'invalid',
        position: expect.objectContaining({ record: 3, line: 3 }),
      }),
      expect.objectContaining({ fault: 'unknown-name', name: 'Tset Card 002', mentions: 1 }),
    ]);
    const again = await within((store) => importCombos(store, path, {}, now, quiet));
    expect(again).toMatchObject({ alreadyImported: true, total: 2 });
    const forced = await within((store) => importCombos(store, path, { force: true }, now, quiet));
    expect(forced).toMatchObject({ alreadyImported: false, added: 0, changed: 0, unchanged: 2 });
  });

  it('replace records of the same key and keep others, or drop them with replace', async () => {
    const one = await writeInput(folder, 'one.jsonl', jsonLines([combo('a', ['X']), combo('b', ['Y'])]));
    const two = await writeInput(
      folder,
      'two.jsonl',
      jsonLines([combo('b', ['Y'], ['More']), combo('c', ['Z'])]),
    );
    await within(async (store) => {
      await importCombos(store, one, {}, now, quiet);
      expect(await importCombos(store, two, {}, now, quiet)).toMatchObject({
        added: 1,
        changed: 1,
        kept: 1,
        total: 3,
      });
      expect(await importCombos(store, two, { replace: true }, now, quiet)).toMatchObject({
        dropped: 1,
        total: 2,
      });
      const file = store.state().combos?.file ?? '';
      const stored = await store.query((db) => readRecords(db, store.path(file), StoredCombo));
      expect([...stored.keys()]).toEqual(['b', 'c']);
      expect(stored.get('b')?.results).toEqual(['More']);
    });
    const files = await readdir(join(env.dataDir, 'store'));
    expect(files.filter((name) => name.startsWith('combos')).length).toBe(1);
  });

  it('count repeated records and store the last one', async () => {
    const path = await writeInput(
      folder,
      'again.jsonl',
      jsonLines([combo('a', ['X'], ['One']), combo('a', ['X'], ['Two'])]),
    );
    const summary = await within((store) => importCombos(store, path, {}, now, quiet));
    expect(summary).toMatchObject({ read: 1, repeated: 1 });
    expect(recordLines(summary).join('\n')).toContain('repeated (last one wins): 1');
    await within(async (store) => {
      const stored = await store.query((db) =>
        readRecords(db, store.path(store.state().combos?.file ?? ''), StoredCombo),
      );
      expect(stored.get('a')?.results).toEqual(['Two']);
    });
  });

  it.each([
    ['an object of another kind', '{"a":1}'],
    ['a list of anything', '[1,"x",null,[]]'],
    ['a page of a website', '<!doctype html><p>Too many requests'],
    ['blanks', '  \n '],
    [
      'numbers that are none',
      '{"id":NaN,"cards":["X"],"results":["x"]}\n{"id":1e400,"cards":["X"],"results":["x"]}',
    ],
    ['an unknown colour', '{"id":"a","cards":["X"],"results":["x"],"identity":"Q"}'],
    ['noise', Uint8Array.from({ length: 5000 }, (_, at) => (at * 197) % 251), 'bad-input'],
  ])('reject %s and do not change the store', async (_, content, code = 'nothing-usable') => {
    const good = await writeInput(folder, 'good.jsonl', jsonLines([combo('a', ['X'])]));
    await within((store) => importCombos(store, good, {}, now, quiet));
    const state = await readFile(join(env.dataDir, 'store/state.json'), 'utf8');
    const path = await writeInput(folder, 'hostile.json', content);
    for (const options of [{}, { replace: true }, { force: true }])
      await expect(within((store) => importCombos(store, path, options, now, quiet))).rejects.toMatchObject({
        code,
      });
    expect(await readFile(join(env.dataDir, 'store/state.json'), 'utf8')).toBe(state);
  });

  it('treat names of JavaScript built-ins like other names', async () => {
    const path = await writeInput(
      folder,
      'own.jsonl',
      '{"id":"__proto__","cards":["__proto__"],"results":["toString"]}\n{"__proto__":{"id":"x"},"id":"constructor","cards":["Test Card 001"],"results":["x"]}',
    );
    const salt = await writeInput(
      folder,
      'own.csv',
      'name,salt\n__proto__,1\nconstructor,2\nTest Card 001,3\n',
    );
    expect(await within((store) => importCombos(store, path, {}, now, quiet))).toMatchObject({ read: 2 });
    expect(await within((store) => importSalt(store, salt, {}, now, quiet))).toMatchObject({ read: 3 });
    await within((store) =>
      store.query(async (db) => {
        const { combos, salt: rows } = store.state();
        const stored = await readRecords(db, store.path(combos?.file ?? ''), StoredCombo);
        expect([...stored.keys()]).toEqual(['__proto__', 'constructor']);
        expect(
          Object.fromEntries(await readRecords(db, store.path(rows?.file ?? ''), StoredSalt)),
        ).toHaveProperty('constructor', 2);
      }),
    );
    expect({}).not.toHaveProperty('id');
  });

  it('import salt from a table', async () => {
    const path = await writeInput(folder, 'salt.csv', 'name,salt\nTest Card 001,2.5\nTest Card 002,9\n');
    const summary = await within((store) => importSalt(store, path, {}, now, quiet));
    expect(summary).toMatchObject({ read: 1, rejected: 1, total: 1 });
    await within(async (store) => {
      const file = store.state().salt?.file ?? '';
      const stored = await store.query((db) => readRecords(db, store.path(file), StoredSalt));
      expect([...stored]).toEqual([['Test Card 001', 2.5]]);
    });
  });

  it('import precons from files and folders', async () => {
    const decks = join(folder, 'decks');
    await mkdir(decks);
    const precon = (name: string) => ({
      name,
      code: 'TST',
      releaseDate: '2024-03-08',
      commander: [{ name: 'Greta, Bear Queen', count: 1 }],
      mainBoard: [{ name: testCardName(1), count: 1 }],
    });
    await writeInput(decks, 'a.json', JSON.stringify(precon('First Bears')));
    await writeInput(decks, 'b.json', JSON.stringify({ name: 'No Leader', mainBoard: [] }));
    await mkdir(join(decks, 'two'));
    await writeInput(
      join(decks, 'two'),
      'Third Bears.txt',
      `// NAME: Third Bears\n// DATE: 2025-01-01\nCOMMANDER: 1 Greta, Bear Queen [foil]\n1 ${testCardName(1)} [foil]\n`,
    );
    const single = await writeInput(folder, 'c.json', JSON.stringify({ data: precon('Second Bears') }));
    const summary = await within((store) => importPrecons(store, [decks, single], {}, now));
    expect(summary).toMatchObject({ read: 3, rejected: 1, total: 3, unresolved: [] });
    await within(async (store) => {
      const file = store.state().precons?.file ?? '';
      const stored = await store.query((db) => readRecords(db, store.path(file), StoredPrecon));
      expect([...stored.keys()]).toEqual(['tst|first-bears', 'tst|second-bears', 'two|third-bears']);
      expect(stored.get('tst|first-bears')).toMatchObject({ set: 'tst', releasedAt: '2024-03-08' });
      expect(stored.get('two|third-bears')).toMatchObject({ set: 'two', releasedAt: '2025-01-01' });
    });
    await expect(
      within((store) => importPrecons(store, [join(folder, 'none')], {}, now)),
    ).rejects.toMatchObject({ code: 'missing' });
  });

  it('do not change the store if an input is unusable or fails while it is read', async () => {
    const good = await writeInput(folder, 'good.jsonl', jsonLines([combo('a', ['X'])]));
    const bad = await writeInput(folder, 'bad.jsonl', '{"id": 1}\n');
    await within((store) => importCombos(store, good, {}, now, quiet));
    const before = await readFile(join(env.dataDir, 'store/state.json'), 'utf8');
    await expect(within((store) => importCombos(store, bad, {}, now, quiet))).rejects.toMatchObject({
      code: 'nothing-usable',
    });
    await expect(
      within((store) =>
        importRecords(
          store,
          {
            kind: 'salt',
            name: 'broken',
            hash: 'h',
            schema: StoredSalt,
            expected: '',

            async *events() {
              yield { kind: 'record', key: 'x', record: 1, names: ['x'] } as const;
              throw new Error('the connection is lost');
            },
          },
          {},
          now,
        ),
      ),
    ).rejects.toThrow('the connection is lost');
    expect(await readFile(join(env.dataDir, 'store/state.json'), 'utf8')).toBe(before);
  });
});
