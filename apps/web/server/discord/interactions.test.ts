import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ok } from '@crownsmith/domain';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '#app/features/deck/discord/index.server';
import { silentLog } from '#app/platform/logger.server';
import { apiErrors } from '../api/api-error';
import { createGates } from '../overload/gates';
import { resolveSite } from '../request/site-origin';
import { startSite, type TestSite } from '../testing/site';
import { createDiscordApi } from './discord-api';
import { createDiscordInteractions } from './interactions';
import { readAttachment } from './read-attachment';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
const DECK = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n1 No Such Card\n30 Swamp';

interface Embed {
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}
interface Answer {
  readonly content?: string;
  readonly embeds?: readonly Embed[];
}

/** A server that takes the answers, as Discord does: its first response asks to come again. */
const answers: ((answer: Answer) => void)[] = [];
const asked: {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly auth: string;
}[] = [];
const receive = async (request: IncomingMessage): Promise<void> => {
  const { method = '', url = '', headers } = request;
  const body = JSON.parse(await text(request)) as Answer;
  asked.push({ method, url, body, auth: headers.authorization ?? '' });
  answers.shift()?.(body);
};
let refusals = 1;
const discord = createServer((request, response) => {
  if (refusals > 0) {
    refusals -= 1;
    response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '0' });
    response.end(JSON.stringify({ retry_after: 0.01, global: false, message: 'slow down' }));
    return;
  }
  void receive(request).then(() => response.setHeader('Content-Type', 'application/json').end('{}'));
});

const discordOrigin = (): string => `http://127.0.0.1:${(discord.address() as AddressInfo).port}`;

