import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { downloadBulk, type DownloadOptions } from './download-bulk';
import { describeDownloadError } from './download-error';
import { record } from '../scryfall/scryfall-record.fixtures';

const body = Buffer.from(
  JSON.stringify(
    Array.from({ length: 2000 }, (_, n) => record({ name: `Card ${n}` })),
    null,
    1,
  ),
);
const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
const filePath = '/file/oracle-cards-20261120.json';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const whole: Answer = (_, response) => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': body.length,
    etag,
    'accept-ranges': 'bytes',
  });
  response.end(body);
};
/** Announces the whole, sends a part and hangs up. */
const brokenAfter =
  (bytes: number): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length, etag });
    response.write(body.subarray(0, bytes), () => setTimeout(() => response.destroy(), 20));
  };
/** Honours Range and If-Range as RFC 9110 has it. */
const ranged: Answer = (request, response) => {
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(start) || request.headers['if-range'] !== etag) return whole(request, response);
  response.writeHead(206, {
    'content-range': `bytes ${start}-${body.length - 1}/${body.length}`,
    'content-length': body.length - start,
    etag,
  });
  response.end(body.subarray(start));
};
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(code, headers);
    response.end('{"object":"error"}');
  };
const page: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><p>Hello');
};

let server: Server;
let origin: string;
let dir: string;
let requests: IncomingMessage[];
let indexAnswers: Answer[];
let fileAnswers: Answer[];
let pauses: number[];
let size: number | undefined;

const index: Answer = (_, response) => {
  const other = { type: 'rulings', download_uri: `${origin}/rulings`, updated_at: '2026-11-20', size: 1 };
  const file = {
    object: 'bulk_data',
    type: 'oracle_cards',
    download_uri: origin + filePath,
    updated_at: '2026-11-20T09:00:00Z',
    size,
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', has_more: false, data: [other, file] }));
};

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'bulk-'));
  [requests, indexAnswers, fileAnswers, pauses, size] = [[], [], [], [], body.length];
  server = createServer((request, response) => {
    requests.push(request);
    const answers = request.url === '/bulk-data' ? indexAnswers : fileAnswers;
    const answer =
      answers.shift() ??
      (request.url === '/bulk-data' ? index : request.url === filePath ? ranged : status(404));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dir, { recursive: true, force: true });
});

const download = (options: Partial<DownloadOptions> = {}) =>
  downloadBulk({
    dir,
    baseUrl: origin,
    timeoutMs: 2000,
    attempts: 4,
    sleep: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
    ...options,
  });
const fileRequests = () => requests.filter(({ url }) => url === filePath);
const saved = () => readFile(join(dir, 'oracle-cards-20261120.json'));

