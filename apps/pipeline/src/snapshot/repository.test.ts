import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBucket, parseBucketUrl } from '@crownsmith/snapshot-bucket';
import { startS3Server, type S3Server } from '@crownsmith/test-support/s3';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tempFolder } from '#src/testing/fixtures';
import { openBucketRepository, sweepUnfinishedUploads } from './bucket-repository';
import { openFolderRepository } from './folder-repository';
import { pruneSnapshots, type SnapshotRepository } from './repository';
import { rollBack } from './rollback';

const VERSIONS = [1, 2, 3, 4].map((day) => `2026112${day}t000000-r${day}`);
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = ''] = VERSIONS;
/** The files by which a version is complete. */
const FILES = ['checksums.json', 'manifest.json'];

let server: S3Server;
let prefixes = 0;
beforeAll(async () => {
  server = await startS3Server();
  for (const [name, value] of Object.entries(server.variables)) vi.stubEnv(name, value);
});
afterEach(() => {
  server.treat = undefined;
});
afterAll(() => server.close());

/** A repository of a kind with some versions, none of them current. */
interface Place {
  readonly repository: SnapshotRepository;
  /** writes a file past the repository */
  readonly write: (path: string, text: string) => Promise<unknown>;
  readonly remove: (path: string) => Promise<unknown>;
}

const openFolder = async (): Promise<Place> => {
  const folder = await tempFolder();
  return {
    repository: openFolderRepository(folder),
    write: async (path, text) => {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), text);
    },
    remove: (path) => rm(join(folder, path)),
  };
};

const openTestBucket = () => {
  prefixes += 1;
  const address = parseBucketUrl(`s3://${server.bucket}/place-${prefixes}`);
  if (!address) throw new Error('no address');
  return { bucket: openBucket(address, server.variables), prefix: address.prefix };
};

const openPlace = (): Promise<Place> => {
  const { bucket, prefix } = openTestBucket();
  return Promise.resolve({
    repository: openBucketRepository(bucket),
    write: (path, text) => server.write(prefix + path, text),
    remove: (path) => bucket.remove([path]),
  });
};

describe.each([
  ['a folder', openFolder],
  ['a bucket', openPlace],
])('snapshots in %s', (_name, open) => {
  const fill = async () => {
    const place = await open();
    for (const version of VERSIONS)
      for (const file of FILES) await place.write(`${version}/${file}`, JSON.stringify({ version }));
    return place;
  };

  it('are listed, oldest first, once they are complete', async () => {
    const { repository, write, remove } = await open();
    expect(await repository.versions()).toEqual([]);
    expect(await repository.readPointer()).toMatchObject({ version: undefined, isCorrupt: false });
    await write(`${SECOND}/manifest.json`, '{}');
    await write(`${FIRST}/manifest.json`, '{}');
    await write('notes.txt', 'x');
    expect(await repository.versions()).toEqual([FIRST, SECOND]);
    expect(await repository.has(FIRST)).toBe(true);
    await remove(`${FIRST}/manifest.json`);
    expect(await repository.has(FIRST)).toBe(false);
    expect(await repository.has('../../etc')).toBe(false);
  });

  it('are pruned to the newest, without the current one', async () => {
    const { repository } = await fill();
    await repository.pointTo(FIRST, await repository.readPointer());
    expect(await pruneSnapshots(repository, 2)).toEqual([SECOND]);
    expect(await repository.versions()).toEqual([FIRST, THIRD, FOURTH]);
    expect(await pruneSnapshots(repository, 2)).toEqual([]);
  });

  it('are not pruned while nobody knows the current one', async () => {
    const { repository, write } = await fill();
    await write('current.json', '{"version":');
    expect(await pruneSnapshots(repository, 2)).toEqual([]);
    expect(await repository.versions()).toEqual(VERSIONS);
  });

  it('are rolled back to the one before, to a given one, and from a corrupt pointer', async () => {
    const { repository, write } = await fill();
    await repository.pointTo(THIRD, await repository.readPointer());
    expect(await rollBack(repository, undefined)).toEqual({ from: THIRD, to: SECOND });
    expect((await repository.readPointer()).version).toBe(SECOND);
    expect(await rollBack(repository, FOURTH)).toEqual({ from: SECOND, to: FOURTH });
    await write('current.json', '{"version":');
    expect(await rollBack(repository, FIRST)).toEqual({ from: undefined, to: FIRST });
    await expect(rollBack(repository, undefined)).rejects.toMatchObject({ code: 'nothing-to-do' });
    await expect(rollBack(repository, '20270101t000000-r9')).rejects.toMatchObject({ code: 'missing' });
    expect((await repository.readPointer()).version).toBe(FIRST);
  });
});

