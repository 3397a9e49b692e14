import { readFile, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '#src/testing/fixtures';
import { lockStore } from './store-lock';

/** Above the process ids of any machine. */
const DEAD_PID = 2 ** 30;

const writeStaleLock = async (owner: Readonly<Record<string, unknown>>): Promise<string> => {
  const path = join(await tempFolder(), 'lock.json');
  await writeFile(
    path,
    JSON.stringify({ pid: DEAD_PID, host: hostname(), started: '1', at: 'then', ...owner }),
  );
  return path;
};

describe('lockStore', () => {
  it('admits one holder at a time, and removes its files on release', async () => {
    const folder = await tempFolder();
    const path = join(folder, 'lock.json');
    const lock = await lockStore(path);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
    await expect(lockStore(path)).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringContaining(String(process.pid)),
    });
    await lock.release();
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
    await (await lockStore(path)).release();
  });

  it('replaces the lock of a dead process, also if its process id was reused', async () => {
    await (await lockStore(await writeStaleLock({}))).release();
    await (await lockStore(await writeStaleLock({ pid: process.pid, started: '123' }))).release();
  });

  it('respects the lock of another machine until it is stale', async () => {
    const path = await writeStaleLock({ host: 'elsewhere' });
    await expect(lockStore(path)).rejects.toMatchObject({ code: 'locked' });
    await utimes(path, new Date(0), new Date(0));
    await (await lockStore(path)).release();
  });

  it.each(Array.from({ length: 20 }, (_, run) => run))(
    'admits one of many that find a stale lock, run %i',
    async () => {
      const path = await writeStaleLock({});
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockStore(path)));
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    },
  );

  it('removes files that killed processes left beside it, and none that may be in use', async () => {
    const folder = await tempFolder();
    const path = join(folder, 'lock.json');
    const names = ['lock.json.123-abcdef01', 'lock.json.taking-over', 'lock.json.7-fresh', 'other.json'];
    for (const name of names) await writeFile(join(folder, name), '');
    for (const name of names.slice(0, 2).concat('other.json'))
      await utimes(join(folder, name), new Date(0), new Date(0));
    await (await lockStore(path)).release();
    expect((await readdir(folder)).sort()).toEqual(['lock.json.7-fresh', 'other.json']);
  });

  it('ignores a stale removal of a stale lock', async () => {
    const path = await writeStaleLock({});
    await writeFile(`${path}.taking-over`, '');
    await utimes(`${path}.taking-over`, new Date(0), new Date(0));
    await (await lockStore(path)).release();
  });
});
