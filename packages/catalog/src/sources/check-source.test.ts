import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RequestPace } from '../download/request-pace';
import { checkSource, type CheckOptions } from './check-source';
import { SCRYFALL_SAMPLES } from './scryfall-samples';
import type { SourceSample } from './source-sample';
import { SOURCE_SAMPLES } from './source-samples';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const ALL = [...SCRYFALL_SAMPLES, ...SOURCE_SAMPLES].filter(({ origin }) => origin !== '');
const named = ALL.map((one) => [`${one.source}: ${one.what}`, one] as const);

let answer: Answer;
const asked: { readonly request: IncomingMessage; readonly body: string }[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    asked.push({ request, body: Buffer.concat(chunks).toString() });
    answer(response, request);
  });
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void asked.splice(0));

const env = { MOXFIELD_USER_AGENT: 'Agent/1', TOPDECK_KEY: 'key' };
const check = (sample: SourceSample, options: CheckOptions = {}) =>
  checkSource(sample, { origin, env, pace: new RequestPace(0), ...options });
const text =
  (body: string, status = 200): Answer =>
  (response) =>
    void response.writeHead(status).end(body);
const sampleOf = (source: string): SourceSample => {
  const found = ALL.find((one) => one.source === source);
  if (found === undefined) throw new Error(`no sample of ${source}`);
  return found;
};

