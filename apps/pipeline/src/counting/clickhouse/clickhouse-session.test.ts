import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseEnv } from '#src/env';
import { openSession } from './clickhouse-session';

interface Seen {
  readonly path: string;
  readonly query: string;
  readonly token: string | null;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly settings: URLSearchParams;
}

type Answer = (response: ServerResponse) => void;
const busy: Answer = (response) =>
  void response
    .writeHead(500)
    .end('Code: 202. DB::Exception: Too many queries. (TOO_MANY_SIMULTANEOUS_QUERIES)');
const unavailable: Answer = (response) => void response.writeHead(503).end('Service Unavailable');
const broken: Answer = (response) => void response.destroy();
const wrong: Answer = (response) =>
  void response
    .writeHead(400)
    .end('Code: 62. DB::Exception: Syntax error: failed at position 1. (SYNTAX_ERROR)');

/** A server that gives these answers in turn and then empty ones; a session on it, and the requests that it got. */
const setUp = async (...answers: Answer[]) => {
  const seen: Seen[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = (await buffer(request)).toString('latin1');
    const { pathname: path, searchParams: settings } = new URL(request.url ?? '', 'http://x');
    const query = settings.get('query');
    seen.push({
      path,
      query: query ?? body,
      body: query === null ? '' : body,
      token: settings.get('insert_deduplication_token'),
      authorization: request.headers.authorization,
      settings,
    });
    (answers.shift() ?? ((own) => void own.end()))(response);
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { clickHouse } = parseEnv(
    { COUNT_ENGINE: 'clickhouse', CLICKHOUSE_URL: `http://counter:se%40cret@127.0.0.1:${port}/proxied` },
    '/',
  );
  if (clickHouse === undefined) throw new Error('ClickHouse is not set.');
  const session = openSession(clickHouse, 'counts', [0, 0, 0]);
  onTestFinished(async () => {
    await session.close();
    server.closeAllConnections();
    server.close();
  });
  return { session, seen, place: `http://127.0.0.1:${port}/proxied` };
};

describe('a session of ClickHouse', () => {
  it('names its user and database, and asks for errors instead of partial results', async () => {
    const { session, seen } = await setUp();
    await session.run('select 1');
    expect(seen[0]?.path).toBe('/proxied');
    expect(seen[0]?.authorization).toBe(`Basic ${Buffer.from('counter:se@cret').toString('base64')}`);
    expect(Object.fromEntries(seen[0]?.settings ?? [])).toMatchObject({
      database: 'counts',
      skip_unavailable_shards: '0',
      result_overflow_mode: 'throw',
      join_use_nulls: '1',
    });
  });
  it('sends an insert again with the same rows and token while the server is out of reach', async () => {
    const { session, seen } = await setUp(unavailable, broken, busy);
    await session.insert('insert into t (a) format RowBinary', 'token-1', () =>
      Readable.from([Buffer.from('rows')]),
    );
    expect(seen.map(({ body, token }) => [body, token])).toEqual(
      Array.from({ length: 4 }, () => ['rows', 'token-1']),
    );
  });
  it('does not send a statement again that may have had its effect', async () => {
    const { session, seen } = await setUp(busy, broken);
    await expect(session.runOnce('insert into t select 1')).rejects.toThrow('could not count');
    expect(seen).toHaveLength(2);
  });
  it('does not send a wrong statement again', async () => {
    const { session, seen, place } = await setUp(wrong);
    await expect(session.run('slect 1')).rejects.toMatchObject({
      code: 'network',
      message: `ClickHouse at ${place} could not count: Syntax error: failed at position 1. (SYNTAX_ERROR). Nothing was published.`,
    });
    expect(seen).toHaveLength(1);
  });
  it('gives up after some tries, and its error does not show the password', async () => {
    const { session, seen, place } = await setUp(unavailable, unavailable, unavailable, unavailable);
    const failed = session.readTexts('select 1');
    await expect(failed).rejects.toThrow(`ClickHouse at ${place} could not count`);
    await expect(failed).rejects.not.toThrow(/cret|counter/);
    expect(seen).toHaveLength(4);
  });
});
