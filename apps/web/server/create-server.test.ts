import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { type ConnectionLimits, createLimitedServer } from './create-server';

/** Limits that no test reaches, unless it sets its own. */
const WIDE: ConnectionLimits = {
  connections: 100,
  headersMs: 600_000,
  requestMs: 600_000,
  idleMs: 600_000,
  responseMs: 600_000,
  keepAliveMs: 600_000,
  checkMs: 10,
};
const SHORT_MS = 60;
/** More than the buffers of a connection hold. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const start = async (
  limits: Partial<ConnectionLimits>,
  listener: RequestListener = (_, response) => response.end('ok'),
) => {
  ({ server } = createLimitedServer(listener, { ...WIDE, ...limits }));
  const running = server;
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  const { port } = running.address() as AddressInfo;
  return async (sent = ''): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(sent);
    return socket;
  };
};

/** Resolves once a connection is closed, in order or by a reset. */
const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.resume().once('close', () => resolve()));

const countConnections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    server?.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

describe('a connection is closed', () => {
  it.each([
    ['sends nothing', { headersMs: SHORT_MS }, ''],
    ['does not finish its headers', { headersMs: SHORT_MS }, 'GET / HTTP/1.1\r\nHost: x\r\n'],
    [
      'does not finish its body',
      { requestMs: SHORT_MS, headersMs: SHORT_MS },
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf',
    ],
    [
      'pauses for too long',
      { idleMs: SHORT_MS },
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf',
    ],
    ['does not use it any more', { keepAliveMs: SHORT_MS }, GET],
  ])('where the client %s', async (_what, limits, sent) => {
    const open = await start(limits, (request, response) => {
      request.resume().once('end', () => response.end('ok'));
    });
    const socket = await open(sent);
    await closed(socket);
    await expect.poll(countConnections).toBe(0);
  });

  it('where a body arrives too slowly, however steadily', async () => {
    const open = await start(
      { requestMs: SHORT_MS, headersMs: SHORT_MS },
      (request) => void request.resume(),
    );
    const socket = await open('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n');
    const dripping = setInterval(() => socket.write('x'), 5);
    await closed(socket);
    clearInterval(dripping);
  });

  it('where the response is not read', async () => {
    const open = await start({ idleMs: SHORT_MS }, (_request, response) => response.end(LARGE));
    const socket = await open(GET);
    socket.pause();
    await expect.poll(countConnections).toBe(0);
    socket.destroy();
  });

  it('where the response is read too slowly, however steadily', async () => {
    const open = await start({ responseMs: SHORT_MS }, (_request, response) => response.end(LARGE));
    const socket = await open(GET);
    socket.pause();
    const reading = setInterval(() => void socket.read(1024), 5);
    await expect.poll(countConnections).toBe(0);
    clearInterval(reading);
    socket.destroy();
  });
});

describe('a client that takes its time within the limits', () => {
  it('gets its response', async () => {
    const open = await start({}, (request, response) => {
      request.resume().once('end', () => void response.end('ok'));
    });
    const socket = await open('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 3\r\n\r\n');
    for (const letter of 'abc') {
      await new Promise((resolve) => setImmediate(resolve));
      socket.write(letter);
    }
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toContain('200 OK');
  });

  it('gets its response however busy the site is, and is cut off afterwards', async () => {
    const open = await start({ idleMs: SHORT_MS, keepAliveMs: SHORT_MS }, (_request, response) => {
      response.socket?.once('timeout', () => void setTimeout(() => response.end('late'), SHORT_MS));
    });
    const socket = await open(GET);
    expect(await text(socket)).toContain('late');
  });
});

describe('the number of connections', () => {
  it('is bounded', async () => {
    const open = await start({ connections: 10 });
    const sockets = await Promise.all(Array.from({ length: 30 }, () => open('GET')));
    await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(20);
    expect(await countConnections()).toBe(10);
    sockets.forEach((socket) => socket.destroy());
  });

  it('leaves room for new clients by closing idle connections', async () => {
    const open = await start({ connections: 10 });
    for (let count = 0; count < 40; count += 1) {
      const socket = await open(GET);
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      expect(chunk.toString()).toContain('200 OK');
    }
    expect(await countConnections()).toBeLessThanOrEqual(10);
  });
});

describe('pipelined requests', () => {
  const pipelined = ['/1', '/2', '/3'].map((path) => GET.replace('/', path)).join('');

  it('are handled one after the other, and others between them', async () => {
    const begun: (string | undefined)[] = [];
    const pending: (() => void)[] = [];
    const open = await start({}, (request, response) => {
      begun.push(request.url);
      pending.push(() => response.end(`body of ${request.url ?? ''}`));
    });
    const socket = await open(pipelined);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    await expect.poll(() => begun, { interval: 1 }).toEqual(['/1']);
    const other = await open(GET.replace('/', '/other'));
    await expect.poll(() => begun, { interval: 1 }).toEqual(['/1', '/other']);
    for (let index = 0; index < 4; index += 1) {
      await expect.poll(() => pending.length, { interval: 1 }).toBeGreaterThan(index);
      pending[index]?.();
    }
    await expect
      .poll(() => received.match(/body of \/\d/g), { interval: 1 })
      .toEqual(['body of /1', 'body of /2', 'body of /3']);
    expect(begun).toEqual(['/1', '/other', '/2', '/3']);
    other.destroy();
    socket.destroy();
  });

  it('are dropped where their connection is reset', async () => {
    const begun: (string | undefined)[] = [];
    const open = await start({}, (request) => void begun.push(request.url));
    const socket = await open(pipelined);
    await expect.poll(() => begun, { interval: 1 }).toEqual(['/1']);
    socket.resetAndDestroy();
    await expect.poll(countConnections).toBe(0);
    expect(begun).toEqual(['/1']);
  });
});
