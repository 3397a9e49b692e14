import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiNetworkError, ApiTimeoutError, isAbortError } from './api-error';
import { createApiClient } from './client';
import { rejectionOf } from './testing/fake-fetch';

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

describe('the client over real HTTP', () => {
  it('reads a response that arrives in chunks, with non-ASCII names', async () => {
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

  it('throws the body of an error response with its status', async () => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(429, { 'Content-Type': 'application/json' }).end('{"message":"Slow down"}');
    });
    expect(await rejectionOf(createApiClient({ baseUrl }).misc())).toMatchObject({
      name: 'ApiHttpError',
      message: 'Slow down',
      statusCode: 429,
    });
  });

  it('times out on a body that never ends', async () => {
    const baseUrl = await serve((_request, response) => void response.write('['));
    expect(await rejectionOf(createApiClient({ baseUrl, timeoutMs: 60 }).misc())).toBeInstanceOf(
      ApiTimeoutError,
    );
  });

  it('throws an abort error when the caller cancels', async () => {
    const baseUrl = await serve(() => undefined);
    const controller = new AbortController();
    const call = rejectionOf(createApiClient({ baseUrl }).typeahead('atraxa', { signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    expect(isAbortError(await call)).toBe(true);
  });

  it('throws ApiNetworkError for a broken connection and for an unreachable host', async () => {
    const baseUrl = await serve((request) => void request.socket.destroy());
    expect(await rejectionOf(createApiClient({ baseUrl }).misc())).toBeInstanceOf(ApiNetworkError);
    expect(await rejectionOf(createApiClient({ baseUrl: 'http://127.0.0.1:1' }).misc())).toBeInstanceOf(
      ApiNetworkError,
    );
  });
});
