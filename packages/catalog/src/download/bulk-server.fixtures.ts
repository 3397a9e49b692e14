/** Test helper: a local server of Scryfall's index and one bulk file, in both shapes. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach } from 'vitest';
import { downloadBulk, type DownloadOptions } from './download-bulk';
import { RequestPace } from './request-pace';
import { record } from '../scryfall/scryfall-record.fixtures';

const records = Array.from({ length: 2000 }, (_, n) =>
  record({ name: `Card ${n}`, oracle_text: createHash('sha512').update(`${n}`).digest('base64') }),
);
/** The file in today's shape and in that of before 2026-07-20. */
const SHAPES = {
  lines: {
    name: 'oracle-cards-20261120.jsonl.gz',
    body: gzipSync(records.map((one) => `${JSON.stringify(one)}\n`).join('')),
    type: 'application/gzip',
  },
  array: {
    name: 'oracle-cards-20261120.json',
    body: Buffer.from(JSON.stringify(records, null, 1)),
    type: 'application/json',
  },
} as const;
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The server's bulk file, what it was asked, and how it answers next; reset before each test. */
export const bulk = {
  shape: 'lines' as keyof typeof SHAPES,
  body: Buffer.alloc(0) as Buffer,
  etag: '',
  filePath: '',
  fileName: '',
  size: undefined as number | undefined,
  updatedAt: undefined as string | undefined,
  origin: '',
  /** Folder of the downloads. */
  dir: '',
  /** Bytes that the download in progress has stored. */
  stored: 0,
  requests: [] as IncomingMessage[],
  indexHandlers: [] as Handler[],
  fileHandlers: [] as Handler[],
  pauses: [] as number[],
};

let server: Server;

export const complete: Handler = (_, response) => {
  response.writeHead(200, {
    'content-type': SHAPES[bulk.shape].type,
    'content-length': bulk.body.length,
    etag: bulk.etag,
    'accept-ranges': 'bytes',
  });
  response.end(bulk.body);
};
/** Sends only the first bytes of the stated Content-Length, and breaks the connection once the client has stored them. */
export const brokenAfter =
  (bytes: number): Handler =>
  (_, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': bulk.body.length,
      etag: bulk.etag,
    });
    response.write(bulk.body.subarray(0, bytes));
    const poll = setInterval(() => bulk.stored >= bytes && response.destroy(), 5);
    response.once('close', () => clearInterval(poll));
  };
/** Honours Range and If-Range (RFC 9110). */
export const ranged: Handler = (request, response) => {
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(start) || request.headers['if-range'] !== bulk.etag) return complete(request, response);
  response.writeHead(206, {
    'content-range': `bytes ${start}-${bulk.body.length - 1}/${bulk.body.length}`,
    'content-length': bulk.body.length - start,
    etag: bulk.etag,
  });
  response.end(bulk.body.subarray(start));
};
export const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(code, headers);
    response.end('{"object":"error"}');
  };
export const page: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><p>Hello');
};

const index: Handler = (_, response) => {
  const file = {
    object: 'bulk_data',
    type: 'oracle_cards',
    updated_at: bulk.updatedAt,
    ...(bulk.shape === 'lines'
      ? {
          jsonl_download_uri: bulk.origin + bulk.filePath,
          compressed_size: bulk.size,
          content_encoding: 'gzip',
        }
      : { download_uri: bulk.origin + bulk.filePath, size: bulk.size }),
  };
  const others = [{ type: 'rulings', updated_at: 7 }, 'what comes next', { type: 'x', download_uri: {} }];
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', has_more: false, data: [...others, file] }));
};

export const prepare = (given: keyof typeof SHAPES): void => {
  bulk.shape = given;
  bulk.body = SHAPES[given].body;
  bulk.fileName = SHAPES[given].name;
  bulk.filePath = `/file/${bulk.fileName}`;
  bulk.etag = `"${createHash('sha256').update(bulk.body).digest('hex').slice(0, 16)}"`;
  bulk.size = bulk.body.length;
};

/** Serves bulk files before each test of the file that calls it. */
export const serveBulkFiles = (): void => {
  beforeEach(async () => {
    prepare('lines');
    bulk.stored = 0;
    bulk.updatedAt = '2026-11-20T09:00:00Z';
    bulk.dir = await mkdtemp(join(tmpdir(), 'bulk-'));
    [bulk.requests, bulk.indexHandlers, bulk.fileHandlers, bulk.pauses] = [[], [], [], []];
    server = createServer((request, response) => {
      bulk.requests.push(request);
      const handlers = request.url === '/bulk-data' ? bulk.indexHandlers : bulk.fileHandlers;
      const handle =
        handlers.shift() ??
        (request.url === '/bulk-data' ? index : request.url === bulk.filePath ? ranged : status(404));
      handle(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    bulk.origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(bulk.dir, { recursive: true, force: true });
  });
};

export const download = (options: Partial<DownloadOptions> = {}) =>
  downloadBulk({
    dir: bulk.dir,
    baseUrl: bulk.origin,
    timeoutMs: 60_000,
    attempts: 4,
    pace: new RequestPace(0),
    sleep: (ms) => {
      bulk.pauses.push(ms);
      return Promise.resolve();
    },
    ...options,
    onProgress: (progress) => {
      bulk.stored = progress.received;
      options.onProgress?.(progress);
    },
  });
export const fileRequests = () => bulk.requests.filter(({ url }) => url === bulk.filePath);
/** Whether the saved file is the body, byte for byte. */
export const isSaved = async () => bulk.body.equals(await readFile(join(bulk.dir, bulk.fileName)));
