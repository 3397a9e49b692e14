import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdsForWrite } from './conditions';

/** A request that the server got. */
export interface S3Request {
  readonly method: string;
  /** without the bucket and without the query */
  readonly key: string;
  /** the SHA-256 that the client announced, in base64 */
  readonly sha256: string | undefined;
  /** whether it copies another object */
  readonly isCopy: boolean;
}

export interface S3Server {
  readonly bucket: string;
  /** environment variables by which the SDK finds the server */
  readonly variables: Readonly<Record<string, string>>;
  /** requests so far, in order */
  readonly requests: S3Request[];
  /** decides when a request goes on, and whether it is refused with a status, or with 0 not; undefined lets all go on */
  treat: ((request: S3Request) => number | Promise<number>) | undefined;
  /** the bytes of an object, past the client; undefined for none */
  read(key: string): Promise<Buffer | undefined>;
  /** writes an object, past the client */
  write(key: string, content: string | Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
}

const BUCKET = 'snapshots';

const PRECONDITION_FAILED =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>PreconditionFailed</Code><Message>At least one of the pre-conditions you specified did not hold</Message></Error>';

/** Runs S3rver until its standard input ends, and prints its port. It computes the signatures of lists wrongly. */
const PROGRAM = `
  const [file, directory, name] = process.argv.slice(1);
  const S3rver = require(file);
  const options = { port: 0, address: '127.0.0.1', silent: true, vhostBuckets: false, directory, configureBuckets: [{ name }], allowMismatchedSignatures: true };
  new S3rver(options).run().then(({ port }) => console.log(port));
  process.stdin.on('end', () => process.exit()).resume();
`;

/** Starts S3rver in a process of its own: the conditions by which tests resolve modules are not those that it needs. */
const startS3rver = async (directory: string): Promise<{ readonly port: number; stop(): Promise<void> }> => {
  const file = createRequire(import.meta.url).resolve('@20minutes/s3rver');
  const child = spawn(process.execPath, ['-e', PROGRAM, file, directory, BUCKET], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [output] = (await Promise.race([once(child.stdout, 'data'), exited])) as [unknown];
  const port = Number(String(output));
  if (!Number.isInteger(port) || port === 0) throw new Error('S3rver did not start');
  return {
    port,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
};

/**
 * Starts a server that speaks S3 on a free port, with one bucket: S3rver behind a proxy. S3rver ignores the preconditions of a
 * write; the proxy checks them, one write of a key at a time.
 */
export const startS3Server = async (): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const s3rver = await startS3rver(directory);
  const upstream = `http://127.0.0.1:${s3rver.port}`;
  const writes = new Map<string, Promise<unknown>>();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A client that has gone while it waited is answered nothing: its connection does not close again.
    if (response.closed) return;
    const { method, url, headers } = request;
    const closed = once(response, 'close');
    const forwarded = send(upstream + (url ?? ''), { method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
    await closed;
    forwarded.destroy();
  };

  const tagOf = async (path: string): Promise<string | undefined> => {
    const response = await fetch(upstream + path, { method: 'HEAD' });
    return response.ok ? (response.headers.get('etag') ?? undefined) : undefined;
  };

  /** Writes an object if its preconditions hold; resolves when the response is finished. */
  const write = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const source = request.headers['x-amz-copy-source'];
    const sourceTag = request.headers['x-amz-copy-source-if-match'];
    const isConditional = 'if-match' in request.headers || 'if-none-match' in request.headers;
    const holds =
      (!isConditional || holdsForWrite(request.headers, await tagOf(path))) &&
      (typeof source !== 'string' ||
        sourceTag === undefined ||
        (await tagOf(`/${source.replace(/^\//, '')}`)) === sourceTag);
    if (holds || response.closed) return answer(request, response);
    const closed = once(response, 'close');
    request.resume();
    response.writeHead(412, { 'Content-Type': 'application/xml' }).end(PRECONDITION_FAILED);
    await closed;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const path = url.split('?')[0] ?? '';
    const sha256 = headers['x-amz-checksum-sha256'];
    const seen: S3Request = {
      method,
      key: decodeURIComponent(path.slice(BUCKET.length + 2)),
      sha256: typeof sha256 === 'string' ? sha256 : undefined,
      isCopy: headers['x-amz-copy-source'] !== undefined,
    };
    server.requests.push(seen);
    const refusal = (await server.treat?.(seen)) ?? 0;
    if (refusal !== 0) {
      request.resume();
      response.writeHead(refusal).end();
    } else if (method === 'PUT') {
      const done = (writes.get(path) ?? Promise.resolve()).then(() => write(request, response, path));
      const settled = done.catch(() => response.destroy());
      writes.set(path, settled);
      await settled;
    } else await answer(request, response);
  };

  const http = createServer((request, response) => void respond(request, response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server: S3Server = {
    bucket: BUCKET,
    variables: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_REGION: 'us-east-1',
      AWS_MAX_ATTEMPTS: '2',
    },
    requests: [],
    treat: undefined,
    read: async (key) => {
      const response = await fetch(`${upstream}/${BUCKET}/${key}`);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
    },
    write: async (key, content) => {
      const response = await fetch(`${upstream}/${BUCKET}/${key}`, { method: 'PUT', body: content });
      if (!response.ok) throw new Error(`${key}: status ${response.status}`);
    },
    close: async () => {
      http.closeAllConnections();
      http.close();
      await s3rver.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return server;
};
