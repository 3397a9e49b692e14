import { readFile, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '#src/testing/fixtures';
import { lockStore } from './store-lock';

/** No process of this machine: ids end well before. */
const DEAD = 2 ** 30;

const leftBehind = async (owner: Readonly<Record<string, unknown>>): Promise<string> => {
  const path = join(await tempFolder(), 'lock.json');
  await writeFile(path, JSON.stringify({ pid: DEAD, host: hostname(), started: '1', at: 'then', ...owner }));
  return path;
};

describe('lockStore', () => {
  it('is held by one at a time and leaves nothing behind', async () => {
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

  it('takes over from a dead process, and from one whose number another process has now', async () => {
    await (await lockStore(await leftBehind({}))).release();
    await (await lockStore(await leftBehind({ pid: process.pid, started: '123' }))).release();
  });

  it('believes another machine as long as its lock is fresh', async () => {
    const path = await leftBehind({ host: 'elsewhere' });
    await expect(lockStore(path)).rejects.toMatchObject({ code: 'locked' });
    await utimes(path, new Date(0), new Date(0));
    await (await lockStore(path)).release();
  });

  it.each(Array.from({ length: 20 }, (_, run) => run))(
    'lets only one of many take over, run %i',
    async () => {
      const path = await leftBehind({});
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockStore(path)));
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    },
  );

  it('is not stopped by a take-over that was left behind', async () => {
    const path = await leftBehind({});
    await writeFile(`${path}.taking-over`, '');
    await utimes(`${path}.taking-over`, new Date(0), new Date(0));
    await (await lockStore(path)).release();
  });
});
