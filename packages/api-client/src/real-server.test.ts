import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiNetworkError, ApiTimeoutError, isAbortError } from './api-error';
import { createApiClient } from './client';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const serve = async (listener: RequestListener): Promise<string> => {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
};
const thrownBy = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing was thrown',
    (thrown: unknown) => thrown,
  );

describe('a client and a real server', () => {
  it('reads an answer in pieces, with names of any script', async () => {
    const baseUrl = await serve((request, response) => {
      expect(request.url).toBe('/api/typeahead?q=%C3%86ther');
      response.setHeader('Content-Type', 'application/json');
      response.write('[{"label":"Æther V');
      setTimeout(() => response.end('ial","url":"/cards/aether-vial"}]'), 10);
    });
    expect(await createApiClient({ baseUrl }).typeahead('Æther')).toEqual([
      { label: 'Æther Vial', url: '/cards/aether-vial' },
    ]);
  });

  it('throws the body of an error with its status', async () => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(429, { 'Content-Type': 'application/json' }).end('{"message":"Slow down"}');
    });
    expect(await thrownBy(createApiClient({ baseUrl }).misc())).toEqual({
      message: 'Slow down',
      statusCode: 429,
    });
  });

  it('times out on a body that never ends', async () => {
    const baseUrl = await serve((_request, response) => void response.write('['));
    expect(await thrownBy(createApiClient({ baseUrl, timeoutMs: 60 }).misc())).toBeInstanceOf(
      ApiTimeoutError,
    );
  });

  it('cancels', async () => {
    const baseUrl = await serve(() => undefined);
    const controller = new AbortController();
    const call = thrownBy(createApiClient({ baseUrl }).typeahead('atraxa', { signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    expect(isAbortError(await call)).toBe(true);
  });

  it('tells of a connection that breaks and of a host that is not there', async () => {
    const baseUrl = await serve((request) => void request.socket.destroy());
    expect(await thrownBy(createApiClient({ baseUrl }).misc())).toBeInstanceOf(ApiNetworkError);
    expect(await thrownBy(createApiClient({ baseUrl: 'http://127.0.0.1:1' }).misc())).toBeInstanceOf(
      ApiNetworkError,
    );
  });
});
