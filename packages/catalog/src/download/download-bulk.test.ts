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

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const complete: Handler = (_, response) => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': body.length,
    etag,
    'accept-ranges': 'bytes',
  });
  response.end(body);
};
/** Bytes that the download in progress has stored. */
let stored = 0;
/** Sends only the first bytes of the stated Content-Length, and breaks the connection once the client has stored them. */
const brokenAfter =
  (bytes: number): Handler =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length, etag });
    response.write(body.subarray(0, bytes));
    const poll = setInterval(() => stored >= bytes && response.destroy(), 5);
    response.once('close', () => clearInterval(poll));
  };
/** Honours Range and If-Range (RFC 9110). */
const ranged: Handler = (request, response) => {
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(start) || request.headers['if-range'] !== etag) return complete(request, response);
  response.writeHead(206, {
    'content-range': `bytes ${start}-${body.length - 1}/${body.length}`,
    'content-length': body.length - start,
    etag,
  });
  response.end(body.subarray(start));
};
const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(code, headers);
    response.end('{"object":"error"}');
  };
const page: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><p>Hello');
};

let server: Server;
let origin: string;
let dir: string;
let requests: IncomingMessage[];
let indexHandlers: Handler[];
let fileHandlers: Handler[];
let pauses: number[];
let size: number | undefined;

