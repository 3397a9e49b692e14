import promises, { readFile, readdir, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { tempFolder } from '#src/testing/fixtures';
import { findLockHolder, lockFile, lockStore, type LockClock } from './store-lock';

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

/** A clock that goes on while somebody waits for it. @param onWait gets how often somebody did */
const makeClock = (onWait: (waits: number) => Promise<void> = () => Promise.resolve()) => {
  let [elapsed, waits] = [0, 0];
  const clock: LockClock = {
    elapsed: () => elapsed,
    wait: async (ms) => {
      elapsed += ms;
      waits += 1;
      await onWait(waits);
    },
  };
  return { clock, waits: () => waits };
};

describe('lockStore', () => {
  it('leaves no file where the disk is full', async () => {
    const folder = await tempFolder();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const write = vi.spyOn(promises, 'writeFile').mockImplementationOnce(async (path) => {
      await writeFile(path, '');
      throw full;
    });
    syncBuiltinESMExports();
    try {
      await expect(lockStore(join(folder, 'lock.json'))).rejects.toBe(full);
    } finally {
      write.mockRestore();
      syncBuiltinESMExports();
    }
    expect(await readdir(folder)).toEqual([]);
  });

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

  it('leaves the lock of another machine that was written just now', async () => {
    const path = await writeStaleLock({ host: 'elsewhere' });
    await expect(lockStore(path)).rejects.toMatchObject({ code: 'locked' });
  });

  it.each([
    ['long ago', new Date(0)],
    ['in a day', new Date(Date.now() + 86_400_000)],
  ])('replaces the lock of another machine, written %s, once it has stood still', async (_when, time) => {
    const path = await writeStaleLock({ host: 'elsewhere' });
    await utimes(path, time, time);
    const { clock, waits } = makeClock();
    expect(await findLockHolder(path)).toMatch(/elsewhere/);
    const lock = await lockFile(path, 'The store', clock);
    expect(waits()).toBeGreaterThan(170);
    expect(await findLockHolder(path)).toMatch(String(process.pid));
    await lock.release();
  });

  it('leaves the lock of another machine that beats, whatever its clock says', async () => {
    const path = await writeStaleLock({ host: 'elsewhere' });
    await utimes(path, new Date(0), new Date(0));
    const text = await readFile(path, 'utf8');
    const { clock } = makeClock(async (waits) => {
      if (waits === 100) await utimes(path, new Date(20_000), new Date(20_000));
    });
    await expect(lockFile(path, 'The store', clock)).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringContaining('elsewhere'),
    });
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  it('leaves the lock of who has replaced it', async () => {
    const path = join(await tempFolder(), 'lock.json');
    const lock = await lockStore(path);
    await writeFile(path, '{"pid":1,"host":"elsewhere","started":"1","at":"then"}');
    await lock.release();
    expect(await readFile(path, 'utf8')).toContain('elsewhere');
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

  it('ignores a removal of a stale lock that was killed, and waits for one that goes on, whatever the time', async () => {
    const path = await writeStaleLock({});
    await writeFile(`${path}.taking-over`, '');
    await utimes(`${path}.taking-over`, new Date(0), new Date(0));
    const { clock, waits } = makeClock();
    await (await lockFile(path, 'The store', clock)).release();
    expect(waits()).toBeGreaterThanOrEqual(1000);
  });
});
