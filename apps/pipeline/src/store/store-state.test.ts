import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asPipelineError } from '#src/pipeline-error';
import { parseEnv, projectRoot } from '#src/env';
import { tempFolder } from '#src/testing/fixtures';
import { EMPTY_STORE, readState, writeState } from './store-state';
import { storePaths } from './store-paths';

describe('the state of a store', () => {
  it('is empty before anything, and what was written after', async () => {
    const paths = storePaths(await tempFolder());
    expect(await readState(paths)).toEqual(EMPTY_STORE);
    await mkdir(paths.store);
    const state = { ...EMPTY_STORE, revision: 3, names: { file: 'names-1.parquet', rows: 5 } };
    await writeState(paths, state);
    expect(await readState(paths)).toEqual(state);
  });
  it.each(['', '{', '{"schema": 99}', '{"schema":1,"names":{"file":"../../etc/passwd","rows":1}}'])(
    'is broken as %j',
    async (text) => {
      const paths = storePaths(await tempFolder());
      await mkdir(paths.store);
      await writeFile(paths.state, text);
      await expect(readState(paths)).rejects.toMatchObject({ code: 'broken-store' });
    },
  );
});

describe('asPipelineError', () => {
  const system = (code: string) => Object.assign(new Error('x'), { code, path: '/data/file' });
  it.each([
    [system('ENOSPC'), 'disk-full', /make room/],
    [system('EACCES'), 'permission', /\/data\/file/],
    [system('EROFS'), 'permission', /permission/i],
    [system('ENOENT'), 'missing', /file/],
    [new Error('IO Error: Could not write file: No space left on device'), 'disk-full', /full/],
    [new Error('IO Error: Permission denied'), 'permission', /permission/i],
  ])('%s', (error, code, words) => {
    expect(asPipelineError(error)?.code).toBe(code);
    expect(asPipelineError(error)?.message).toMatch(words);
  });
  it('leaves mistakes of the program alone', () =>
    expect(asPipelineError(new TypeError('x'))).toBeUndefined());
});

describe('parseEnv', () => {
  it('keeps the data in the project, wherever in it the command is run', async () => {
    const root = await tempFolder();
    await writeFile(join(root, 'pnpm-workspace.yaml'), '');
    const inside = join(root, 'apps', 'pipeline');
    await mkdir(inside, { recursive: true });
    expect(projectRoot(inside)).toBe(root);
    expect(parseEnv({}, inside).dataDir).toBe(join(root, 'data'));
    expect(parseEnv({}, '/elsewhere', root).dataDir).toBe(join(root, 'data'));
    expect(parseEnv({ DATA_DIR: 'mine' }, inside, root).dataDir).toBe(join(inside, 'mine'));
  });

  it('has defaults and takes paths from where it is', () => {
    expect(parseEnv({}, '/home/x')).toEqual({
      dataDir: '/home/x/data',
      keepSnapshots: 3,
      duckdbMemoryMb: 640,
      scryfallApi: 'https://api.scryfall.com',
    });
    expect(parseEnv({ DATA_DIR: '', KEEP_SNAPSHOTS: '5' }, '/a')).toMatchObject({
      dataDir: '/a/data',
      keepSnapshots: 5,
    });
    expect(parseEnv({ DATA_DIR: '/srv/data' }, '/').dataDir).toBe('/srv/data');
  });
  it('names every variable that does not fit', () => {
    expect(() =>
      parseEnv({ KEEP_SNAPSHOTS: '1', DUCKDB_MEMORY_MB: 'lots', SCRYFALL_API: 'here' }, '/'),
    ).toThrow(/KEEP_SNAPSHOTS[\s\S]*DUCKDB_MEMORY_MB[\s\S]*SCRYFALL_API/);
  });
});
