import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { respondToUnparsed } from './unparsed-requests';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const HEADERS = { 'X-Content-Type-Options': 'nosniff' };

/** What a server sends until it closes the connection, to a client that sends a second part after its first response. */
const send = async (first: string, second?: string, waitMs = 60_000): Promise<string> => {
  const limits = { headersTimeout: waitMs, requestTimeout: waitMs, connectionsCheckingInterval: 10 };
  server = createServer(limits, (request, response) => {
    if (request.url === '/slow') response.write('begun');
    else response.end('ok');
  });
  respondToUnparsed(server, HEADERS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(first);
  if (second !== undefined) socket.once('data', () => socket.write(second));
  return text(socket);
};

const GET = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

it.each([
  ['no HTTP', 400, 'Bad Request', 'hello\r\n\r\n'],
  ['a header without a name', 400, 'Bad Request', 'GET / HTTP/1.1\r\n: x\r\n\r\n'],
  ['both lengths', 400, 'Bad Request', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0'],
  ['headers of 20 kB', 431, 'Request Header Fields Too Large', `GET / HTTP/1.1\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['headers that never end', 408, 'Request Timeout', 'GET / HTTP/1.1\r\nHost: x\r\n', 60],
])('%s gets %i with the headers of other responses', async (_what, status, reason, sent, waitMs?: number) => {
  const response = await send(sent, undefined, waitMs);
  expect(response).toBe(
    `HTTP/1.1 ${status} ${reason}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}); // prettier-ignore

it('gets a response on a connection that has had one', async () => {
  expect(await send(GET('/'), 'hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK[^]*okHTTP\/1\.1 400 Bad Request/);
});

it('adds nothing to a response that is under way', async () => {
  const response = await send(`${GET('/slow')}hello\r\n\r\n`);
  expect(response).not.toContain('400');
});
