import { hash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server, type S3Server } from '@crownsmith/test-support/s3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseBucketUrl } from './address';
import { openBucket } from './bucket';
import { createMirrorSource } from './mirror';

const [ONE, TWO] = ['20261121t000000-r1', '20261122t000000-r2'] as const;

let server: S3Server;
let folder = '';
let place = 0;
beforeAll(async () => {
  server = await startS3Server();
  for (const [name, value] of Object.entries(server.variables)) vi.stubEnv(name, value);
});
beforeEach(async () => {
  place += 1;
  folder = join(await mkdtemp(join(tmpdir(), 'mirror-')), 'mirror');
});
afterEach(async () => {
  server.treat = undefined;
  server.requests.length = 0;
  await rm(join(folder, '..'), { recursive: true, force: true });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const openSource = () => {
  const address = parseBucketUrl(`s3://${server.bucket}/${place}`);
  if (!address) throw new Error('no address');
  return createMirrorSource({ bucket: openBucket(address, server.variables), folder });
};
const files = (version: string): Readonly<Record<string, string>> => ({
  'manifest.json': JSON.stringify({ version }),
  'cards/same.json': '{"same":true}',
  'cards/other.json': JSON.stringify({ of: version }),
});

/** Puts a snapshot into the bucket as a publisher does. */
const publish = async (version: string): Promise<void> => {
  const all = Object.entries(files(version));
  const list = all.map(([path, text]) => [path, text.length, hash('sha256', text, 'base64url')]);
  const checksums = JSON.stringify({ files: list });
  for (const [path, text] of [...all, ['checksums.json', checksums] as const])
    await server.write(`${place}/${version}/${path}`, text);
  const pointer = { version, checksums: hash('sha256', checksums, 'base64url') };
  await server.write(`${place}/current.json`, JSON.stringify(pointer));
};
const textOf = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');
const fetched = (): readonly string[] =>
  server.requests
    .filter(({ method }) => method === 'GET')
    .map(({ key }) => key.slice(`${place}/`.length))
    .sort();

describe('a mirror of a bucket', () => {
  it('reads the pointer, and once more only if it has changed', async () => {
    const source = openSource();
    await expect(source.read('current.json')).rejects.toMatchObject({
      name: 'SnapshotSourceError',
      failure: 'not-found',
      message: expect.stringContaining(`s3://${server.bucket}/${place}/current.json`),
    });
    await publish(ONE);
    const first = await source.read('current.json');
    if (first === 'unchanged') throw new Error('unchanged');
    expect(JSON.parse(Buffer.from(first.bytes).toString())).toMatchObject({ version: ONE });
    expect(await source.read('current.json', first.tag)).toBe('unchanged');
    await publish(TWO);
    expect(await source.read('current.json', first.tag)).not.toBe('unchanged');
  });

  it('downloads a snapshot once, and of the next one only what has changed', async () => {
    await publish(ONE);
    const source = openSource();
    await source.read('current.json');
    await source.prepare?.(ONE, false);
    for (const [path, text] of Object.entries(files(ONE))) expect(await textOf(`${ONE}/${path}`)).toBe(text);
    expect(await source.versions?.()).toEqual([ONE]);
    server.requests.length = 0;
    await source.prepare?.(ONE, false);
    expect(fetched()).toEqual([]);
    await publish(TWO);
    await source.prepare?.(TWO, false);
    expect(fetched()).toEqual(
      ['cards/other.json', 'checksums.json', 'manifest.json'].map((path) => `${TWO}/${path}`),
    );
    expect(await textOf(`${TWO}/cards/same.json`)).toBe('{"same":true}');
    expect((await readdir(folder)).sort()).toEqual([ONE, TWO]);
    await source.keepOnly?.(new Set([TWO]));
    expect(await readdir(folder)).toEqual([TWO]);
    expect(await textOf(`${TWO}/cards/same.json`)).toBe('{"same":true}');
  });

  it.each([
    [
      'another object',
      'cards/other.json',
      '{"of":"20261121t000000-r9"}',
      /cards\/other\.json does not match its checksum/,
    ],
    ['a short object', 'cards/other.json', '{', /cards\/other\.json has 1 of 27 bytes/],
    [
      'other checksums',
      'checksums.json',
      '{"files":[]}',
      /checksums\.json does not match the pointer's checksum/,
    ],
  ])(
    'refuses %s by its name, and goes on where it stopped once that is mended',
    async (_name, path, text, message) => {
      await publish(ONE);
      const key = `${place}/${ONE}/${path}`;
      const good = String(await server.read(key));
      await server.write(key, text);
      const source = openSource();
      await source.read('current.json');
      await expect(source.prepare?.(ONE, false)).rejects.toMatchObject({
        name: 'SnapshotError',
        message: expect.stringMatching(message),
      });
      expect(await source.versions?.()).toEqual([]);
      await server.write(key, good);
      await source.prepare?.(ONE, false);
      expect(await textOf(`${ONE}/cards/other.json`)).toBe(files(ONE)['cards/other.json']);
      expect(await readdir(folder)).toEqual([ONE]);
    },
  );

  it('goes on with a download that was interrupted', async () => {
    await publish(ONE);
    const source = openSource();
    server.treat = ({ key }) => (key.endsWith('manifest.json') ? 503 : 0);
    await expect(source.prepare?.(ONE, false)).rejects.toMatchObject({
      name: 'SnapshotSourceError',
      transient: true,
    });
    expect(await source.versions?.()).toEqual([]);
    server.treat = undefined;
    server.requests.length = 0;
    await openSource().prepare?.(ONE, false);
    expect(fetched()).toContain(`${ONE}/manifest.json`);
    expect(fetched().length).toBeLessThan(4);
    expect(await source.versions?.()).toEqual([ONE]);
  });

  it('repairs files that were damaged on this machine', async () => {
    await publish(ONE);
    const source = openSource();
    await source.prepare?.(ONE, false);
    await writeFile(join(folder, ONE, 'cards/same.json'), '{}');
    const { ino } = await stat(join(folder, ONE, 'manifest.json'));
    await source.prepare?.(ONE, true);
    expect(await textOf(`${ONE}/cards/same.json`)).toBe('{"same":true}');
    expect((await stat(join(folder, ONE, 'manifest.json'))).ino).toBe(ino);
  });

  it('refuses paths that leave the folder', async () => {
    const checksums = JSON.stringify({ files: [['../../evil.json', 2, hash('sha256', '{}', 'base64url')]] });
    await server.write(`${place}/${ONE}/checksums.json`, checksums);
    await expect(openSource().prepare?.(ONE, false)).rejects.toMatchObject({ failure: 'bad-path' });
  });

  it('says that it could not write; the path of this machine is in the cause', async () => {
    await publish(ONE);
    await mkdir(join(folder, '..'), { recursive: true });
    await writeFile(folder, 'a file in the way');
    await expect(openSource().prepare?.(ONE, false)).rejects.toMatchObject({
      failure: 'unavailable',
      message: expect.not.stringContaining(folder),
      cause: expect.objectContaining({ message: expect.stringContaining(folder) }),
    });
  });
});
