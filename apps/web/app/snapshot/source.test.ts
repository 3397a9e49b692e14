import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  createFolderSource,
  createHttpSource,
  isSourcePath,
  type SnapshotSource,
} from '@crownsmith/answers/snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, serveFolder, type RunningServer } from '../../server/testing/file-server';

const thrownBy = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'did not throw',
    (thrown: unknown) => thrown,
  );
const textOf = async (source: SnapshotSource, path: string): Promise<string> => {
  const file = await source.read(path);
  return file === 'unchanged' ? file : Buffer.from(file.bytes).toString('utf8');
};

let folder = '';
let server: RunningServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-'));
  await mkdir(join(folder, 'v1', 'cards'), { recursive: true });
  await writeFile(join(folder, 'current.json'), '{"version":"one"}');
  await writeFile(join(folder, 'v1', 'cards', 'jotun-grunt.json'), 'Jötun');
  await writeFile(join(folder, '.hidden'), 'no');
  server = await serveFolder(folder);
});
afterAll(() => server.close());

describe.each([
  ['a folder', () => createFolderSource(folder)],
  ['an HTTP origin', () => createHttpSource(server.url, { retries: 0 })],
  ['an HTTP origin with a path', () => createHttpSource(`${server.url}/v1/..`, { retries: 0 })],
])('%s as a source', (_name, open) => {
  it('reads bytes', async () => {
    expect(await textOf(open(), 'v1/cards/jotun-grunt.json')).toBe('Jötun');
  });

  it('returns unchanged for a known tag, until the file changes', async () => {
    const source = open();
    const first = await source.read('current.json');
    if (first === 'unchanged') throw new Error('no tag was known');
    expect(first.tag).toBeDefined();
    expect(await source.read('current.json', first.tag)).toBe('unchanged');
    await writeFile(join(folder, 'next'), '{"version":"two"}');
    await rename(join(folder, 'next'), join(folder, 'current.json'));
    expect(await source.read('current.json', first.tag)).toMatchObject({ bytes: expect.anything() });
  });

  it('streams a part of a file', async () => {
    const partOf = async (path: string, start: number, end: number): Promise<string> =>
      text(Readable.from(open().stream(path, { start, end })));
    expect(await partOf('v1/cards/jotun-grunt.json', 0, 5)).toBe('Jötun');
    expect(await partOf('v1/cards/jotun-grunt.json', 3, 4)).toBe('tu');
    expect(await thrownBy(partOf('v1/cards/no-such-card.json', 0, 1))).toMatchObject({
      failure: 'not-found',
    });
    expect(await thrownBy(partOf('../etc/passwd', 0, 1))).toMatchObject({ failure: 'bad-path' });
  });

  it('rejects with not-found for a missing file', async () => {
    expect(await thrownBy(open().read('v1/cards/no-such-card.json'))).toMatchObject({ failure: 'not-found' });
    expect(await thrownBy(open().read('v1/cards/jotun-grunt.json/below'))).toMatchObject({
      failure: 'not-found',
    });
  });

  it.each([
    '../etc/passwd',
    'v1/../../x',
    '/etc/passwd',
    '.hidden',
    'v1/.',
    'v1//x',
    'V1/x',
    'a\\b',
    'a%2e%2e',
    'a\0b',
    '',
    'x'.repeat(301),
    'ä.json',
  ])('rejects the path %j', async (path) => {
    expect(await thrownBy(open().read(path))).toMatchObject({ failure: 'bad-path' });
  });
});

describe('an HTTP origin that fails', () => {
  const failing = async (status: number) => {
    const origin = await listen((_request, response) => response.writeHead(status).end('{}'));
    const thrown = await thrownBy(
      createHttpSource(origin.url, { retries: 2, retryDelayMs: 1 }).read('current.json'),
    );
    await origin.close();
    return { thrown, tries: origin.requested.length };
  };

  it('is retried for transient errors only', async () => {
    expect(await failing(503)).toMatchObject({ thrown: { failure: 'unavailable' }, tries: 3 });
    expect(await failing(429)).toMatchObject({ tries: 3 });
    expect(await failing(403)).toMatchObject({ thrown: { failure: 'unavailable' }, tries: 1 });
    expect(await failing(404)).toMatchObject({ thrown: { failure: 'not-found' }, tries: 1 });
  });

  it('is read when a retry succeeds', async () => {
    let tries = 0;
    const origin = await listen((_request, response) => {
      tries += 1;
      response.writeHead(tries < 3 ? 500 : 200).end('ok');
    });
    expect(await textOf(createHttpSource(origin.url, { retries: 2, retryDelayMs: 1 }), 'current.json')).toBe(
      'ok',
    );
    await origin.close();
  });

  it('times out, in the middle of a body too', async () => {
    const origin = await listen((_request, response) => void response.write('{'));
    const source = createHttpSource(origin.url, { retries: 0, timeoutMs: 50 });
    expect(await thrownBy(source.read('current.json'))).toMatchObject({ failure: 'timeout' });
    await origin.close();
    expect(await thrownBy(source.read('current.json'))).toMatchObject({ failure: 'unavailable' });
  });
});

describe('isSourcePath', () => {
  it('accepts the paths of a snapshot', () => {
    for (const path of [
      'current.json',
      '20261120-ab/manifest.json',
      'v/cards/sol-ring.json',
      'v/lists/top/creatures.json',
      'v/model/recommender.bin',
    ]) {
      expect(isSourcePath(path)).toBe(true);
    }
  });
});
