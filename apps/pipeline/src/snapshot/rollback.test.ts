import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { run } from '#src/run';
import { withStore } from '#src/store/store';
import { lockFile } from '#src/store/store-lock';
import { tempFolder, testEnv } from '#src/testing/fixtures';
import { openFolderRepository } from './folder-repository';
import { withPointerLock } from './pointer-lock';
import { rollBack } from './rollback';
import { currentVersion, pointTo } from './snapshot-folder';

const [OLD, NEW] = ['20261120t000000-r1', '20261121t000000-r2'] as const;

const setUp = async () => {
  const dataDir = await tempFolder();
  const snapshots = join(dataDir, 'snapshots');
  for (const version of [OLD, NEW]) {
    await mkdir(join(snapshots, version), { recursive: true });
    await writeFile(join(snapshots, version, 'manifest.json'), '{}');
  }
  await pointTo(snapshots, NEW);
  return { dataDir, snapshots };
};

describe('rollBack', () => {
  it('works while another process uses the store, and the command says what follows', async () => {
    const { dataDir, snapshots } = await setUp();
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const code = await withStore(testEnv(dataDir), () => run(['rollback'], { DATA_DIR: dataDir }, '/'));
    const output = write.mock.calls.map(([text]) => String(text)).join('');
    write.mockRestore();
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(
        new RegExp(`Rolled back from ${NEW} to ${OLD}.*process ${process.pid}.*if it publishes`, 's'),
      ),
    });
    expect(await currentVersion(snapshots)).toBe(OLD);
  });

  it('waits while a publish changes the pointer', async () => {
    const { snapshots } = await setUp();
    const publishing = await lockFile(join(snapshots, 'pointer.lock'), 'The pointer');
    const rolledBack = rollBack(openFolderRepository(snapshots), OLD);
    await expect(withPointerLock(snapshots, () => Promise.resolve(), 0)).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringContaining('The pointer to the current snapshot is in use by process'),
    });
    expect(await currentVersion(snapshots)).toBe(NEW);
    await publishing.release();
    expect(await rolledBack).toEqual({ from: NEW, to: OLD });
    expect((await readdir(snapshots)).sort()).toEqual([OLD, NEW, 'current.json']);
  });

  it('does nothing without a snapshot', async () => {
    await expect(
      rollBack(openFolderRepository(join(await tempFolder(), 'snapshots')), undefined),
    ).rejects.toMatchObject({
      code: 'nothing-to-do',
    });
  });
});

describe('opening the store', () => {
  it('removes what killed runs left among the snapshots', async () => {
    const { dataDir, snapshots } = await setUp();
    await mkdir(join(snapshots, '.tmp-123'));
    for (const name of ['current.json.tmp-123', 'current.json.tmp-124'])
      await writeFile(join(snapshots, name), '{');
    await utimes(join(snapshots, 'current.json.tmp-123'), new Date(0), new Date(0));
    await withStore(testEnv(dataDir), () => Promise.resolve());
    expect((await readdir(snapshots)).sort()).toEqual([
      OLD,
      NEW,
      'current.json',
      // A rollback may be writing it.
      'current.json.tmp-124',
    ]);
    expect(await readFile(join(snapshots, 'current.json'), 'utf8')).toContain(NEW);
  });
});
