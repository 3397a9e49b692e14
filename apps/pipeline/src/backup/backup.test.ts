import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATA_VERSION, openDataFolder } from '@crownsmith/data-folder';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '#src/testing/fixtures';
import { runCommand } from '#src/testing/run-command';
import { lockStore } from '#src/store/store-lock';
import { makeZip } from '#src/testing/zip-file';
import { MANIFEST } from './backup-manifest';

const FIXTURES = join(import.meta.dirname, '../../../../packages/data-folder/fixtures');
const run = (dataDir: string, ...args: readonly string[]) =>
  runCommand(dataDir, { origin: 'http://127.0.0.1:9' }, args);

const makeFolder = async (date = '2026-11-24'): Promise<string> => {
  const folder = await tempFolder();
  await cp(join(FIXTURES, date), folder, { recursive: true });
  await writeFile(join(folder, 'session-secret'), 'secret');
  return folder;
};

/** A process that writes two documents in each transaction, without a pause. */
const WRITER = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL');
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, 1, ?)');
  for (let n = 0; ; n += 1) {
    database.exec('BEGIN IMMEDIATE');
    for (const name of ['left', 'right']) insert.run(name, String(n), '{}');
    database.exec('COMMIT');
    if (n === 50) process.stdout.write('writing');
  }`;

describe('backup and restore', () => {
  let source: string;
  let file: string;
  beforeAll(async () => {
    source = await makeFolder();
    file = join(await tempFolder(), 'backup.zip');
    const { code, lines } = await run(source, 'backup', file);
    expect(code, lines).toBe(0);
    expect(lines).toContain('1 account, 1 list, 1 message, 5 files of the store');
  });

  it('names a damaged file of the store, and leaves no backup', async () => {
    const [from, to] = [await makeFolder('2026-11-27'), await tempFolder()];
    const [name = ''] = (await readdir(join(from, 'store'))).filter((one) => one.startsWith('cards-'));
    const path = join(from, 'store', name);
    await writeFile(path, (await readFile(path)).fill(0, 100, 110));
    expect(await run(from, 'backup', join(to, 'backup.zip'))).toMatchObject({
      code: 1,
      reason: expect.stringContaining(`is damaged: it does not match its checksum (${path})`),
    });
    expect(await readdir(to)).toEqual([]);
    expect(await run(from, 'status')).toMatchObject({
      code: 1,
      lines: expect.stringContaining('5 cards'),
      reason: expect.stringContaining(path),
    });
  });

  it.each(['2026-11-24', '2026-11-27'])('bring back what the code of %s wrote, elsewhere', async (date) => {
    const [from, to] = [await makeFolder(date), await tempFolder()];
    const copy = join(await tempFolder(), 'backup.zip');
    expect(await run(from, 'backup', copy)).toMatchObject({ code: 0 });
    expect(await run(to, 'restore', copy)).toMatchObject({ code: 0, reason: '' });
    const { lines } = await run(to, 'status', '--json');
    expect(JSON.parse(lines)).toMatchObject({ store: { cards: { count: 5 }, decks: { count: 1 } } });
    expect(await run(to, 'import', 'decks', join(to, 'none'))).toMatchObject({ code: 1 });
    const [message = ''] = await readdir(join(to, 'messages'));
    expect(await readFile(join(to, 'messages', message), 'utf8')).toContain('A message of before.');
    expect((await readdir(to)).filter((name) => /tmp|before|secret|backup/.test(name))).toEqual([]);
  });

  it('copy one moment of a database while a process writes, which is killed', async () => {
    const [from, to] = [await makeFolder(), await tempFolder()];
    const copy = join(await tempFolder(), 'backup.zip');
    const writer = spawn(process.execPath, ['-e', WRITER, join(from, 'accounts.sqlite')]);
    await once(writer.stdout, 'data');
    expect(await run(from, 'restore', copy, '--overwrite')).toMatchObject({ code: 3 });
    expect(await run(from, 'backup', copy)).toMatchObject({ code: 0, reason: '' });
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    for (const [folder, flags] of [
      [to, []],
      [from, ['--overwrite']],
    ] as const) {
      expect(await run(folder, 'restore', copy, ...flags)).toMatchObject({ code: 0, reason: '' });
      const database = new DatabaseSync(join(folder, 'accounts.sqlite'));
      const count = (name: string) =>
        Number(database.prepare('SELECT count(*) AS n FROM documents WHERE collection = ?').get(name)?.['n']);
      expect(count('left')).toBeGreaterThan(50);
      expect(count('right')).toBe(count('left'));
      expect(count('profiles')).toBe(1);
      database.close();
    }
  });

  it('remove what a killed one left, and no other file', async () => {
    const folder = await tempFolder();
    const left = ['backup.zip.tmp-1', 'crownsmith-20261127040000.zip.tmp-2', 'holiday.zip.tmp-3'];
    for (const name of left) {
      await writeFile(join(folder, name), '');
      await utimes(join(folder, name), 0, 0);
    }
    expect(await run(source, 'backup', join(folder, 'backup.zip'))).toMatchObject({ code: 0 });
    expect((await readdir(folder)).sort()).toEqual(['backup.zip', 'holiday.zip.tmp-3']);
  });

  it('leave alone what another one of gigabytes still packs', async () => {
    const folder = await tempFolder();
    const [staging, packed] = [
      join(source, 'backup.tmp-1'),
      join(folder, 'crownsmith-20261127040000.zip.tmp-1'),
    ];
    const minutesAgo = Date.now() / 1000 - 600;
    await mkdir(staging);
    await writeFile(packed, '');
    for (const path of [staging, packed]) await utimes(path, minutesAgo, minutesAgo);
    expect(await run(source, 'backup', join(folder, 'backup.zip'))).toMatchObject({ code: 0 });
    expect([staging, packed].map(existsSync)).toEqual([true, true]);
    await rm(staging, { recursive: true });
  });

  it('hold secrets if asked', async () => {
    const [to, copy] = [await tempFolder(), join(await tempFolder(), 'backup.zip')];
    expect(await run(source, 'backup', copy, '--secrets')).toMatchObject({ code: 0 });
    expect(await run(to, 'restore', copy)).toMatchObject({ code: 0 });
    expect(await readFile(join(to, 'session-secret'), 'utf8')).toBe('secret');
  });

  it('overwrite neither a file nor data unless asked', async () => {
    expect(await run(source, 'backup', file)).toMatchObject({ code: 2 });
    expect(await run(source, 'backup', file, '--overwrite')).toMatchObject({ code: 0 });
    const to = await makeFolder('2026-11-27');
    const { code, reason } = await run(to, 'restore', file);
    expect(code).toBe(2);
    expect(reason).toContain('has data already (accounts.sqlite, messages, store)');
    expect(await run(to, 'restore', file, '--overwrite')).toMatchObject({ code: 0 });
    expect(await readdir(join(to, 'store'))).toEqual(
      expect.arrayContaining(
        (await readdir(join(source, 'store'))).filter((name) => name.endsWith('.parquet')),
      ),
    );
    expect((await readdir(to)).some((name) => name.startsWith('before-restore-'))).toBe(true);
  });

  it('wait for no import that runs', async () => {
    const to = await makeFolder();
    const lock = await lockStore(join(to, 'store', 'lock.json'));
    expect(await run(to, 'backup')).toMatchObject({ code: 3 });
    expect(await run(to, 'restore', file, '--overwrite')).toMatchObject({ code: 3 });
    await lock.release();
    expect(existsSync(join(to, 'restoring'))).toBe(false);
  });

  it('replace data of a newer release, which nothing else touches', async () => {
    const to = await tempFolder();
    await writeFile(join(to, 'version.json'), JSON.stringify({ version: DATA_VERSION + 1 }));
    expect(await run(to, 'status')).toMatchObject({
      code: 1,
      reason: expect.stringContaining('newer release'),
    });
    expect(await run(to, 'restore', file, '--overwrite')).toMatchObject({ code: 0 });
    expect(await run(to, 'status')).toMatchObject({ code: 0 });
  });

  describe('refuse, in a sentence and without a change,', () => {
    const manifest = (fields: object): Buffer =>
      Buffer.from(
        JSON.stringify({
          ...{ format: 1, version: 1, createdAt: '2026-11-27T00:00:00.000Z', files: [], accounts: null },
          ...fields,
        }),
      );
    const zip = async (entries: readonly (readonly [path: string, data: Buffer])[]): Promise<Buffer> =>
      makeZip(entries.map(([name, content]) => ({ name, content })));
    const one = (path: string) => ({ files: [{ path, size: 2, sha256: 'a'.repeat(43) }] });
    const cases: readonly (readonly [what: string, make: () => Promise<Buffer>, text: string])[] = [
      ['half a file', async () => (await readFile(file)).subarray(0, 4000), 'no whole backup'],
      ['a text', () => Promise.resolve(Buffer.from('Ten cards')), 'no whole backup'],
      ['another zip', () => zip([['deck.txt', Buffer.from('1 Forest')]]), `does not begin with ${MANIFEST}`],
      [
        'a path outside',
        () =>
          zip([
            [MANIFEST, manifest(one('../evil'))],
            ['../evil', Buffer.from('{}')],
          ]),
        'list of files',
      ],
      [
        'a path that is not named',
        () =>
          zip([
            [MANIFEST, manifest({})],
            ['../evil', Buffer.from('{}')],
          ]),
        'no whole backup',
      ],
      ['an absolute path', () => zip([[MANIFEST, manifest(one('/etc/evil'))]]), 'list of files does not fit'],
      [
        'a path deep below',
        () => zip([[MANIFEST, manifest(one('store/a/b/c'))]]),
        'list of files does not fit',
      ],
      ['another file of the program', () => zip([[MANIFEST, manifest(one('lock.sqlite'))]]), 'does not fit'],
      ['a missing file', () => zip([[MANIFEST, manifest(one('site.json'))]]), 'site.json is missing'],
      [
        'another content',
        () =>
          zip([
            [MANIFEST, manifest(one('site.json'))],
            ['site.json', Buffer.from('{}')],
          ]),
        'checksum',
      ],
      [
        'a newer release',
        () => zip([[MANIFEST, manifest({ version: DATA_VERSION + 1 })]]),
        'use the newer release',
      ],
    ];
    it.each(cases)('%s', async (_what, make, text) => {
      const bad = join(await tempFolder(), 'bad.zip');
      await writeFile(bad, await make());
      const to = await makeFolder('2026-11-27');
      openDataFolder(to);
      const before = (await readdir(to)).sort();
      const { code, reason } = await run(to, 'restore', bad, '--overwrite');
      expect(reason).toContain(text);
      expect(reason.trim().split('\n')).toHaveLength(1);
      expect(code).toBe(1);
      expect((await readdir(to)).sort()).toEqual(before);
      expect(existsSync(join(to, '..', 'evil'))).toBe(false);
    });

    it('a damaged byte', async () => {
      const bytes = await readFile(file);
      for (const place of [bytes.length >> 2, bytes.length >> 1]) {
        const bad = join(await tempFolder(), 'bad.zip');
        await writeFile(bad, bytes.with(place, (bytes[place] ?? 0) ^ 0x55));
        const to = await tempFolder();
        expect(await run(to, 'restore', bad)).toMatchObject({ code: 1 });
        expect((await readdir(to)).filter((name) => name !== 'lock.sqlite')).toEqual([]);
        await rm(bad);
      }
    });
  });
});
