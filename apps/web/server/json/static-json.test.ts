import {
  CardNameIndex,
  CardPriceList,
  CardShare,
  CommanderResponse,
  createApiClient,
  MiscData,
  PrintingPriceList,
  TYPEAHEAD_LISTS,
  TypeaheadList,
  WireCard,
  SetPrintings,
} from '@crownsmith/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const PAIR = 'thrasios-triton-hero-tymna-the-weaver';

const contracts = [
  ['a card', '/json/cards/sol-ring.json', WireCard],
  ['a card of two faces', '/json/cards/fire-ice.json', WireCard],
  ['a card by the slug of its front face', '/json/cards/fire.json', WireCard],
  ['a banned card', '/json/cards/black-lotus.json', WireCard],
  ['a card’s share', '/json/cards/sol-ring/commanders/edgar-markov.json', CardShare],
  ['a card’s share of a pair', `/json/cards/fire/commanders/${PAIR}.json`, CardShare],
  ['a commander', '/json/commanders/edgar-markov.json', CommanderResponse],
  ['a commander with pairs', '/json/commanders/tymna-the-weaver.json', CommanderResponse],
  ['a pair', `/json/commanders/${PAIR}.json`, CommanderResponse],
  ['the names of all cards', '/json/card-names.json', CardNameIndex],
  ['the prices of all cards', '/json/card-prices/tcgplayer.json', CardPriceList],
  ['the prices of all printings', '/json/printing-prices/tcgplayer.json', PrintingPriceList],
  ['misc data', '/json/misc.json', MiscData],
  ['popular names', '/json/typeahead/popular.json', TypeaheadList],
  ...TYPEAHEAD_LISTS.map(
    (list) => [`the typeahead list of ${list}`, `/json/typeahead/${list}.json`, TypeaheadList] as const,
  ),
] as const;

