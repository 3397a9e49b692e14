import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { openCardSource } from '@crownsmith/cli';
import { createMcpServer, TOOL_NAMES } from '@crownsmith/cli/mcp';
import { serveStdio, StdioServerTransport, type StdioServerHandle } from '@modelcontextprotocol/server/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../testing/site';

const VERSION = '2025-06-18';

interface Message {
  readonly id?: number;
  readonly method: string;
  readonly params?: object;
}

/** Sends messages to a server on its standard input, a line each, and resolves to its response to each request. */
const overStdio = (input: PassThrough, output: PassThrough) => {
  const waiting = new Map<unknown, (response: unknown) => void>();
  createInterface({ input: output }).on('line', (line) => {
    const response = JSON.parse(line) as { id: unknown };
    waiting.get(response.id)?.(response);
  });
  return (message: Message): Promise<unknown> =>
    new Promise((resolve) => {
      if (message.id === undefined) resolve(undefined);
      else waiting.set(message.id, resolve);
      input.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    });
};

let site: TestSite;
let handle: StdioServerHandle;
let stdio: ReturnType<typeof overStdio>;
const post = (message: unknown, headers: Record<string, string> = {}) =>
  site.post('/mcp', message, { Accept: 'application/json, text/event-stream', ...headers });
const http = async (message: Message): Promise<unknown> => {
  const { body } = await post({ jsonrpc: '2.0', ...message }, { 'MCP-Protocol-Version': VERSION });
  return body;
};
const initialize = {
  id: 0,
  method: 'initialize',
  params: { protocolVersion: VERSION, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
beforeAll(async () => {
  site = await startSite({ variables: { RATE_LIMIT_API: '0' } });
  const [input, output] = [new PassThrough(), new PassThrough()];
  handle = serveStdio(() => createMcpServer(() => openCardSource({ snapshot: site.folder })), {
    transport: new StdioServerTransport(input, output),
  });
  stdio = overStdio(input, output);
});
afterAll(async () => {
  await handle.close();
  await site.close();
});

const list = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n1 Counterspell\n1 Nobody Knows This\n30 Swamp';
const CALLS: readonly (readonly [name: string, input: Record<string, unknown>])[] = [
  ['card', { name: 'fire' }],
  ['card', { name: 'Sol Rign' }],
  ['card', {}],
  ['search_cards', { query: 't:creature mv>=1', limit: 2, page: 2 }],
  ['search_cards', { query: 'tpye:elf' }],
  ['search_cards', { query: 'Ring of the Sun' }],
  ['commander', { names: ['Edgar Markov'] }],
  ['commander', { names: ['Tymna the Weaver', 'Thrasios, Triton Hero'], detail: 'full' }],
  ['commander', { names: ['Sol Ring'] }],
  ['recommend', { list, cuts: 3 }],
  ['recommend', { commanders: ['Edgar Markov'], limits: { never: ['Sol Ring'] }, limit: 3, detail: 'full' }],
  ['legality', { list }],
  ['legality', { list: 'Commander\n1 Edgar Markof\n\nDeck\n1 Sol Rign' }],
  ['deck_report', { list }],
  ['deck_report', { list, advice: { why_not: 'Opt' }, detail: 'full' }],
  ['playtest', { list, games: 20, seed: 1, questions: ['3 mana on turn 2'] }],
  ['identity', { names: ['Opt', 'Lightning Bolt'] }],
  ['export', { list, to: 'archidekt' }],
  ['none', {}],
];

describe('the tools over HTTP and over standard input and output', () => {
  it('introduce themselves alike', async () => {
    const greeting = await stdio(initialize);
    expect(greeting).toMatchObject({ result: { serverInfo: { name: 'crownsmith' } } });
    expect(await http(initialize)).toEqual(greeting);
    await stdio({ method: 'notifications/initialized' });
  });

  it.each(['tools/list', 'resources/templates/list', 'ping', 'nothing/such'])(
    'answer %s alike',
    async (method) => {
      const message = { id: 1, method };
      expect(await http(message)).toEqual(await stdio(message));
    },
  );

  it.each(CALLS)('answer %s alike: %o', async (name, input) => {
    const message = { id: 2, method: 'tools/call', params: { name, arguments: input } };
    const answer = await http(message);
    expect(answer).toEqual(await stdio(message));
    if (input['detail'] !== 'full') expect(JSON.stringify(answer).length).toBeLessThanOrEqual(4096);
  });

  it.each(['cards/sol-ring', 'cards/nothing-such', 'commanders/edgar-markov', 'combos/1'])(
    'answer the resource %s alike',
    async (path) => {
      const message = { id: 3, method: 'resources/read', params: { uri: `crownsmith://${path}` } };
      expect(await http(message)).toEqual(await stdio(message));
    },
  );

  it('link a short answer to all of it', async () => {
    const params = { name: 'card', arguments: { name: 'Sol Ring' } };
    const link = { type: 'resource_link', uri: 'crownsmith://cards/sol-ring' };
    expect(await http({ id: 4, method: 'tools/call', params })).toMatchObject({
      result: { content: [{ type: 'text' }, link] },
    });
    const whole = await http({ id: 5, method: 'resources/read', params: { uri: link.uri } });
    expect(whole).toMatchObject({
      result: { contents: [{ uri: link.uri, text: expect.stringContaining('"name":"Sol Ring"') }] },
    });
  });

  it('are all called', () => {
    expect(new Set(CALLS.map(([name]) => name))).toEqual(new Set([...TOOL_NAMES, 'none']));
  });
});

describe('POST /mcp', () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

  it('answers JSON to any origin, for no cache, also without a version of the protocol', async () => {
    const { status, headers, body } = await post(ping, { Origin: 'https://other.example' });
    expect({ status, body }).toEqual({ status: 200, body: { jsonrpc: '2.0', id: 1, result: {} } });
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('mcp-session-id')).toBeNull();
  });

  it('answers clients of the protocol of 2026, and opens no stream for them', async () => {
    const ask = async (method: string, more: object = {}) => {
      const meta = {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      };
      const message = { jsonrpc: '2.0', id: 1, method, params: { _meta: meta, ...more } };
      return post(message, { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': method });
    };
    const listed = await ask('tools/list');
    expect(listed.headers.get('content-type')).toMatch(/^application\/json/);
    expect(listed.body).toMatchObject({ result: { tools: TOOL_NAMES.map((name) => ({ name })) } });
    const { body } = await ask('subscriptions/listen', { notifications: { toolsListChanged: true } });
    expect(body).toMatchObject({ error: { message: 'Subscription limit reached' } });
  });

  it.each([
    ['no JSON', '{', 400],
    ['JSON that is nested too deep', '['.repeat(100_000), 413],
    ['a body that is too large', JSON.stringify({ ...ping, params: 'x'.repeat(600_000) }), 413],
    ['several messages at once', [ping, ping], 400],
    ['no message', {}, 400],
    ['null', null, 400],
    ['a name of no text', { ...ping, method: 1 }, 400],
  ])('refuses %s', async (_what, body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  it('refuses other types of bodies, and clients that take no JSON', async () => {
    expect((await post(ping, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post(ping, { Accept: 'text/html' })).status).toBe(406);
  });

  it.each(['GET', 'DELETE', 'PUT'])('answers %s with 405', async (method) => {
    const { status, headers } = await site.fetch('/mcp', { method });
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'OPTIONS, POST' });
  });

  it('answers notifications with 202 and nothing', async () => {
    const { status, text } = await site.fetch('/mcp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
    });
    expect({ status, text }).toEqual({ status: 202, text: '' });
  });

  it('shares the limit of the public API', async () => {
    const limited = await startSite({ variables: { RATE_LIMIT_API: '2' } });
    try {
      expect((await limited.fetch('/api/v1/snapshot')).status).toBe(200);
      const statuses = [await limited.post('/mcp', ping), await limited.post('/mcp', ping)].map(
        (one) => one.status,
      );
      expect(statuses[1]).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
