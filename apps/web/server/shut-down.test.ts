import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '#app/platform/logger.server';
import { CONNECTION_LIMITS, createLimitedServer } from './create-server';
import { shutDownOnSignal } from './shut-down';

const start = async (listener: RequestListener) => {
  const { server, stop } = createLimitedServer(listener, { ...CONNECTION_LIMITS, connections: 100 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = async (agent: Agent) => {
    const request = httpRequest({ port, host: '127.0.0.1', agent }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { connection: response.headers.connection, body: await text(response) };
  };
  return { stop, port, get };
};

afterEach(() => vi.restoreAllMocks());

describe('a server that stops', () => {
  it('cuts off no client that is busy on its connections', async () => {
    const { stop, get } = await start((_request, response) => {
      setImmediate(() => response.writeHead(200, ['Content-Length', '2']).end('ok'));
    });
    let stopped = false;
    let served = 0;
    const clients = Array.from({ length: 8 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const response = await get(agent).catch((error: unknown) => {
          // New connections are refused; nothing may be reset.
          expect(error).toMatchObject({ code: 'ECONNREFUSED' });
          expect(stopped).toBe(true);
        });
        if (!response) return;
        served += 1;
        expect(response.body).toBe('ok');
        if (response.connection === 'close') expect(stopped).toBe(true);
      }
    });
    await expect.poll(() => served, { interval: 1 }).toBeGreaterThan(100);
    stopped = true;
    await stop();
    await Promise.all(clients);
  });

  it('completes requests in flight with Connection: close', async () => {
    const pending: (() => void)[] = [];
    const { stop, get } = await start((_request, response) => pending.push(() => response.end('done')));
    const response = get(new Agent({ keepAlive: true }));
    await expect.poll(() => pending.length, { interval: 1 }).toBe(1);
    const stopped = stop();
    pending[0]?.();
    expect(await response).toEqual({ connection: 'close', body: 'done' });
    await stopped;
  });

  it('closes idle connections, also of a response whose headers were sent before', async () => {
    const pending: (() => void)[] = [];
    const { stop, port, get } = await start((request, response) => {
      if (request.url !== '/slow') return void response.end('ok');
      response.writeHead(200, { 'Content-Length': '4' }).write('be');
      pending.push(() => response.end('gin'.slice(1)));
    });
    const idle = new Agent({ keepAlive: true });
    await get(idle);
    const slow = connect(port, '127.0.0.1');
    slow.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(slow, 'data');
    const stopped = stop();
    const ended = once(slow.resume(), 'end');
    pending[0]?.();
    await Promise.all([stopped, ended]);
  });
});

describe('SIGTERM', () => {
  it('ends the process with 0 once all requests are completed', async () => {
    const { stop, get } = await start((_request, response) => response.end('ok'));
    const before = vi.fn();
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const known = process.listeners('SIGTERM');
    shutDownOnSignal(stop, { log: silentLog, before });
    const own = process.listeners('SIGTERM').filter((listener) => !known.includes(listener));
    try {
      await get(new Agent({ keepAlive: true }));
      own.forEach((listener) => listener('SIGTERM'));
      await expect.poll(() => exit.mock.calls).toEqual([[0]]);
      expect(before).toHaveBeenCalledOnce();
    } finally {
      for (const signal of ['SIGTERM', 'SIGINT'] as const)
        own.forEach((listener) => process.off(signal, listener));
    }
  });
});