describe('the pointer of a bucket', () => {
  const fill = async () => {
    const { bucket, prefix } = openTestBucket();
    for (const version of VERSIONS)
      for (const file of FILES)
        await server.write(`${prefix}${version}/${file}`, JSON.stringify({ version }));
    return { repository: openBucketRepository(bucket), bucket, prefix };
  };

  it('is not replaced by somebody who saw another one, or none', async () => {
    const { repository } = await fill();
    const none = await repository.readPointer();
    await repository.pointTo(SECOND, none);
    const second = await repository.readPointer();
    await repository.pointTo(THIRD, second);
    for (const seen of [none, second])
      await expect(repository.pointTo(FOURTH, seen)).rejects.toMatchObject({
        code: 'superseded',
        message: expect.stringMatching(`it is ${THIRD} now.*pipeline rollback ${FOURTH} --to s3:`),
      });
    expect((await repository.readPointer()).version).toBe(THIRD);
  });

  it('counts as replaced where only the answer was lost', async () => {
    const { repository, prefix } = await fill();
    await repository.pointTo(SECOND, await repository.readPointer());
    const seen = await repository.readPointer();
    await repository.pointTo(THIRD, seen);
    const written = (await server.read(`${prefix}current.json`)) ?? '';
    await server.write(`${prefix}current.json`, written.toString());
    await expect(repository.pointTo(THIRD, seen)).resolves.toBeUndefined();
  });

  it('is set back if its snapshot is removed at the same time', async () => {
    const { repository, bucket, prefix } = await fill();
    await repository.pointTo(FOURTH, await repository.readPointer());
    server.treat = async ({ method, key }) => {
      if (method === 'PUT' && key === `${prefix}current.json`) {
        server.treat = undefined;
        await bucket.remove([`${SECOND}/manifest.json`]);
      }
      return 0;
    };
    await expect(rollBack(repository, SECOND)).rejects.toMatchObject({ code: 'missing' });
    expect((await repository.readPointer()).version).toBe(FOURTH);
  });

  it('keeps its snapshot from being removed at the same time', async () => {
    const { repository, prefix } = await fill();
    await repository.pointTo(FOURTH, await repository.readPointer());
    const pointer = await repository.readPointer();
    server.treat = async ({ method }) => {
      if (method === 'POST') {
        server.treat = undefined;
        await repository.pointTo(SECOND, pointer);
      }
      return 0;
    };
    expect(await repository.remove(SECOND)).toBe(false);
    expect(await repository.has(SECOND)).toBe(true);
    expect(await server.read(`${prefix}${SECOND}/checksums.json`)).toBeDefined();
  });

  it('leaves unfinished uploads for a day', async () => {
    const { bucket, prefix } = await fill();
    const unfinished = '20261125t000000-r5';
    await server.write(`${prefix}${unfinished}/checksums.json`, '{}');
    const [hour, day] = [3_600_000, 86_400_000];
    expect(await sweepUnfinishedUploads(bucket, new Date(Date.now() + hour))).toEqual([]);
    expect(await sweepUnfinishedUploads(bucket, new Date(Date.now() + day + hour))).toEqual([unfinished]);
    expect(await bucket.folders()).toEqual(VERSIONS);
  });
});
