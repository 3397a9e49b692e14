import { mkdir, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '#src/testing/fixtures';
import { EMPTY_STORE, readState, writeState } from './store-state';
import { storePaths } from './store-paths';

describe('the state of the store', () => {
  it('is empty without a file, otherwise as written', async () => {
    const paths = storePaths(await tempFolder());
    expect(await readState(paths)).toEqual(EMPTY_STORE);
    await mkdir(paths.store);
    const state = { ...EMPTY_STORE, revision: 3, names: { file: 'names-1.parquet', rows: 5 } };
    await writeState(paths, state);
    expect(await readState(paths)).toEqual(state);
  });
  it.each(['', '{', '{"schema": 99}', '{"schema":1,"names":{"file":"../../etc/passwd","rows":1}}'])(
    'is rejected as broken if the file is %j',
    async (text) => {
      const paths = storePaths(await tempFolder());
      await mkdir(paths.store);
      await writeFile(paths.state, text);
      await expect(readState(paths)).rejects.toMatchObject({ code: 'broken-store' });
    },
  );
});