const index: Handler = (_, response) => {
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
  stored = 0;
  dir = await mkdtemp(join(tmpdir(), 'bulk-'));
  [requests, indexHandlers, fileHandlers, pauses, size] = [[], [], [], [], body.length];
  server = createServer((request, response) => {
    requests.push(request);
    const handlers = request.url === '/bulk-data' ? indexHandlers : fileHandlers;
    const handle =
      handlers.shift() ??
      (request.url === '/bulk-data' ? index : request.url === filePath ? ranged : status(404));
    handle(request, response);
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
    timeoutMs: 60_000,
    attempts: 4,
    sleep: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
    ...options,
    onProgress: (progress) => {
      stored = progress.received;
      options.onProgress?.(progress);
    },
  });
const fileRequests = () => requests.filter(({ url }) => url === filePath);
/** Whether the saved file is the body, byte for byte. */
const isSaved = async () => body.equals(await readFile(join(dir, 'oracle-cards-20261120.json')));

describe('downloadBulk', () => {
  it('fetches the index, then the file, with a User-Agent', async () => {
    expect(await download({ userAgent: 'Tester/1.0' })).toEqual({
      ok: true,
      value: {
        path: join(dir, 'oracle-cards-20261120.json'),
        bytes: body.length,
        updatedAt: '2026-11-20T09:00:00Z',
        cached: false,
      },
    });
    expect(await isSaved()).toBe(true);
    expect(requests.map(({ url }) => url)).toEqual(['/bulk-data', filePath]);
    for (const { headers } of requests) {
      expect(headers['user-agent']).toBe('Tester/1.0');
      expect(headers.accept).toContain('application/json');
    }
    expect(await readdir(dir)).toEqual(['oracle-cards-20261120.json']);
  });

  it('does not fetch a file that is on disk', async () => {
    await download();
    expect(await download()).toMatchObject({ ok: true, value: { cached: true, bytes: body.length } });
    expect(fileRequests()).toHaveLength(1);
  });

  it('decodes a body with Content-Encoding', async () => {
    fileHandlers.push((_, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        etag: 'W/"x"',
      });
      response.end(gzipSync(body));
    });
    expect(await download()).toMatchObject({ ok: true });
    expect(await isSaved()).toBe(true);
  });

  it('accepts a gzipped file regardless of the size in the index', async () => {
    const archive = gzipSync(body);
    fileHandlers.push((_, response) => void response.end(archive));
    expect(await download()).toMatchObject({ ok: true, value: { bytes: archive.length } });
  });

  it('honours Retry-After on 429, and backs off exponentially on 5xx', async () => {
    indexHandlers.push(status(429, { 'retry-after': '7' }));
    fileHandlers.push(status(503), status(500), status(429, { 'retry-after': '2' }));
    expect(await download()).toMatchObject({ ok: true });
    expect(pauses).toEqual([7000, 1000, 2000, 2000]);
  });

  it('gives up after the last attempt', async () => {
    fileHandlers.push(status(503), status(503), status(503), status(503));
    expect(await download()).toEqual({
      ok: false,
      error: { code: 'http', url: origin + filePath, status: 503 },
    });
    expect(fileRequests()).toHaveLength(4);
  });

  it('resumes where the connection broke', async () => {
    fileHandlers.push(brokenAfter(100_000));
    expect(await download()).toMatchObject({ ok: true, value: { bytes: body.length } });
    expect(await isSaved()).toBe(true);
    expect(fileRequests().map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=100000-']);
    expect(fileRequests()[1]?.headers['if-range']).toBe(etag);
  });

  it('resumes in a later run', async () => {
    fileHandlers.push(brokenAfter(50_000));
    expect(await download({ attempts: 1 })).toMatchObject({ ok: false, error: { code: 'network' } });
    expect((await readdir(dir)).toSorted()).toEqual([
      'oracle-cards-20261120.json.part',
      'oracle-cards-20261120.json.part.json',
    ]);
    expect(await download()).toMatchObject({ ok: true });
    expect(fileRequests()[1]?.headers.range).toBe('bytes=50000-');
    expect(await isSaved()).toBe(true);
  });

  it('starts over if the server has another version or does not support ranges', async () => {
    await writeFile(join(dir, 'oracle-cards-20261120.json.part'), 'older bytes');
    await writeFile(
      join(dir, 'oracle-cards-20261120.json.part.json'),
      JSON.stringify({ url: origin + filePath, validator: '"old"' }),
    );
    expect(await download()).toMatchObject({ ok: true });
    expect(fileRequests()[0]?.headers.range).toBe('bytes=11-');
    expect(await isSaved()).toBe(true);
  });

  it.each([
    ['416', status(416)],
    [
      'a range that was not requested',
      (_: IncomingMessage, response: ServerResponse) => {
        response.writeHead(206, { 'content-range': `bytes 5-9/${body.length}` });
        response.end('wrong');
      },
    ],
  ] as const)('starts over on %s', async (_, handler) => {
    fileHandlers.push(brokenAfter(50_000), handler, complete);
    expect(await download()).toMatchObject({ ok: true });
    expect(await isSaved()).toBe(true);
  });

  it('starts over if the partial file is of another URL', async () => {
    await writeFile(join(dir, 'oracle-cards-20261120.json.part'), 'x'.repeat(50));
    await writeFile(
      join(dir, 'oracle-cards-20261120.json.part.json'),
      JSON.stringify({ url: 'https://other.example/', validator: etag }),
    );
    expect(await download()).toMatchObject({ ok: true });
    expect(fileRequests()[0]?.headers.range).toBeUndefined();
    expect(await isSaved()).toBe(true);
  });

  it('rejects a file of the wrong size and leaves no files', async () => {
    size = body.length + 1;
    const result = await download();
    expect(result).toEqual({
      ok: false,
      error: { code: 'wrong-size', url: origin + filePath, expected: body.length + 1, actual: body.length },
    });
    expect(await readdir(dir)).toEqual([]);
  });

  it('accepts an index without a size', async () => {
    size = undefined;
    expect(await download()).toMatchObject({ ok: true, value: { bytes: body.length } });
  });

  it.each([
    ['404 of the index', () => indexHandlers.push(status(404)), { code: 'http', status: 404 }],
    ['404 of the file', () => fileHandlers.push(status(404)), { code: 'http', status: 404 }],
    [
      'a web page as index',
      () => indexHandlers.push(page),
      { code: 'bad-index', reason: 'it is a web page' },
    ],
    [
      'invalid JSON as index',
      () => indexHandlers.push((_, response) => void response.end('{"data":')),
      { code: 'bad-index', reason: 'it is not JSON' },
    ],
    [
      'an index of another shape',
      () => indexHandlers.push((_, response) => void response.end('{"data":[{}]}')),
      { code: 'bad-index' },
    ],
    [
      'an index without the file',
      () => indexHandlers.push((_, response) => void response.end('{"data":[]}')),
      { code: 'bad-index', reason: 'it has no oracle_cards' },
    ],
    ['a web page as file', () => fileHandlers.push(page), { code: 'not-json' }],
    [
      'a web page with the wrong content type',
      () => {
        size = undefined;
        fileHandlers.push((_, response) => void response.end('\n<html>'));
      },
      { code: 'not-json' },
    ],
  ] as const)('%s: fails without a retry and leaves no file', async (_, prepare, error) => {
    prepare();
    const result = await download();
    expect(result).toMatchObject({ ok: false, error });
    expect(pauses).toEqual([]);
    expect(await readdir(dir)).not.toContain('oracle-cards-20261120.json');
    if (!result.ok) expect(describeDownloadError(result.error).length).toBeGreaterThan(10);
  });

  it('times out if the server stops sending', async () => {
    const silent: Handler = (_, response) =>
      void response.writeHead(200, { 'content-length': 10 }).write('[');
    fileHandlers.push(silent, silent);
    expect(await download({ timeoutMs: 100, attempts: 2 })).toMatchObject({
      ok: false,
      error: { code: 'timeout' },
    });
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    fileHandlers.push(brokenAfter(10));
    const result = await download({ signal: controller.signal, onProgress: () => controller.abort() });
    expect(result).toMatchObject({ ok: false, error: { code: 'aborted' } });
  });

  it('reports an unreachable server and an unwritable folder', async () => {
    expect(await download({ baseUrl: 'http://127.0.0.1:1', attempts: 1 })).toMatchObject({
      ok: false,
      error: { code: 'network' },
    });
    await writeFile(join(dir, 'taken'), '');
    expect(await download({ dir: join(dir, 'taken') })).toMatchObject({ ok: false, error: { code: 'disk' } });
  });

  it('reports progress up to the total', async () => {
    const reported: (readonly [number, number | undefined])[] = [];
    fileHandlers.push(brokenAfter(100_000));
    await download({ onProgress: ({ received, total }) => reported.push([received, total]) });
    expect(reported.at(-1)).toEqual([body.length, body.length]);
    expect(reported.map(([received]) => received)).toEqual(
      reported.map(([received]) => received).toSorted((a, b) => a - b),
    );
  });
});
