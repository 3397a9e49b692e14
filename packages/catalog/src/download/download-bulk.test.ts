import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  brokenAfter,
  bulk,
  complete,
  download,
  fileRequests,
  type Handler,
  isSaved,
  prepare,
  ranged,
  serveBulkFiles,
  status,
} from './bulk-server.fixtures';
import { describeDownloadError } from './download-error';
import { RequestPace } from './request-pace';

serveBulkFiles();

describe.each(['lines', 'array'] as const)('downloadBulk of %s', (given) => {
  beforeEach(() => prepare(given));

  it('fetches the index, then the file, with a User-Agent', async () => {
    expect(await download({ userAgent: 'Tester/1.0' })).toEqual({
      ok: true,
      value: {
        path: join(bulk.dir, bulk.fileName),
        bytes: bulk.body.length,
        updatedAt: '2026-11-20T09:00:00Z',
        cached: false,
      },
    });
    expect(await isSaved()).toBe(true);
    expect(bulk.requests.map(({ url }) => url)).toEqual(['/bulk-data', bulk.filePath]);
    for (const { headers } of bulk.requests) {
      expect(headers['user-agent']).toBe('Tester/1.0');
      expect(headers.accept).toContain('application/json');
    }
    expect((await readdir(bulk.dir)).toSorted()).toEqual([bulk.fileName, `${bulk.fileName}.meta`]);
  });

  it('does not fetch a file that is on disk', async () => {
    await download();
    expect(await download()).toMatchObject({ ok: true, value: { cached: true, bytes: bulk.body.length } });
    expect(fileRequests()).toHaveLength(1);
  });

  it.each([
    ['the same', () => undefined, 1],
    ['another', () => (bulk.updatedAt = '2026-11-20T21:00:00Z'), 2],
    ['no', () => (bulk.updatedAt = undefined), 2],
    ['no plain', () => (bulk.updatedAt = 'today'), 2],
  ])(
    'with %s updated_at in the index, although the address stays, downloads as often',
    async (_, change, times) => {
      await download();
      change();
      expect(await download()).toMatchObject({ ok: true, value: { cached: times === 1 } });
      expect(fileRequests()).toHaveLength(times);
      expect(await isSaved()).toBe(true);
    },
  );

  it('downloads again what was changed or removed on disk', async () => {
    await download();
    await writeFile(join(bulk.dir, bulk.fileName), 'x');
    expect(await download()).toMatchObject({ ok: true, value: { cached: false } });
    await rm(join(bulk.dir, bulk.fileName));
    expect(await download()).toMatchObject({ ok: true, value: { cached: false } });
    expect(await isSaved()).toBe(true);
  });

  it('saves a body with Content-Encoding as it is sent, and continues it', async () => {
    const encoded = gzipSync(bulk.body);
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', etag: bulk.etag };
    bulk.fileHandlers.push(
      (_, response) => {
        response.writeHead(200, { ...headers, 'content-length': encoded.length });
        response.write(encoded.subarray(0, 5000));
        const poll = setInterval(() => bulk.stored >= 5000 && response.destroy(), 5);
        response.once('close', () => clearInterval(poll));
      },
      (_, response) => {
        response.writeHead(206, { ...headers, 'content-range': `bytes 5000-${encoded.length - 1}/*` });
        response.end(encoded.subarray(5000));
      },
    );
    expect(await download()).toMatchObject({ ok: true, value: { bytes: encoded.length } });
    expect(fileRequests()[1]?.headers.range).toBe('bytes=5000-');
    expect(encoded.equals(await readFile(join(bulk.dir, bulk.fileName)))).toBe(true);
  });

  it('follows a redirect, with its headers', async () => {
    bulk.fileHandlers.push((_, response) => void response.writeHead(302, { location: '/file/moved' }).end());
    bulk.fileHandlers.push(ranged);
    expect(await download({ userAgent: 'Tester/1.0' })).toMatchObject({ ok: true });
    expect(bulk.requests.at(-1)).toMatchObject({
      url: '/file/moved',
      headers: { 'user-agent': 'Tester/1.0' },
    });
    expect(await isSaved()).toBe(true);
  });

  it.each([
    ['ftp://127.0.0.1/x', 1, 'it redirects to ftp://127.0.0.1/x, which is no address of the web'],
    ['file:///etc/passwd', 1, 'it redirects to file:///etc/passwd, which is no address of the web'],
    ['http://', 1, 'it redirects to http://, which is no address of the web'],
    ['/file/moved', 2, 'it redirects in a circle, to http://127.0.0.1'],
  ])('does not follow redirects to %s again and again', async (location, asked, reason) => {
    const redirect: Handler = (_, response) => void response.writeHead(302, { location }).end();
    for (const isIndex of [false, true]) {
      const redirects = Array.from({ length: 20 }, () => redirect);
      [bulk.requests, bulk.fileHandlers] = [[], [...redirects]];
      bulk.indexHandlers = isIndex ? redirects : [];
      expect(await download()).toMatchObject({
        ok: false,
        error: { code: 'network', reason: expect.stringContaining(reason) },
      });
      expect(bulk.requests).toHaveLength(isIndex ? asked : 1 + asked);
    }
    expect(bulk.pauses).toEqual([]);
    expect(await readdir(bulk.dir)).not.toContain(bulk.fileName);
  });

  it('follows at most five redirects, each at the pace of requests', async () => {
    const starts: string[] = [];
    class Recorder extends RequestPace {
      override wait(url: string): Promise<void> {
        starts.push(new URL(url).pathname);
        return super.wait(url);
      }
    }
    const pace = new Recorder(0);
    for (let at = 1; at <= 20; at += 1)
      bulk.fileHandlers.push((_, response) => void response.writeHead(302, { location: `/to/${at}` }).end());
    expect(await download({ pace })).toMatchObject({
      ok: false,
      error: { reason: 'it redirects more than 5 times' },
    });
    const hops = [1, 2, 3, 4, 5].map((at) => `/to/${at}`);
    expect(starts).toEqual(['/bulk-data', bulk.filePath, ...hops]);
  });

  it('accepts an archive whatever size the index states, if it is whole', async () => {
    const archive = gzipSync(bulk.body);
    bulk.fileHandlers.push((_, response) => void response.end(archive));
    expect(await download()).toMatchObject({ ok: true, value: { bytes: archive.length } });
  });

  it.each([
    ['cut in the middle', (archive: Buffer) => archive.subarray(0, archive.length / 2)],
    ['cut in its last bytes', (archive: Buffer) => archive.subarray(0, -3)],
    [
      'damaged',
      (archive: Buffer) =>
        Buffer.concat([archive.subarray(0, 5000), Buffer.alloc(200), archive.subarray(5200)]),
    ],
  ])('rejects an archive that is %s and leaves no files', async (_, damage) => {
    const archive = damage(gzipSync(bulk.body));
    bulk.fileHandlers.push((__, response) => void response.end(archive));
    expect(await download({ attempts: 1 })).toMatchObject({ ok: false, error: { code: 'corrupt' } });
    expect(await readdir(bulk.dir)).toEqual([]);
  });

  it('honours Retry-After on 429, and backs off exponentially on 5xx', async () => {
    bulk.indexHandlers.push(status(429, { 'retry-after': '7' }));
    bulk.fileHandlers.push(status(503), status(500), status(429, { 'retry-after': '2' }));
    expect(await download()).toMatchObject({ ok: true });
    expect(bulk.pauses).toEqual([7000, 1000, 2000, 2000]);
  });

  it('leaves a Retry-After of more than ten minutes to a later run', async () => {
    bulk.fileHandlers.push(status(429, { 'retry-after': '86400' }));
    const answer = await download();
    expect(answer).toEqual({
      ok: false,
      error: { code: 'http', url: bulk.origin + bulk.filePath, status: 429, waitMs: 86_400_000 },
    });
    expect(answer.ok ? '' : describeDownloadError(answer.error)).toMatch(
      /status 429, and asks to wait for 1440 minutes$/,
    );
    expect(bulk.pauses).toEqual([]);
  });

  it('gives up after the last attempt', async () => {
    bulk.fileHandlers.push(status(503), status(503), status(503), status(503));
    expect(await download()).toEqual({
      ok: false,
      error: { code: 'http', url: bulk.origin + bulk.filePath, status: 503 },
    });
    expect(fileRequests()).toHaveLength(4);
  });

  it('resumes where the connection broke', async () => {
    bulk.fileHandlers.push(brokenAfter(100_000));
    expect(await download()).toMatchObject({ ok: true, value: { bytes: bulk.body.length } });
    expect(await isSaved()).toBe(true);
    expect(fileRequests().map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=100000-']);
    expect(fileRequests()[1]?.headers['if-range']).toBe(bulk.etag);
  });

  it('resumes in a later run', async () => {
    bulk.fileHandlers.push(brokenAfter(50_000));
    expect(await download({ attempts: 1 })).toMatchObject({ ok: false, error: { code: 'network' } });
    expect((await readdir(bulk.dir)).toSorted()).toEqual([
      `${bulk.fileName}.part`,
      `${bulk.fileName}.part.json`,
    ]);
    expect(await download()).toMatchObject({ ok: true });
    expect(fileRequests()[1]?.headers.range).toBe('bytes=50000-');
    expect(await isSaved()).toBe(true);
  });

  it('starts over if the server has another version or does not support ranges', async () => {
    await writeFile(join(bulk.dir, `${bulk.fileName}.part`), 'older bytes');
    await writeFile(
      join(bulk.dir, `${bulk.fileName}.part.json`),
      JSON.stringify({ url: bulk.origin + bulk.filePath, updatedAt: bulk.updatedAt, validator: '"old"' }),
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
        response.writeHead(206, { 'content-range': `bytes 5-9/${bulk.body.length}` });
        response.end('wrong');
      },
    ],
  ] as const)('starts over on %s', async (_, handler) => {
    bulk.fileHandlers.push(brokenAfter(50_000), handler, complete);
    expect(await download()).toMatchObject({ ok: true });
    expect(await isSaved()).toBe(true);
  });

  it('starts over if the partial file is of another URL', async () => {
    await writeFile(join(bulk.dir, `${bulk.fileName}.part`), 'x'.repeat(50));
    await writeFile(
      join(bulk.dir, `${bulk.fileName}.part.json`),
      JSON.stringify({ url: 'https://other.example/', updatedAt: bulk.updatedAt, validator: bulk.etag }),
    );
    expect(await download()).toMatchObject({ ok: true });
    expect(fileRequests()[0]?.headers.range).toBeUndefined();
    expect(await isSaved()).toBe(true);
  });

  it('resumes without a validator, by the time of the index', async () => {
    const plain: Handler = (request, response) => {
      const start = Number(/\d+/.exec(request.headers.range ?? '0')?.[0]);
      response.writeHead(start > 0 ? 206 : 200, {
        ...(start > 0 && { 'content-range': `bytes ${start}-${bulk.body.length - 1}/${bulk.body.length}` }),
      });
      response.end(bulk.body.subarray(start));
    };
    await writeFile(join(bulk.dir, `${bulk.fileName}.part`), bulk.body.subarray(0, 7000));
    await writeFile(
      join(bulk.dir, `${bulk.fileName}.part.json`),
      JSON.stringify({ url: bulk.origin + bulk.filePath, updatedAt: bulk.updatedAt, validator: null }),
    );
    bulk.fileHandlers.push(plain);
    expect(await download()).toMatchObject({ ok: true });
    expect(fileRequests().map(({ headers }) => [headers.range, headers['if-range']])).toEqual([
      ['bytes=7000-', undefined],
    ]);
    expect(await isSaved()).toBe(true);
  });

  it('asks for nothing more where all bytes are there', async () => {
    await writeFile(join(bulk.dir, `${bulk.fileName}.part`), bulk.body);
    await writeFile(
      join(bulk.dir, `${bulk.fileName}.part.json`),
      JSON.stringify({ url: bulk.origin + bulk.filePath, updatedAt: bulk.updatedAt, validator: bulk.etag }),
    );
    expect(await download()).toMatchObject({ ok: true, value: { bytes: bulk.body.length } });
    expect(fileRequests()).toEqual([]);
    expect(await isSaved()).toBe(true);
  });

  it('reports progress up to the total', async () => {
    const reported: (readonly [number, number | undefined])[] = [];
    bulk.fileHandlers.push(brokenAfter(100_000));
    await download({ onProgress: ({ received, total }) => reported.push([received, total]) });
    expect(reported.at(-1)).toEqual([bulk.body.length, bulk.body.length]);
    expect(reported.map(([received]) => received)).toEqual(
      reported.map(([received]) => received).toSorted((a, b) => a - b),
    );
  });
});

describe('the pace of requests', () => {
  it('keeps those to one server 100 ms apart, and those to another one not', async () => {
    const waits: number[] = [];
    const pace = new RequestPace(
      100,
      (ms) => {
        waits.push(Math.round(ms));
        return Promise.resolve();
      },
      () => 5000,
    );
    for (const url of ['http://a/1', 'http://a/2', 'http://b/1', 'http://a/3']) await pace.wait(url);
    expect(waits).toEqual([100, 200]);
  });

  it('holds for all requests of a download, its retries included', async () => {
    const asked: string[] = [];
    const pace = new RequestPace(0);
    vi.spyOn(pace, 'wait').mockImplementation((url) => {
      asked.push(new URL(url).pathname);
      return Promise.resolve();
    });
    bulk.fileHandlers.push(status(503));
    await download({ pace });
    expect(asked).toEqual(['/bulk-data', bulk.filePath, bulk.filePath]);
  });
});
