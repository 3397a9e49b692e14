import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeDownloadError } from './download-error';
import { downloadFile, type DownloadFileOptions } from './download-file';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let handlers: Handler[];
let url: string;
let dir: string;

/** Sends a version of the file, or 304 to who has it. */
const version =
  (text: string, validator: 'etag' | 'last-modified'): Handler =>
  (request, response) => {
    const value = validator === 'etag' ? `"${text}"` : `Sun, ${text} Nov 2026 00:00:00 GMT`;
    const asked = request.headers[validator === 'etag' ? 'if-none-match' : 'if-modified-since'];
    if (asked === value) response.writeHead(304).end();
    else response.writeHead(200, { [validator]: value }).end(text);
  };

beforeEach(async () => {
  handlers = [];
  dir = await mkdtemp(join(tmpdir(), 'file-'));
  server = createServer((request, response) => handlers.shift()?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/decks.json`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dir, { recursive: true, force: true });
});

const download = async (options: Partial<DownloadFileOptions> = {}) => {
  const result = await downloadFile({
    url,
    path: join(dir, 'folder', 'decks'),
    attempts: 2,
    sleep: () => Promise.resolve(),
    ...options,
  });
  return result.ok
    ? { unchanged: result.value.unchanged, bytes: result.value.bytes }
    : describeDownloadError(result.error);
};
const saved = () => readFile(join(dir, 'folder', 'decks'), 'utf8');

describe('downloadFile', () => {
  it.each(['etag', 'last-modified'] as const)('fetches a version once, by its %s', async (validator) => {
    handlers = [version('1', validator), version('1', validator), version('22', validator)];
    expect(await download()).toEqual({ unchanged: false, bytes: 1 });
    expect(await download()).toEqual({ unchanged: true, bytes: 1 });
    expect(await download()).toEqual({ unchanged: false, bytes: 2 });
    expect(await saved()).toBe('22');
  });

  it('keeps the file where the next one fails, breaks off or is too large', async () => {
    handlers = [version('1', 'etag')];
    await download();
    const breakOff: Handler = (_, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half');
      setTimeout(() => response.destroy(), 20);
    };
    const fail: Handler = (_, response) => void response.writeHead(500).end();
    handlers = [fail, fail, breakOff, breakOff, version('x'.repeat(100), 'etag')];
    expect(await download()).toMatch(/status 500/);
    expect(await download()).toMatch(/decks\.json: /);
    expect(await download({ maxBytes: 50 })).toMatch(/more than 50 bytes/);
    expect(await saved()).toBe('1');
    expect(await readdir(join(dir, 'folder'))).toEqual(['decks', 'decks.meta']);
  });

  it('retries, and sends headers and a body', async () => {
    const seen: unknown[] = [];
    handlers = [
      (_, response) => void response.writeHead(503, { 'retry-after': '1' }).end(),
      (request, response) => {
        let text = '';
        request.on('data', (chunk: Buffer) => (text += chunk.toString()));
        request.on('end', () => {
          seen.push(request.method, request.headers['authorization'], text);
          response.end('{}');
        });
      },
    ];
    expect(await download({ headers: { Authorization: 'key' }, body: '{"query":"x"}' })).toEqual({
      unchanged: false,
      bytes: 2,
    });
    expect(seen).toEqual(['POST', 'key', '{"query":"x"}']);
  });

  it('sends keys again where a redirect stays at their origin, and to no other one', async () => {
    const asked: IncomingMessage['headers'][] = [];
    const other = createServer((request, response) => {
      asked.push(request.headers);
      response.end('{}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const away = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    const redirect =
      (location: string): Handler =>
      ({ headers }, response) => {
        asked.push(headers);
        response.writeHead(302, { location }).end();
      };
    handlers = [redirect('/here'), redirect(away)];
    const headers = { Authorization: 'key', 'X-Api-Key': 'key', 'User-Agent': 'Approved/1' };
    expect(await download({ headers })).toEqual({ unchanged: false, bytes: 2 });
    other.close();
    const keys = asked.map((one) => [one.authorization, one['x-api-key'], one['user-agent']?.split('/')[0]]);
    const own = ['key', 'key', 'Approved'];
    expect(keys).toEqual([own, own, [undefined, undefined, 'Crownsmith']]);
  });

  it('sends an own header in place of the usual one, in whatever case', async () => {
    const asked: IncomingMessage['headers'][] = [];
    handlers = [
      (request, response) => {
        asked.push(request.headers);
        response.end('{}');
      },
    ];
    await download({ headers: { 'user-agent': 'Approved/1', ACCEPT: 'text/plain' } });
    expect(asked).toMatchObject([{ 'user-agent': 'Approved/1', accept: 'text/plain' }]);
  });

  it.each([{ Authorization: 'sec\nret' }, { Authorization: 'sec…ret' }, { 'Authorization:': 'secret' }])(
    'names a header that cannot be sent without its value: %j',
    async (headers) => {
      const reason = await download({ headers });
      expect(reason).toMatch(/the header "authorization:?" has/);
      expect(reason).not.toMatch(/sec|ret/);
      expect(handlers).toEqual([]);
    },
  );

  it('takes no part of a file for the file', async () => {
    handlers = [(_, response) => void response.writeHead(206, { 'content-range': 'bytes 0-1/5' }).end('{}')];
    expect(await download()).toMatch(/status 206/);
  });

  it('ends a file that comes too slowly in all, without another attempt', async () => {
    handlers = [
      (_, response) => {
        const timer = setInterval(() => response.write(' '), 20);
        response.once('close', () => clearInterval(timer));
      },
      version('1', 'etag'),
    ];
    expect(await download({ totalMs: 200 })).toMatch(/no complete answer within 0 s/);
    expect(handlers).toHaveLength(1);
  });
});
