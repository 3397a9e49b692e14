import { API_ROUTE_IDS, API_ROUTES, type ApiRoute } from '@crownsmith/api-client/v1';
import { noCardText } from '@crownsmith/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  createContract,
  exampleValues,
  operationsOf,
  requestPath,
  type ApiDocument,
  type DocumentedOperation,
} from '../../testing/api-contract';
import { startSite, type TestSite } from '../../testing/site';

const PATHS = [...new Set(API_ROUTE_IDS.map((id) => API_ROUTES[id].path))];
const JSON_TYPE = { 'Content-Type': 'application/json' };

let site: TestSite;
let operations: ReadonlyMap<string, DocumentedOperation>;
let contract: ReturnType<typeof createContract>;
let base: string;
beforeAll(async () => {
  site = await startSite({ variables: { RATE_LIMIT_API: '100000' } });
  const document = JSON.parse((await site.fetch('/api/v1/openapi.json')).text) as ApiDocument;
  operations = new Map(operationsOf(document).map((operation) => [operation.operationId, operation]));
  contract = createContract(document);
  base = document.servers[0]?.url ?? '';
});
afterAll(() => site.close());

const operationOf = (id: string): DocumentedOperation => {
  const operation = operations.get(id);
  if (!operation) throw new Error(`The document has no ${id}.`);
  return operation;
};

/** Sends a request and checks its response against the document. */
const send = async (id: string, path: string, init: RequestInit = {}) => {
  const operation = operationOf(id);
  const body = operation.requestBody?.content['application/json']?.example;
  const response = await site.fetch(`${base}${path}`, {
    method: operation.method.toUpperCase(),
    ...(operation.method === 'post' && { headers: JSON_TYPE, body: JSON.stringify(body) }),
    ...init,
  });
  if (init.method !== 'HEAD' && init.method !== 'OPTIONS') {
    expect({ path, status: response.status, errors: contract.findErrors(operation, response) }).toMatchObject(
      {
        errors: [],
      },
    );
  }
  return { ...response, json: response.text === '' ? undefined : (JSON.parse(response.text) as never) };
};

const Page = z.object({ data: z.array(z.unknown()), total: z.number(), next: z.string().nullable() });
const page = ({ json }: { readonly json: unknown }) => Page.parse(json);

const exampleOf = (id: string): string => requestPath(operationOf(id), exampleValues(operationOf(id)));
const routeOf = (id: (typeof API_ROUTE_IDS)[number]): ApiRoute => API_ROUTES[id];
const gets = API_ROUTE_IDS.filter((id) => API_ROUTES[id].method === 'get');
const posts = API_ROUTE_IDS.filter((id) => API_ROUTES[id].method === 'post');
const paged = API_ROUTE_IDS.filter((id) => 'cursor' in routeOf(id).query.shape);
const withPath = API_ROUTE_IDS.filter((id) => Object.keys(routeOf(id).params.shape).length > 0);

