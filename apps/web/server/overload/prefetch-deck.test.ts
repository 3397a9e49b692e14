import { once } from 'node:events';
import type { Server } from 'node:http';
import express from 'express';
import type { AddressInfo } from 'node:net';
import { err } from '@crownsmith/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeDeckAddressError } from '#app/deck-addresses/deck-address-error';
import { bufferBody } from '../request/buffer-body';
import { prefetchDeck } from './prefetch-deck';

const ADDRESS = 'https://archidekt.com/decks/12';
let read: string[] = [];
let isFetched = false;
const app = express()
  .use((request, response, next) => {
    if (request.query['limited'] !== undefined)
      response.locals.formGuard = { crossSite: false, retryAfter: 60 };
    next();
  })
  .use(
    bufferBody(100_000),
    prefetchDeck(() => ({
      read: async (address) => {
        read.push(address);
        await new Promise((resolve) => setImmediate(resolve));
        isFetched = true;
        return err(makeDeckAddressError({ code: 'not-found' }));
      },
    })),
  )
  .use(express.text({ type: () => true }), (request, response) => {
    response.json({ isFetched, body: request.body as unknown });
  });
let server: Server;
beforeAll(async () => {
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());
beforeEach(() => {
  read = [];
  isFetched = false;
});
const ask = async (path: string, body?: BodyInit) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body !== undefined && { method: 'POST', body }),
  });
  return (await response.json()) as { readonly isFetched: boolean; readonly body: unknown };
};

it.each(['/deck', '/recs.data', '/count-my-deck/'])(
  'fetches the deck of a form of %s first, and leaves the body to its page',
  async (path) => {
    const form = new URLSearchParams({ text: ` ${ADDRESS}\r\n`, budget: '20' });
    expect(await ask(path, form)).toEqual({ isFetched: true, body: form.toString() });
    expect(read).toEqual([` ${ADDRESS}\r\n`]);
  },
);

it('finds an address in a form with a file, and in a query', async () => {
  const form = new FormData();
  form.set('file', new Blob(['']), 'deck.txt');
  form.set('text', ADDRESS);
  expect((await ask('/deck', form)).body).toContain(ADDRESS);
  await ask(`/deck?text=${encodeURIComponent(ADDRESS)}`);
  expect(read).toEqual([ADDRESS, ADDRESS]);
});

it('asks nobody for other pages, lists, and forms that are refused', async () => {
  await ask('/contact-us', new URLSearchParams({ message: ADDRESS }));
  await ask('/deck', new URLSearchParams({ text: '1 Sol Ring' }));
  await ask('/deck?limited', new URLSearchParams({ text: ADDRESS }));
  expect(read).toEqual([]);
});
