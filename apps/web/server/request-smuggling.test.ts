import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS, createLimitedServer } from './create-server';
import { sendBytes } from './testing/raw-request';

/** What the server has handled: method, target and body of each request. */
let handled: string[] = [];
let server: Server;
let url = '';
beforeAll(async () => {
  ({ server } = createLimitedServer(
    (request, response) => {
      void text(request).then(
        (body) => {
          handled.push(`${request.method} ${request.url} ${body}`);
          response.writeHead(200, { Connection: 'close' }).end('ok');
        },
        // A body that ends in an error belongs to no request.
        () => response.destroy(),
      );
    },
    { ...CONNECTION_LIMITS, connections: 100 },
    { 'X-Content-Type-Options': 'nosniff' },
  ));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.closeAllConnections());
beforeEach(() => {
  handled = [];
});

/** The request that hides in the body of another one. */
const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';
const CHUNKED = `0\r\n\r\n${HIDDEN}`;
const post = (lines: readonly string[], body: string, version = '1.1'): string =>
  [`POST / HTTP/${version}`, 'Host: x', ...lines, '', body].join('\r\n');

/** Requests whose length two servers may read in two ways. */
const AMBIGUOUS: readonly (readonly [string, string])[] = [
  ['both lengths', post([`Content-Length: ${CHUNKED.length}`, 'Transfer-Encoding: chunked'], CHUNKED)],
  ['both lengths, the other way round', post(['Transfer-Encoding: chunked', 'Content-Length: 4'], CHUNKED)],
  ['two lengths that differ', post([`Content-Length: ${HIDDEN.length}`, 'Content-Length: 0'], HIDDEN)],
  ['two equal lengths', post(['Content-Length: 0', 'Content-Length: 0'], HIDDEN)],
  ['a list of lengths', post([`Content-Length: 0, ${HIDDEN.length}`], HIDDEN)],
  ['a length with a sign', post(['Content-Length: +0'], HIDDEN)],
  ['a negative length', post(['Content-Length: -1'], HIDDEN)],
  ['a hexadecimal length', post(['Content-Length: 0x0'], HIDDEN)],
  ['a length of two numbers', post(['Content-Length: 0 1'], HIDDEN)],
  ['a length with a space before its colon', post(['Content-Length : 0'], HIDDEN)],
  ['an encoding with a space before its colon', post(['Transfer-Encoding : chunked'], CHUNKED)],
  ['an unknown encoding', post(['Transfer-Encoding: xchunked'], CHUNKED)],
  ['chunked before another encoding', post(['Transfer-Encoding: chunked, identity'], CHUNKED)],
  ['chunked twice', post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], CHUNKED)],
  ['a folded header', post(['X: a', ' b', 'Content-Length: 0'], HIDDEN)],
  ['a folded encoding', post(['Transfer-Encoding:', ' chunked', 'Content-Length: 4'], CHUNKED)],
  ['a control character in an encoding', post(['Transfer-Encoding: \u000bchunked', 'Content-Length: 4'], CHUNKED)],
  ['a control character in a header', post(['X: a\u0000b', 'Content-Length: 0'], HIDDEN)],
  ['a bare CR in a header', post(['X: a\rContent-Length: 9', 'Content-Length: 0'], HIDDEN)],
  ['a bare LF in a header', post([`X: a\nTransfer-Encoding: chunked`, 'Content-Length: 4'], CHUNKED)],
  ['a size of a chunk with a sign', post(['Transfer-Encoding: chunked'], `+0\r\n\r\n${HIDDEN}`)],
  ['a size of a chunk beyond all numbers', post(['Transfer-Encoding: chunked'], `ffffffffffffffff0\r\n\r\n${HIDDEN}`)],
  ['a chunk that ends in a bare LF', post(['Transfer-Encoding: chunked'], `1\r\na\n0\r\n\r\n${HIDDEN}`)],
  ['a size that ends in a bare LF', post(['Transfer-Encoding: chunked'], `1\na\r\n0\r\n\r\n${HIDDEN}`)],
  ['an extension with a bare LF', post(['Transfer-Encoding: chunked'], `1;a\nb\r\na\r\n0\r\n\r\n${HIDDEN}`)],
]; // prettier-ignore

describe('a request of two readings', () => {
  it.each(AMBIGUOUS)('with %s is refused, and hides no other', async (_what, sent) => {
    const response = await sendBytes(url, sent);
    // Nothing is sent where the error is in the body: the connection is closed.
    expect([400, 0]).toContain(response.status);
    if (response.status === 400) expect(response.head).toContain('Connection: close');
    expect(response.body).toBe('');
    expect(handled).toEqual([]);
  });

  it('of HTTP/1.0 with an encoding hides no other', async () => {
    await sendBytes(url, post(['Transfer-Encoding: chunked'], CHUNKED, '1.0'));
    expect(handled.filter((request) => request.includes('hidden'))).toEqual([]);
  });
});

describe('a request of one reading', () => {
  it.each([
    ['with a length', post(['Content-Length: 3'], 'abc'), 'POST / abc'],
    ['with chunks', post(['Transfer-Encoding: chunked'], '3\r\nabc\r\n0\r\n\r\n'), 'POST / abc'],
    ['with extensions of chunks', post(['Transfer-Encoding: chunked'], '3;a=b\r\nabc\r\n0\r\n\r\n'), 'POST / abc'],
  ])('%s is handled', async (_what, sent, expected) => {
    expect(await sendBytes(url, sent)).toMatchObject({ status: 200 });
    expect(handled).toEqual([expected]);
  }); // prettier-ignore
});

describe('very many headers', () => {
  const withHeaders = (count: number): string =>
    ['GET /flood HTTP/1.1', 'Host: x', ...Array.from({ length: count }, (_, n) => `a${n}: b`), '', ''].join(
      '\r\n',
    );

  it('are refused, with the headers of other responses', async () => {
    const response = await sendBytes(url, withHeaders(1000));
    expect(response.status).toBe(431);
    expect(response.head).toContain('X-Content-Type-Options: nosniff');
    // Beyond Node's own bound of 2,000 headers, which would drop the rest.
    expect((await sendBytes(url, withHeaders(2500).replaceAll(/a\d+: b/g, 'a:b'))).status).toBe(431);
    expect(handled).toEqual([]);
  });

  it('are accepted as far as clients send them', async () => {
    expect(
      (await sendBytes(url, withHeaders(150).replace('Host: x', 'Host: x\r\nConnection: close'))).status,
    ).toBe(200);
  });
});