const gate = createGates({ maxWaitMs: 60_000 }).recs;
let isFull = false;
let site: TestSite;
let origin: string;
const server = createServer();
beforeAll(async () => {
  discord.listen(0, '127.0.0.1');
  await once(discord, 'listening');
  site = await startSite();
  const app = express();
  app.use(resolveSite({ ORIGIN: 'https://site.example' }, {}));
  app.use(
    '/interactions',
    createDiscordInteractions(site.store, {
      env: { DISCORD_PUBLIC_KEY: KEY, DISCORD_ORIGIN: discordOrigin() },
      log: silentLog,
      gate: {
        ...gate,
        get isFull() {
          return isFull;
        },
      },
      limit: (_request, _response, next) => next(),
      readFile: (address) =>
        Promise.resolve(ok(address === 'https://cdn.discordapp.com/list.txt' ? DECK : '')),
    }),
    apiErrors(silentLog),
  );
  server.on('request', app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/interactions`;
});
afterAll(async () => {
  server.close();
  discord.close();
  await site.close();
});

let seconds = Math.floor(Date.now() / 1000);
const signed = (body: string, timestamp = String((seconds += 1) - 100)) => ({
  'Content-Type': 'application/json',
  'X-Signature-Timestamp': timestamp,
  'X-Signature-Ed25519': sign(null, Buffer.from(timestamp + body), privateKey).toString('hex'),
});
const post = async (body: string, headers: Record<string, string> = signed(body)) => {
  const response = await fetch(origin, { method: 'POST', body, headers });
  return { status: response.status, body: await response.json() };
};

/** Sends a command. @returns what Discord got for it */
const send = async (name: string, options: Record<string, string> = {}): Promise<Answer> => {
  const answer = new Promise<Answer>((resolve) => answers.push(resolve));
  const { file, ...texts } = options;
  const sent = await post(
    JSON.stringify({
      type: 2,
      application_id: '42',
      token: 'a-token',
      data: {
        name,
        options: [
          ...Object.entries(texts).map(([option, value]) => ({ name: option, type: 3, value })),
          ...(file === undefined ? [] : [{ name: 'file', type: 11, value: '7' }]),
        ],
        ...(file !== undefined && { resolved: { attachments: { 7: { url: file } } } }),
      },
    }),
  );
  expect(sent).toEqual({ status: 200, body: { type: 5 } });
  return answer;
};
const embedOf = async (name: string, options: Record<string, string>): Promise<Embed> => {
  const { embeds: [embed] = [], content } = await send(name, options);
  if (!embed) throw new Error(content);
  return embed;
};

describe('a request', () => {
  const ping = JSON.stringify({ type: 1 });

  it('is answered where it is signed, once', async () => {
    const headers = signed(ping);
    expect(await post(ping, headers)).toEqual({ status: 200, body: { type: 1 } });
    expect((await post(ping, headers)).status).toBe(401);
  });

  it.each([
    ['without a signature', () => ({})],
    ['with the signature of another body', () => signed(JSON.stringify({ type: 2 }))],
    ['of an hour ago', () => signed(ping, String(seconds - 3600))],
    ['of the future', () => signed(ping, String(seconds + 3600))],
    ['with a signature of another length', () => ({ ...signed(ping), 'X-Signature-Ed25519': 'ab' })],
  ])('is refused %s', async (_which, headers) => {
    expect((await post(ping, headers())).status).toBe(401);
  });

  it.each([
    ['{', 400],
    [JSON.stringify({ type: 9 }), 400],
    [JSON.stringify({ type: 2, application_id: '../1', token: 'a', data: { name: 'card' } }), 400],
    [`"${'x'.repeat(300_000)}"`, 413],
  ])('is refused without an interaction: %.60s', async (body, status) => {
    expect((await post(body)).status).toBe(status);
  });
});

describe('a command', () => {
  it('is answered later, with links and without mentions, also where Discord asks to come again', async () => {
    expect(await embedOf('card', { name: 'sol ring' })).toMatchObject({
      title: 'Sol Ring',
      url: 'https://site.example/cards/sol-ring',
    });
    expect(asked.at(-1)).toMatchObject({
      method: 'PATCH',
      url: '/api/v10/webhooks/42/a-token/messages/@original',
      body: { allowed_mentions: { parse: [] } },
      auth: '',
    });
    expect(refusals).toBe(0);
  });

  it('is answered at once, and by nothing later, where the site is busy', async () => {
    isFull = true;
    const before = asked.length;
    const { status, body } = await post(
      JSON.stringify({ type: 2, application_id: '42', token: 'a-token', data: { name: 'card' } }),
    );
    isFull = false;
    expect([status, body]).toEqual([
      200,
      {
        type: 4,
        data: {
          content: expect.stringContaining('busy') as string,
          flags: 64,
          allowed_mentions: { parse: [] },
        },
      },
    ]);
    expect(await embedOf('card', { name: 'Sol Ring' })).toMatchObject({ title: 'Sol Ring' });
    expect(asked).toHaveLength(before + 1);
  });

  it('names the nearest card for a name that no card has', async () => {
    expect((await send('card', { name: 'Sol Rign' })).content).toMatch(/^There is no card “Sol Rign”/);
  });

  it('is answered for a commander', async () => {
    const { title, url, fields } = await embedOf('commander', { name: 'Edgar Markov' });
    expect([title, url]).toEqual(['Edgar Markov', 'https://site.example/commanders/edgar-markov']);
    expect(fields[0]?.value).toContain('](https://site.example/cards/');
  });

  it('is answered for a deck: a list of one line, a file, and the address that the answer leads to', async () => {
    const line = '1 Edgar Markov 1 Sol Ring 30 Swamp';
    expect((await embedOf('deck', { deck: line })).title).toBe('A deck without a commander, 32 cards');
    const embed = await embedOf('deck', { file: 'https://cdn.discordapp.com/list.txt' });
    expect(embed.title).toBe('Edgar Markov, 32 cards');
    expect(embed.description).toContain('Left out: line 6: There is no card “No Such Card”');
    expect((await embedOf('bracket', { deck: embed.url })).description).toMatch(/^Bracket \d \(/);
    expect((await send('bracket')).content).toContain('attach a file');
  });

  it('is answered for a table', async () => {
    const { title, url, fields } = await embedOf('table', { deck1: DECK, deck2: DECK.replace('30', '29') });
    expect(title).toBe('A table of 2 decks');
    expect(url).toMatch(/^https:\/\/site\.example\/table\?d=[\w-]+&d=[\w-]+$/);
    expect(fields.map(({ name }) => name)).toEqual(['Edgar Markov', 'Edgar Markov']);
    expect((await send('table', { deck1: DECK })).content).toBe('A table has two decks or more.');
    expect((await send('table', { deck1: DECK, deck2: 'nothing' })).content).toMatch(/^Deck 2: /);
  });

  it('is registered with the others by the token of the bot', async () => {
    await createDiscordApi({ DISCORD_ORIGIN: discordOrigin() }).register('42', 'secret', COMMANDS);
    expect(asked.at(-1)).toMatchObject({
      method: 'PUT',
      url: '/api/v10/applications/42/commands',
      auth: 'Bot secret',
      body: COMMANDS,
    });
  });
});

describe('an attachment', () => {
  const file =
    (body: string, status = 200) =>
    () =>
      Promise.resolve(new Response(body, { status }));
  it('is a list of one of the hosts of Discord', async () => {
    expect(await readAttachment('https://cdn.discordapp.com/a', file(DECK))).toEqual(ok(DECK));
  });
  it.each([
    ['https://other.example/a', DECK, 200],
    ['http://cdn.discordapp.com/a', DECK, 200],
    ['https://cdn.discordapp.com@other.example/a', DECK, 200],
    ['nothing', DECK, 200],
    ['https://cdn.discordapp.com/a', '', 404],
    ['https://cdn.discordapp.com/a', 'x'.repeat(5_000_000), 200],
  ])('is refused: %s', async (address, body, status) => {
    expect((await readAttachment(address, file(body, status))).ok).toBe(false);
  });
});