describe('every route', () => {
  it('is in the document, and no other', () => {
    expect([...operations.keys()].sort()).toEqual([...API_ROUTE_IDS, 'openapi', 'snapshotFile'].sort());
  });

  it.each([...API_ROUTE_IDS, 'openapi'])('answers its example as the document says: %s', async (id) => {
    const { status, headers } = await send(id, exampleOf(id));
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('ratelimit-policy')).toContain('100000');
  });

  it.each(['/API/v1/cards', '/api/v1/Cards', '/api/v1/Cards/Sol-Ring', '/api/v1/OpenAPI.json'])(
    'is found in capitals, as every page is: %s',
    async (path) => expect((await site.fetch(path)).status).toBe(200),
  );

  it.each([...gets, 'openapi'])('answers HEAD without a body and 304 to its ETag: %s', async (id) => {
    const path = exampleOf(id);
    const head = await send(id, path, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    const etag = head.headers.get('etag') ?? '';
    const same = await send(id, path, { headers: { 'If-None-Match': etag } });
    expect([same.status, same.text]).toEqual([304, '']);
  });

  it.each(gets)('refuses an unknown parameter: %s', async (id) => {
    const path = exampleOf(id);
    const { json } = await send(id, `${path}${path.includes('?') ? '&' : '?'}limits=2`);
    expect(json).toMatchObject({ status: 400, errors: [{ in: 'query', field: 'limits' }] });
  });

  it.each(API_ROUTE_IDS)('refuses to answer in HTML alone: %s', async (id) => {
    const headers = { ...JSON_TYPE, Accept: 'text/html' };
    expect((await send(id, exampleOf(id), { headers })).status).toBe(406);
  });

  it.each(gets)('refuses a URL that is too long: %s', async (id) => {
    const path = exampleOf(id);
    const long = `${path}${path.includes('?') ? '&' : '?'}q=${'x'.repeat(8000)}`;
    expect((await send(id, long)).status).toBe(414);
  });

  it.each(PATHS)('answers preflight requests and refuses other methods: %s', async (path) => {
    const filled = `${base}${path.replace(/\{\w+\}/g, 'x')}`;
    const preflight = await site.fetch(filled, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    const refused = await site.fetch(filled, { method: 'DELETE' });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe(preflight.headers.get('allow'));
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(JSON.parse(refused.text)).toMatchObject({
      type: '/developers/api#method-not-allowed',
      status: 405,
    });
  });
});

describe('routes with a parameter in their path', () => {
  it.each(withPath)('answer 404 to what does not exist: %s', async (id) => {
    const operation = operationOf(id);
    const names = Object.keys(routeOf(id).params.shape);
    const values = Object.fromEntries(names.map((name) => [name, 'nothing-of']));
    const { status, json } = await send(
      id,
      requestPath(operation, { ...exampleValues(operation), ...values }),
    );
    if (id === 'topCards')
      expect([status, json]).toMatchObject([400, { errors: [{ in: 'path', field: 'list' }] }]);
    else expect(status).toBe(404);
  });
});

describe('other spellings', () => {
  it.each([
    ['card', '/cards/Fire-Ice', { slug: 'fire-ice' }],
    ['card', '/cards/Sol%20Ring', { slug: 'sol-ring' }],
    ['commander', '/commanders/Edgar-Markov', { slug: 'edgar-markov' }],
    ['variant', '/commanders/Edgar%20Markov/variants/Vampires', { key: 'vampire' }],
    ['theme', '/themes/Token', { key: 'tokens' }],
    ['theme', '/themes/Tokens', { key: 'tokens' }],
    ['tribe', '/typal/Vampires', { key: 'vampire' }],
    ['set', '/sets/TST', { code: 'tst' }],
    ['combo', '/combos/Ring-And-Signet', { id: 'ring-and-signet' }],
  ])('answer what the page of that spelling leads to: %s %s', async (id, path, found) => {
    const { status, json } = await send(id, path);
    expect([status, json]).toMatchObject([200, found]);
  });

  it('of an allowed pair that no counted deck plays are 404', async () => {
    const path = '/commanders/raised-by-giants-wilson-refined-grizzly';
    expect((await send('commander', path)).status).toBe(404);
  });
});

describe('routes of lists', () => {
  it.each(paged)('lead through all pages by their cursors: %s', async (id) => {
    const operation = operationOf(id);
    const values = { ...exampleValues(operation), identity: undefined, type: undefined };
    const first = page(await send(id, requestPath(operation, { ...values, limit: 200 })));
    const limit = Math.max(1, Math.ceil(first.total / 4));
    const read: unknown[] = [];
    let cursor: string | null = null;
    do {
      const { data, next } = page(
        await send(id, requestPath(operation, { ...values, limit, cursor: cursor ?? undefined })),
      );
      read.push(...data);
      cursor = next;
    } while (cursor !== null);
    expect(read).toHaveLength(first.total);
    expect(read.slice(0, 200)).toEqual(first.data);
  });

  it('refuse the cursor of another snapshot as stale, that of another list as invalid', async () => {
    const { next } = page(await send('pairs', '/pairs?limit=1'));
    const [, ...rest] = Buffer.from(next ?? '', 'base64url')
      .toString()
      .split(' ');
    const stale = Buffer.from(['older-0001', ...rest].join(' ')).toString('base64url');
    expect((await send('pairs', `/pairs?limit=1&cursor=${stale}`)).json).toMatchObject({
      type: '/developers/api#stale-cursor',
      status: 410,
    });
    expect((await send('commanders', `/commanders?cursor=${next}`)).json).toMatchObject({ status: 400 });
    expect((await send('pairs', `/pairs?limit=2&cursor=${next}`)).status).toBe(200);
  });

  it.each(paged)('refuse a cursor that they have not made: %s', async (id) => {
    const operation = operationOf(id);
    const { json } = await send(id, requestPath(operation, { ...exampleValues(operation), cursor: 'x' }));
    expect(json).toMatchObject({ type: '/developers/api#invalid-cursor', status: 400 });
  });

  it.each(paged)('refuse %s=0', async (id) => {
    const operation = operationOf(id);
    const { json } = await send(id, requestPath(operation, { ...exampleValues(operation), limit: 0 }));
    expect(json).toMatchObject({ status: 400, errors: [{ in: 'query', field: 'limit' }] });
  });
});

describe('routes with a body', () => {
  it.each(posts)('refuse what is no JSON, too large, or not as the schema says: %s', async (id) => {
    const path = exampleOf(id);
    const text = await send(id, path, { headers: { 'Content-Type': 'text/plain' }, body: '{}' });
    expect(text.status).toBe(415);
    const broken = await send(id, path, { body: '{' });
    expect(broken.status).toBe(400);
    const large = (list: string) => send(id, path, { body: JSON.stringify({ list }) });
    expect((await large('x'.repeat(5_000_000))).status).toBe(413);
    expect((await large('1 Opt\n'.repeat(20_000))).status).toBe(400);
    const { json } = await send(id, path, { body: JSON.stringify({ commanders: [1] }) });
    expect(json).toMatchObject({ status: 400, errors: [{ in: 'body' }] });
  });
});

/** Bodies of a route whose fields are misspelt, each with the place and the name that was intended. */
const misspelt = (id: (typeof posts)[number]) => {
  const body = exampleBody(id);
  const [first = ''] = Object.keys(body);
  const spelling = `${first.slice(0, 2)}${first.slice(3)}`;
  return [
    [{ ...body, [spelling]: [], [first]: undefined }, spelling, first],
    [{ ...body, cards: ['Opt', { name: 'Swamp', cuont: 2 }] }, 'cards.1.cuont', 'count'],
  ] as const;
};
const exampleBody = (id: (typeof posts)[number]) => routeOf(id).example.body as Record<string, unknown>;

describe('bodies', () => {
  it.each(posts)('with an unknown field are refused with the nearest one: %s', async (id) => {
    for (const [body, field, suggestion] of misspelt(id)) {
      const { status, json } = await send(id, exampleOf(id), { body: JSON.stringify(body) });
      expect([status, json]).toMatchObject([400, { errors: [{ in: 'body', field, suggestion }] }]);
    }
  });

  it.each(posts)('that say nothing are refused: %s', async (id) => {
    for (const body of ['{}', '[]', '{"__proto__":[]}', '{"constructor":1}'])
      expect((await send(id, exampleOf(id), { body })).status).toBe(400);
  });

  it.each(posts.filter((id) => routeOf(id).formerFields))(
    'have a list by its former name, for now: %s',
    async (id) => {
      const list = '1 Edgar Markov *CMDR*\n1 Sol Ring';
      const now = await send(id, exampleOf(id), { body: JSON.stringify({ list }) });
      const before = await send(id, exampleOf(id), { body: JSON.stringify({ text: list }) });
      expect([now.status, now.headers.get('deprecation')]).toEqual([200, null]);
      expect([before.status, before.headers.get('deprecation')]).toEqual([200, '@1795651200']);
      expect(before.text).toBe(now.text);
      const both = await send(id, exampleOf(id), { body: JSON.stringify({ text: list, list }) });
      expect(both.status).toBe(400);
    },
  );
});

it('says of a set that there is none, as of a card', async () => {
  const known = exampleOf('set').split('/').at(-1) ?? '';
  const { status, json } = await send('cards', '/cards?set=nope');
  expect([status, json]).toMatchObject([404, { detail: 'There is no set “nope”.' }]);
  expect((await send('cards', `/cards?set=${known.toUpperCase()}&tag=tutor&commander=true`)).status).toBe(
    200,
  );
});

describe('lists in a query', () => {
  it.each([
    ['recommend', '/recommend?commanders=edgar-markov&cards=sol-ring&cards=swamp&limit=1'],
    ['recommend', '/recommend?commanders=edgar-markov&cards=sol-ring|swamp&limit=1'],
    ['recommend', '/recommend?commanders[]=edgar-markov&cards[]=sol-ring&cards[]=swamp&limit=1'],
    ['recommend', '/recommend?commanders%5B%5D=edgar-markov&cards=sol-ring%7Cswamp&limit=1'],
  ])('are read in each form that clients write: %s %s', async (id, path) => {
    const { status, json } = await send(id, path);
    expect([status, json]).toMatchObject([200, { num_cards: 3, not_found: [] }]);
  });

  it('are not single values', async () => {
    expect((await send('cards', '/cards?limit=2&limit=3')).status).toBe(400);
    expect((await send('cards', '/cards?limit[]=2')).status).toBe(400);
  });
});

describe('limits', () => {
  it('are stated by every response, and 429 says when to try again', async () => {
    const limited = await startSite({ variables: { RATE_LIMIT_API: '2' } });
    const ask = () => limited.fetch('/api/v1/pairs');
    const [first, , third] = [await ask(), await ask(), await ask()];
    await limited.close();
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit')).toMatch(/r=1;/);
    expect(first.headers.get('ratelimit-policy')).not.toContain('pk=');
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(contract.findErrors(operationOf('pairs'), third)).toEqual([]);
  });

  it('are 503 with Retry-After where there is no snapshot', async () => {
    const empty = await startSite({ published: false });
    const response = await empty.fetch('/api/v1/pairs');
    await empty.close();
    expect(response.status).toBe(503);
    expect(contract.findErrors(operationOf('pairs'), response)).toEqual([]);
  });
});

describe('a search with conditions', () => {
  const Found = z.object({
    total: z.number(),
    data: z.array(z.object({ slug: z.string(), figures: z.object({ num_decks: z.number() }) })),
    commander: z.object({ slug: z.string() }).optional(),
  });
  const searchFor = async (q: string, more = '') =>
    send('search', `/search?q=${encodeURIComponent(q)}${more}`);

  it('lists cards with their figures, page by page', async () => {
    const first = Found.parse((await searchFor('t:creature id<=wbr', '&limit=3')).json);
    const second = Found.parse((await searchFor('t:creature id<=wbr', '&limit=3&page=2')).json);
    expect(first.total).toBe(second.total);
    expect(first.total).toBeGreaterThan(6);
    const slugs = [...first.data, ...second.data].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(6);
    const decks = [...first.data, ...second.data].map(({ figures }) => figures.num_decks);
    expect(decks).toEqual(decks.toSorted((a, b) => b - a));
  });

  it('counts among the decks of a commander', async () => {
    const { commander, data } = Found.parse((await searchFor('with:edgar decks>=1')).json);
    expect(commander?.slug).toBe('edgar-markov');
    expect(data.length).toBeGreaterThan(0);
  });

  it('that is not understood is a problem with the columns', async () => {
    const { status, json } = await searchFor('t:elf tpye:x mv>=many');
    expect(status).toBe(400);
    expect(json).toMatchObject({
      errors: [
        { in: 'query', field: 'q', column: 7, length: 4, suggestion: 'type' },
        { in: 'query', field: 'q', column: 18, length: 4 },
      ],
    });
  });
});

it.each([
  ['legality', '/legality', { list: 'Edgar Markov\n\n1 Arcane Signet\n1 Sol Ring' }, 3],
  ['legality', '/legality', { commanders: ['Edgar Markov'], cards: ['Arcane Signet'] }, 2],
  ['recommendList', '/recommend', { list: 'Edgar Markov\n\n1 Arcane Signet\n1 Sol Ring' }, 3],
  ['recommendList', '/recommend', { commanders: ['Edgar Markov'], cards: ['Arcane Signet'] }, 2],
])('%s says which card a name that several bear is read as', async (id, path, body, line) => {
  const { json } = await send(id, path, { body: JSON.stringify(body) });
  expect(json).toMatchObject({
    also_means: [{ line, name: 'Arcane Signet', card: 'Arcane Signet', others: ['Sol Ring'] }],
  });
});

it('recommends the same for a list as text as for its commanders and cards', async () => {
  const post = (body: object) => send('recommendList', '/recommend', { body: JSON.stringify(body) });
  const stated = await post({
    commanders: ['Edgar Markov'],
    cards: ['Sol Ring', { name: 'Swamp', count: 9 }],
  });
  const pasted = await post({ list: 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n9 Swamp' });
  expect(pasted.json).toEqual(stated.json);

  const { json } = await post({ list: 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Rnig Zorble\n0 Swamp' });
  expect(json).toMatchObject({ not_found: ['Sol Rnig Zorble', '0 Swamp'] });
});

it.each([
  [{ list: '1 Sol Ring\n1 Swamp' }, 'list', /commander/i],
  [{ list: 'Commander\n1 Edgar Markoff Zorble\n\nDeck\n1 Sol Ring' }, 'list', /^Line 2: /],
  [{ list: '   ' }, 'list', /empty/],
  [{ list: 'Commander\n1 Edgar Markov', commanders: ['Edgar Markov'] }, '', /Send \{ list \}/],
  [{ cards: ['Sol Ring'] }, '', /Send \{ list \}/],
])('POST /recommend refuses %j', async (body, field, message) => {
  const { json } = await send('recommendList', '/recommend', { body: JSON.stringify(body) });
  expect(json).toMatchObject({ status: 400, detail: expect.stringMatching(message) as string });
  const { errors = [] } = json as unknown as { readonly errors?: readonly object[] };
  for (const error of errors) expect(error).toMatchObject({ in: 'body', field });
});

it.each([
  ['   ', 'This is empty: no line has anything in it. Fetch or copy it again.'],
  ['# for later', 'The list has no card.'],
  ['Sideboard\n1 Sol Ring', noCardText({ skipped: ['Sol Ring'] })],
  ['Companion\n1 Sol Ring', noCardText({ skipped: [], companion: 'Sol Ring' })],
  ['<!doctype html><title>404</title>', 'This is a web page (“404”), not a list of cards.'],
  ['{"cards":', 'This is JSON that is incomplete: it ends in the middle. Fetch or copy it again.'],
])('POST /legality, /deck-report, /playtest and /recommend refuse %j alike', async (list, detail) => {
  const body = JSON.stringify({ list });
  for (const id of ['legality', 'deckReport', 'playtest', 'recommendList'] as const)
    expect((await send(id, API_ROUTES[id].path, { body })).json).toMatchObject({ status: 400, detail });
});
