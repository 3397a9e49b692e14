import type * as fs from 'node:fs';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataFolderError } from './data-folder-error';
import { DATA_VERSION, openDataFolder } from './open-data-folder';
import { commitRestore, finishRestore } from './restored-data';

const killed = vi.hoisted(() => ({ after: Infinity }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return {
    ...real,
    renameSync: (from: string, to: string): void => {
      killed.after -= 1;
      if (killed.after < 0) throw new Error('killed');
      real.renameSync(from, to);
    },
  };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  killed.after = Infinity;
});
const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
/** The names of a folder, without the lock. */
const names = (): readonly string[] => readdirSync(folder).filter((name) => name !== 'lock.sqlite');

describe('openDataFolder', () => {
  it('gives an empty folder its version, and makes one that is missing', () => {
    const inner = join(folder, 'a', 'b');
    openDataFolder(inner);
    expect(JSON.parse(readFileSync(join(inner, 'version.json'), 'utf8'))).toEqual({ version: DATA_VERSION });
  });

  it('lets a folder be that cannot be made', () => {
    write('file', '');
    openDataFolder(join(folder, 'file', 'data'));
    expect(names()).toEqual(['file']);
  });

  it.each([
    [{ rules: null, revision: 3 }, []],
    [{ rules: { date: '2026-11-01' } }, [{ date: '2026-11-01' }]],
    [{ rules: [{ date: '2026-11-01' }] }, [{ date: '2026-11-01' }]],
  ])('makes a list of the rules of a store: %j', (state, rules) => {
    write('store/state.json', JSON.stringify(state));
    openDataFolder(folder);
    expect(read('store/state.json')).toEqual({ ...state, rules });
    openDataFolder(folder);
    expect(read('store/state.json')).toEqual({ ...state, rules });
  });

  it('runs a migration again whose process was killed', () => {
    write('store/state.json', JSON.stringify({ rules: null }));
    killed.after = 1;
    expect(() => openDataFolder(folder)).toThrow(DataFolderError);
    expect(existsSync(join(folder, 'version.json'))).toBe(false);
    killed.after = Infinity;
    openDataFolder(folder);
    expect(read('store/state.json')).toEqual({ rules: [] });
    expect(read('version.json')).toEqual({ version: DATA_VERSION });
  });

  it('refuses a folder of a newer release and leaves it as it is', () => {
    write('version.json', JSON.stringify({ version: DATA_VERSION + 1 }));
    write('store/state.json', JSON.stringify({ rules: null }));
    expect(() => openDataFolder(folder)).toThrow(`is of version ${DATA_VERSION + 1}, this release knows`);
    expect(read('store/state.json')).toEqual({ rules: null });
  });

  it('refuses a version that cannot be read', () => {
    write('version.json', '{');
    expect(() => openDataFolder(folder)).toThrow('Restore it from a backup');
  });

  it.each(['2026-11-24', '2026-11-27'])('brings what was written by the code of %s up to date', (date) => {
    cpSync(join(import.meta.dirname, '..', 'fixtures', date), folder, { recursive: true });
    const { rules: _, ...state } = read('store/state.json') as Record<string, unknown>;
    openDataFolder(folder);
    expect(read('version.json')).toEqual({ version: DATA_VERSION });
    expect(read('store/state.json')).toMatchObject(state);
  });
});

describe('a restore', () => {
  const NEW = { 'version.json': '{"version":1}', 'store/state.json': '{"new":1}', 'messages/new.json': '{}' };
  const prepare = (): void => {
    for (const [path, text] of Object.entries({
      'version.json': '{"version":1}',
      'store/state.json': '{"old":1}',
      'accounts.sqlite': 'old',
      'accounts.sqlite-wal': 'old',
      'session-secret': 'kept',
      'snapshots/current.json': 'kept',
    }))
      write(path, text);
    for (const [path, text] of Object.entries(NEW)) write(`restoring.tmp-1/${path}`, text);
  };
  const isNew = (): boolean => existsSync(join(folder, 'messages/new.json'));

  it('leaves data whole wherever it is killed: those of before, or those restored once somebody starts', () => {
    const outcomes = new Set<string>();
    for (let steps = 0; !outcomes.has('done'); steps += 1) {
      folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
      prepare();
      killed.after = steps;
      let isDone = true;
      try {
        commitRestore(folder, join(folder, 'restoring.tmp-1'));
        openDataFolder(folder);
      } catch {
        isDone = false;
      }
      killed.after = Infinity;
      openDataFolder(folder);
      outcomes.add(isDone ? 'done' : isNew() ? 'restored' : 'as before');
      expect(read('store/state.json')).toEqual(isNew() ? { new: 1 } : { old: 1 });
      // The backup has no accounts: those of before are set aside with what SQLite keeps beside them.
      expect(names().filter((name) => name.startsWith('accounts'))).toEqual(
        isNew() ? [] : ['accounts.sqlite', 'accounts.sqlite-wal'],
      );
      for (const path of ['session-secret', 'snapshots/current.json'])
        expect(readFileSync(join(folder, path), 'utf8')).toBe('kept');
      if (!isNew()) continue;
      const [aside = ''] = names().filter((name) => name.startsWith('before-restore-'));
      expect(readdirSync(join(folder, aside)).sort()).toEqual(
        ['accounts.sqlite', 'accounts.sqlite-wal', 'store', 'version.json'].sort(),
      );
      expect(existsSync(join(folder, 'restoring'))).toBe(false);
    }
    expect([...outcomes].sort()).toEqual(['as before', 'done', 'restored']);
  });

  it('sets data aside twice in one second', () => {
    folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
    const now = new Date('2026-11-30T12:00:00Z');
    for (const _ of ['first', 'second']) {
      prepare();
      commitRestore(folder, join(folder, 'restoring.tmp-1'));
      finishRestore(folder, now);
    }
    expect(names().filter((name) => name.startsWith('before-restore'))).toEqual([
      'before-restore-20261130120000',
      'before-restore-20261130120000-2',
    ]);
    expect(existsSync(join(folder, 'restoring'))).toBe(false);
  });
});