describe('checkSource', () => {
  it.each(named)('%s holds where the answer is the sample, and is asked once', async (_, sample) => {
    answer = text(sample.sample);
    const read = await sample.read(sample.sample);
    expect(read.ok).toBe(true);
    const { source, what } = sample;
    expect(await check(sample)).toEqual({ source, what, state: 'holds', read: read.ok && read.value });
    expect(asked).toHaveLength(1);
    const [{ request, body } = { request: undefined, body: '' }] = asked;
    expect(request).toMatchObject({
      url: sample.path,
      method: sample.body === undefined ? 'GET' : 'POST',
      headers: { accept: expect.stringContaining('json'), 'user-agent': expect.stringMatching(/^\w+\/\d/) },
    });
    expect(body).toBe(sample.body === undefined ? '' : JSON.stringify(sample.body));
  });

  it.each([
    ['Archidekt', '"oracleCard"', '"oracle"', ['cards[].card.oracleCard', 'an object', 'missing'], true],
    ['Archidekt', '"edhBracket":', '"bracket":', ['edhBracket', 'a number', 'missing'], false],
    [
      'Moxfield',
      '"quantity": 30',
      '"quantity": "thirty"',
      ['boards.mainboard.cards{}.quantity', 'a number', 'text'],
      true,
    ],
    [
      'Moxfield',
      '"quantity": 30',
      '"quantity": "30"',
      ['boards.mainboard.cards{}.quantity', 'a number', 'text'],
      false,
    ],
    ['Moxfield', '"userBracket"', '"bracketOfUser"', ['userBracket', 'a number', 'missing'], false],
    [
      'EDHTop16',
      '"maindeck"',
      '"main"',
      ['data.tournaments.edges[].node.entries[].maindeck', 'a list', 'missing'],
      true,
    ],
    ['Commander Spellbook', '"results"', '"items"', ['results', 'a list', 'missing'], true],
    ['MTGJSON', '"mainBoard"', '"body"', ['data.mainBoard', 'a list', 'missing'], true],
    // Other sites call it so.
    ['MTGJSON', '"mainBoard"', '"main"', ['data.mainBoard', 'a list', 'missing'], false],
    [
      'Scryfall',
      '"jsonl_download_uri"',
      '"parquet_uri"',
      ['data[].jsonl_download_uri', 'text', 'missing'],
      true,
    ],
    [
      'Scryfall',
      '"jsonl_download_uri"',
      '"download_uri"',
      ['data[].jsonl_download_uri', 'text', 'missing'],
      false,
    ],
  ] as const)('%s with another %s: path, was, is', async (source, from, to, difference, isLost) => {
    const sample = sampleOf(source);
    answer = text(sample.sample.replaceAll(from, to));
    const result = await check(sample);
    const [path, was, is] = difference;
    expect(result).toMatchObject({ state: 'changed', differences: [{ path, was, is }] });
    expect(result.state === 'changed' && result.reason !== undefined).toBe(isLost);
  });

  it.each(named)('%s: a page, an error and nothing are no answers that hold', async (_, sample) => {
    answer = text('<!doctype html><h1>Just a moment');
    expect(await check(sample)).toMatchObject({ state: 'changed', reason: expect.stringMatching(/\w{4}/) });
    answer = text(JSON.stringify({ error: '\u001b[31mno\u0007' }));
    expect(await check(sample)).toMatchObject({ state: 'changed' });
    answer = text(sample.sample, 404);
    expect(await check(sample)).toMatchObject({
      state: 'unreachable',
      reason: expect.stringContaining('status 404'),
    });
  });

  it.each(named.filter(([, { sample }]) => /^[[{]/.test(sample)))(
    '%s: half an answer is none',
    async (_, sample) => {
      answer = text(sample.sample.slice(0, sample.sample.length / 2));
      expect(await check(sample)).toMatchObject({
        state: 'unreachable',
        reason: 'the answer is no whole JSON',
      });
      answer = (response) => {
        response.writeHead(200, { 'content-length': sample.sample.length });
        response.write(sample.sample.slice(0, 20), () => response.destroy());
      };
      expect(await check(sample)).toMatchObject({ state: 'unreachable' });
    },
  );

  it.each(named.filter(([, { sample }]) => /^[[{]/.test(sample)))(
    '%s: a byte order mark changes nothing, and text after the answer is no half of it',
    async (_, sample) => {
      answer = text(`\ufeff${sample.sample}`);
      expect(await check(sample)).toMatchObject({ state: 'holds' });
      answer = text(`${sample.sample}\n<!-- 3 ms -->`);
      expect(await check(sample)).toMatchObject({
        state: 'changed',
        differences: [{ path: '', is: 'text' }],
      });
    },
  );

  it('looks at no more records than a deck needs', async () => {
    answer = text(`[${'{"a":1},'.repeat(200_000)}{}]`);
    const start = performance.now();
    expect(await check(sampleOf('Moxfield'))).toMatchObject({ state: 'changed' });
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('takes an empty list for one that has nothing at the moment', async () => {
    answer = text('[]');
    expect(await check(sampleOf('TopDeck.gg'))).toMatchObject({
      state: 'holds',
      read: 'nothing in it at the moment',
    });
  });

  const hostile: readonly (readonly [string, Answer, RegExp])[] = [
    ['silence', () => undefined, /no complete answer|sent nothing/],
    [
      'a byte now and then',
      (response) => {
        const timer = setInterval(() => response.write(' '), 20);
        response.once('close', () => clearInterval(timer));
      },
      /no complete answer within/,
    ],
    [
      'an answer without an end',
      (response) => {
        const more = (): void => {
          if (!response.destroyed) response.write('[1,'.repeat(10_000), () => setImmediate(more));
        };
        more();
      },
      /more than 500000 bytes/,
    ],
    [
      'an archive of nothing but zeros',
      (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.alloc(100)),
      /network|fetch|terminated|header|incorrect/i,
    ],
    [
      'a redirect in a circle',
      (response) => void response.writeHead(302, { location: '/api/decks/1/' }).end(),
      /redirect/,
    ],
    [
      'a redirect to a file',
      (response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      /./,
    ],
    ['a refusal', text('{}', 403), /status 403/],
  ];
  it.each(hostile)('ends at %s', async (_, bad, reason) => {
    answer = bad;
    const result = await check(sampleOf('Archidekt'), { maxBytes: 500_000, totalMs: 500 });
    expect(result).toMatchObject({ state: 'unreachable', reason: expect.stringMatching(reason) });
  });

  it.each([
    ['deep lists', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['a prototype', '{"__proto__":{"cards":[]},"constructor":{"name":1}}'],
    ['many entries', JSON.stringify({ cards: Array.from({ length: 50_000 }, () => ({ a: 1 })) })],
  ])('names what is other in %s', async (_, body) => {
    answer = text(body);
    expect(await check(sampleOf('Archidekt'))).toMatchObject({ state: 'changed' });
  });

  it('does not ask where a key is missing, and says what to do', async () => {
    expect(await check(sampleOf('TopDeck.gg'), { env: {} })).toMatchObject({
      state: 'unreachable',
      reason: expect.stringContaining('set TOPDECK_KEY'),
    });
    expect(asked).toEqual([]);
  });

  it('reports a server that is not there', async () =>
    expect(await check(sampleOf('Archidekt'), { origin: 'http://127.0.0.1:1' })).toMatchObject({
      state: 'unreachable',
      reason: expect.stringContaining('127.0.0.1'),
    }));
});