describe('downloadBulk', () => {
  it('asks the index, then fetches the file, naming itself', async () => {
    expect(await download({ userAgent: 'Tester/1.0' })).toEqual({
      ok: true,
      value: {
        path: join(dir, 'oracle-cards-20261120.json'),
        bytes: body.length,
        updatedAt: '2026-11-20T09:00:00Z',
        cached: false,
      },
    });
    expect(await saved()).toEqual(body);
    expect(requests.map(({ url }) => url)).toEqual(['/bulk-data', filePath]);
    for (const { headers } of requests) {
      expect(headers['user-agent']).toBe('Tester/1.0');
      expect(headers.accept).toContain('application/json');
    }
    expect(await readdir(dir)).toEqual(['oracle-cards-20261120.json']);
  });

  it('does not fetch again what is there', async () => {
    await download();
    expect(await download()).toMatchObject({ ok: true, value: { cached: true, bytes: body.length } });
    expect(fileRequests()).toHaveLength(1);
  });

  it('takes a body that is compressed for the way', async () => {
    fileAnswers.push((_, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        etag: 'W/"x"',
      });
      response.end(gzipSync(body));
    });
    expect(await download()).toMatchObject({ ok: true });
    expect(await saved()).toEqual(body);
  });

  it('takes a file that is itself an archive, whatever length the index tells', async () => {
    const archive = gzipSync(body);
    fileAnswers.push((_, response) => void response.end(archive));
    expect(await download()).toMatchObject({ ok: true, value: { bytes: archive.length } });
  });

  it('waits as the server asks on 429, and with growing pauses on 5xx', async () => {
    indexAnswers.push(status(429, { 'retry-after': '7' }));
    fileAnswers.push(status(503), status(500), status(429, { 'retry-after': '2' }));
    expect(await download()).toMatchObject({ ok: true });
    expect(pauses).toEqual([7000, 1000, 2000, 2000]);
  });

  it('gives up after so many tries', async () => {
    fileAnswers.push(status(503), status(503), status(503), status(503));
    expect(await download()).toEqual({
      ok: false,
      error: { code: 'http', url: origin + filePath, status: 503 },
    });
    expect(fileRequests()).toHaveLength(4);
  });

  it('goes on where the line broke', async () => {
    fileAnswers.push(brokenAfter(100_000));
    expect(await download()).toMatchObject({ ok: true, value: { bytes: body.length } });
    expect(await saved()).toEqual(body);
    expect(fileRequests().map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=100000-']);
    expect(fileRequests()[1]?.headers['if-range']).toBe(etag);
  });

  it('goes on in a later run', async () => {
    fileAnswers.push(brokenAfter(50_000));
    expect(await download({ attempts: 1 })).toMatchObject({ ok: false, error: { code: 'network' } });
    expect((await readdir(dir)).toSorted()).toEqual([
      'oracle-cards-20261120.json.part',
      'oracle-cards-20261120.json.part.json',
    ]);
    expect(await download()).toMatchObject({ ok: true });
    expect(fileRequests()[1]?.headers.range).toBe('bytes=50000-');
    expect(await saved()).toEqual(body);
  });

  it('begins anew where the server has another version by now, or knows no ranges', async () => {
    await writeFile(join(dir, 'oracle-cards-20261120.json.part'), 'older bytes');
    await writeFile(
      join(dir, 'oracle-cards-20261120.json.part.json'),
      JSON.stringify({ url: origin + filePath, validator: '"old"' }),
    );
    expect(await download()).toMatchObject({ ok: true });
    expect(fileRequests()[0]?.headers.range).toBe('bytes=11-');
    expect(await saved()).toEqual(body);
  });

  it.each([
    ['416', status(416)],
    [
      'a part that was not asked for',
      (_: IncomingMessage, response: ServerResponse) => {
        response.writeHead(206, { 'content-range': `bytes 5-9/${body.length}` });
        response.end('wrong');
      },
    ],
  ] as const)('begins anew on %s', async (_, answer) => {
    fileAnswers.push(brokenAfter(50_000), answer, whole);
    expect(await download()).toMatchObject({ ok: true });
    expect(await saved()).toEqual(body);
  });

  it('does not trust what another address began', async () => {
    await writeFile(join(dir, 'oracle-cards-20261120.json.part'), 'x'.repeat(50));
    await writeFile(
      join(dir, 'oracle-cards-20261120.json.part.json'),
      JSON.stringify({ url: 'https://other.example/', validator: etag }),
    );
    expect(await download()).toMatchObject({ ok: true });
    expect(fileRequests()[0]?.headers.range).toBeUndefined();
    expect(await saved()).toEqual(body);
  });

  it('refuses a whole that is not as long as announced, and leaves nothing behind', async () => {
    size = body.length + 1;
    const result = await download();
    expect(result).toEqual({
      ok: false,
      error: { code: 'wrong-size', url: origin + filePath, expected: body.length + 1, actual: body.length },
    });
    expect(await readdir(dir)).toEqual([]);
  });

  it('does without a length in the index', async () => {
    size = undefined;
    expect(await download()).toMatchObject({ ok: true, value: { bytes: body.length } });
  });

  it.each([
    ['404 of the index', () => indexAnswers.push(status(404)), { code: 'http', status: 404 }],
    ['404 of the file', () => fileAnswers.push(status(404)), { code: 'http', status: 404 }],
    [
      'a web page for an index',
      () => indexAnswers.push(page),
      { code: 'bad-index', reason: 'a web page came instead' },
    ],
    [
      'no JSON for an index',
      () => indexAnswers.push((_, response) => void response.end('{"data":')),
      { code: 'bad-index', reason: 'it is not JSON' },
    ],
    [
      'another shape of index',
      () => indexAnswers.push((_, response) => void response.end('{"data":[{}]}')),
      { code: 'bad-index' },
    ],
    [
      'an index without the file',
      () => indexAnswers.push((_, response) => void response.end('{"data":[]}')),
      { code: 'bad-index', reason: 'it has no oracle_cards' },
    ],
    ['a web page for a file', () => fileAnswers.push(page), { code: 'not-json' }],
    [
      'a web page under a false flag',
      () => {
        size = undefined;
        fileAnswers.push((_, response) => void response.end('\n<html>'));
      },
      { code: 'not-json' },
    ],
  ] as const)('%s: says so at once, and leaves no file', async (_, prepare, error) => {
    prepare();
    const result = await download();
    expect(result).toMatchObject({ ok: false, error });
    expect(pauses).toEqual([]);
    expect(await readdir(dir)).not.toContain('oracle-cards-20261120.json');
    if (!result.ok) expect(describeDownloadError(result.error).length).toBeGreaterThan(10);
  });

  it('loses patience with a server that falls silent', async () => {
    const silent: Answer = (_, response) => void response.writeHead(200, { 'content-length': 10 }).write('[');
    fileAnswers.push(silent, silent);
    expect(await download({ timeoutMs: 100, attempts: 2 })).toMatchObject({
      ok: false,
      error: { code: 'timeout' },
    });
  });

  it('stops when it is called off', async () => {
    const controller = new AbortController();
    fileAnswers.push(brokenAfter(10));
    const result = await download({ signal: controller.signal, onProgress: () => controller.abort() });
    expect(result).toMatchObject({ ok: false, error: { code: 'aborted' } });
  });

  it('says when no server answers, or the disk does not', async () => {
    expect(await download({ baseUrl: 'http://127.0.0.1:1', attempts: 1 })).toMatchObject({
      ok: false,
      error: { code: 'network' },
    });
    await writeFile(join(dir, 'taken'), '');
    expect(await download({ dir: join(dir, 'taken') })).toMatchObject({ ok: false, error: { code: 'disk' } });
  });

  it('tells its progress up to the whole', async () => {
    const told: (readonly [number, number | undefined])[] = [];
    fileAnswers.push(brokenAfter(100_000));
    await download({ onProgress: ({ received, total }) => told.push([received, total]) });
    expect(told.at(-1)).toEqual([body.length, body.length]);
    expect(told.map(([received]) => received)).toEqual(
      told.map(([received]) => received).toSorted((a, b) => a - b),
    );
  });
});