describe('the contract of /json', () => {
  it.each(contracts)(
    'serves %s as its schema describes it, without further fields',
    async (_what, path, schema) => {
      const { status, text } = await site.fetch(path);
      expect(status).toBe(200);
      const body: unknown = JSON.parse(text);
      expect(schema.parse(body)).toEqual(body);
    },
  );

  it('has no printings of a set of a snapshot without printings', async () => {
    const { status, text } = await site.fetch('/json/printings/c21.json');
    expect(status).toBe(200);
    expect(SetPrintings.parse(JSON.parse(text)).printings).toEqual([]);
  });

  it.each(['C21', '..%2fcurrent', 'x'.repeat(99)])('knows no set with the code %s', async (set) =>
    expect((await site.fetch(`/json/printings/${set}.json`)).status).toBe(404),
  );

  it('is what the client parses, for every commander and pair', async () => {
    const client = createApiClient({ baseUrl: site.url });
    const slugs = (await client.typeaheadList('commanders')).map(({ url }) =>
      url.replace('/commanders/', ''),
    );
    expect(slugs.length).toBeGreaterThan(5);
    for (const slug of [...slugs, PAIR]) expect(await client.commander(slug)).toMatchObject({ slug });
    expect((await client.misc()).tribes).toEqual(['Vampire']);
    for (const list of TYPEAHEAD_LISTS) expect((await client.typeaheadList(list)).length).toBeGreaterThan(0);
    expect((await client.popular()).map(({ kind }) => kind)).toEqual([
      ...Array<string>(5).fill('commander'),
      ...Array<string>(3).fill('card'),
    ]);
  });

  it('joins the slugs of a commander page with cards', async () => {
    const client = createApiClient({ baseUrl: site.url });
    const { cards, color_identity, lists, pairs, average_deck } = await client.commander('tymna-the-weaver');
    expect(cards.map(({ name }) => name)).toEqual(['Tymna the Weaver']);
    expect(color_identity).toEqual(['W', 'B']);
    expect(pairs.map(({ url }) => url)).toEqual([`/commanders/${PAIR}`]);
    expect(lists.map(({ tag }) => tag)).toContain('topcards');
    const solRing = lists.flatMap(({ rows }) => rows).find(({ name }) => name === 'Sol Ring');
    expect(solRing?.inclusion).toBeCloseTo((solRing?.num_decks ?? 0) / (solRing?.potential_decks ?? 1), 12);
    expect(average_deck.every(({ name, count }) => name !== '' && count > 0)).toBe(true);
  });

  it('finds a card by its slug, and by that of its front face', async () => {
    const client = createApiClient({ baseUrl: site.url });
    for (const slug of ['fire-ice', 'fire']) expect((await client.card(slug)).name).toBe('Fire // Ice');
    expect((await client.cardNamed('Fire'))?.name).toBe('Fire // Ice');
  });

  it('counts the decks of a commander that play a card, as its page lists it', async () => {
    const client = createApiClient({ baseUrl: site.url });
    const { lists } = await client.commander('edgar-markov');
    const solRing = lists.flatMap(({ rows }) => rows).find(({ name }) => name === 'Sol Ring');
    expect(await client.cardShare('sol-ring', 'edgar-markov')).toEqual({
      commanders: ['Edgar Markov'],
      num_decks: solRing?.num_decks,
      potential_decks: solRing?.potential_decks,
    });
    const pair = await client.cardShare('sol-ring', 'tymna-the-weaver-thrasios-triton-hero');
    expect(pair.commanders).toEqual(['Thrasios, Triton Hero', 'Tymna the Weaver']);
  });

  it('redirects the other order of a pair to its canonical slug', async () => {
    const path = '/json/commanders/tymna-the-weaver-thrasios-triton-hero.json';
    const { status, headers } = await site.fetch(path, { redirect: 'manual' });
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(`/json/commanders/${PAIR}.json`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const client = createApiClient({ baseUrl: site.url });
    expect((await client.commander('tymna-the-weaver-thrasios-triton-hero')).slug).toBe(PAIR);
  });
});

describe('responses below /json', () => {
  it('are cacheable: 304 for a matching ETag, no body for HEAD', async () => {
    const { headers } = await site.fetch('/json/misc.json');
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=60/);
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(await site.fetch('/json/misc.json', { headers: { 'If-None-Match': tag } })).toMatchObject({
      status: 304,
      text: '',
    });
    expect(await site.fetch('/json/misc.json', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });

  it('are compressed if the client accepts gzip', async () => {
    const plain = await site.fetch('/json/typeahead/cards.json', {
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const gzipped = await site.fetch('/json/typeahead/cards.json', {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(gzipped.headers.get('content-encoding')).toBe('gzip');
    expect(gzipped.text).toBe(plain.text);
    expect(Number(gzipped.headers.get('content-length'))).toBeLessThan(plain.text.length / 2);
  });

  it.each([
    '/json/cards/nobody.json',
    '/json/cards/__proto__.json',
    '/json/cards/..%2f..%2fcurrent.json',
    '/json/cards/%2e%2e/manifest.json',
    '/json/cards/Sol-Ring.json',
    '/json/cards/.json',
    '/json/cards/sol-ring/commanders/nobody.json',
    '/json/cards/nobody/commanders/edgar-markov.json',
    '/json/cards/sol-ring/commanders/..%2fedgar-markov.json',
    `/json/cards/${'a'.repeat(2000)}.json`,
    `/json/commanders/${'a'.repeat(400)}.json`,
    '/json/commanders/%00.json',
    '/json/manifest.json',
    '/json/typeahead/other.json',
    '/json/',
  ])('are 404 as JSON for %s', async (path) => {
    const { status, text } = await site.fetch(path);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ message: expect.any(String) });
  });

  it('are 400 for a malformed path and 405 for other methods', async () => {
    const broken = await site.fetch('/json/cards/%zz.json');
    expect(broken.status).toBe(400);
    expect(broken.text).toContain('The URL is not valid.');
    const { status, headers } = await site.fetch('/json/misc.json', { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('OPTIONS, GET, HEAD');
  });
});
