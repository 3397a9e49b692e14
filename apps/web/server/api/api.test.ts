import { RecsResponse, CardsResponse, TypeaheadList } from '@crownsmith/api-client';
import { SELECT_COMMANDER_MESSAGE } from '@crownsmith/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    variables: { RATE_LIMIT_RECS: '0', RATE_LIMIT_CARDS: '0', RATE_LIMIT_TYPEAHEAD: '0' },
  });
});
afterAll(() => site.close());

const message = { message: expect.stringMatching(/\S/) };
const edgar = { cards: ['/cards/sol-ring'], commanders: ['/cards/edgar-markov'] };

describe('POST /api/recs', () => {
  it('responds with recommendations, and with cuts but for what most similar decks play', async () => {
    const { status, body, headers } = await site.post('/api/recs', {
      ...edgar,
      cards: ['/cards/sol-ring', '/cards/fire'],
      full_card_data: true,
    });
    expect(status).toBe(200);
    const response = RecsResponse.parse(body);
    expect(response.errors).toBeUndefined();
    expect(response.inRecs.length).toBeGreaterThanOrEqual(100);
    expect(response.inRecs[0]?.card?.tags).toBeDefined();
    expect(response.outRecs.map(({ url }) => url)).toEqual(['/cards/fire-ice']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('counts copies, and recommends the same as without them', async () => {
    const cards = ['/cards/sol-ring', { url: '/cards/forest', count: 97 }, '/cards/lightning-bolt'];
    const plain = await site.post('/api/recs', {
      ...edgar,
      cards: ['/cards/sol-ring', '/cards/forest', '/cards/lightning-bolt'],
    });
    const { status, body } = await site.post('/api/recs', { ...edgar, cards });
    expect(status).toBe(200);
    expect(RecsResponse.parse(body).num_cards).toBe(100);
    expect(body).toEqual({ ...(plain.body as object), num_cards: 100 });
  });

  it.each([
    ['/commanders/edgar-markov', ['/cards/edgar-markov']],
    [
      '/commanders/thrasios-triton-hero-tymna-the-weaver',
      ['/cards/thrasios-triton-hero', '/cards/tymna-the-weaver'],
    ],
  ])('takes %s for its commanders', async (url, commanders) => {
    const { status, body } = await site.post('/api/recs', { ...edgar, commanders: [url] });
    expect(status).toBe(200);
    expect(body).toEqual((await site.post('/api/recs', { ...edgar, commanders })).body);
  });

  it('keeps to limits, as the public API does', async () => {
    const all = RecsResponse.parse((await site.post('/api/recs', edgar)).body);
    const [never = ''] = all.inRecs.map(({ url }) => url);
    const limits = { never: [never, 'Nothing of the Kind'], no_more_lands: true };
    const { inRecs, limit_notes: notes } = RecsResponse.parse(
      (await site.post('/api/recs', { ...edgar, limits })).body,
    );
    expect(inRecs.length).toBeGreaterThan(50);
    expect(inRecs.filter(({ url, land }) => url === never || land === true)).toEqual([]);
    expect(notes).toEqual(['There is no card “Nothing of the Kind”.']);
    const { body } = await site.post('/api/v1/recommend', { ...edgar, limits });
    expect(body).toMatchObject({ inRecs: inRecs.map(({ name }) => ({ name })), limit_notes: notes });
  });

  it.each(['{"budget":1e309}', '{"budget":NaN}', '{"unusual":"2"}', '{"owned":{}}'])(
    'refuses the limits %s',
    async (limits) => {
      const body = `{"cards":[],"commanders":["/cards/edgar-markov"],"limits":${limits}}`;
      for (const path of ['/api/recs', '/api/v1/recommend'])
        expect((await site.post(path, body)).status).toBe(400);
    },
  );

  it('accepts a trailing slash', async () => {
    expect((await site.post('/api/recs/', edgar)).status).toBe(200);
  });

  it('returns 400 with a message without a commander', async () => {
    const { status, body } = await site.post('/api/recs', { cards: [], commanders: [] });
    expect(status).toBe(400);
    expect(body).toEqual({
      message: SELECT_COMMANDER_MESSAGE,
      errors: [SELECT_COMMANDER_MESSAGE],
      inRecs: [],
      outRecs: [],
    });
  });

  it.each([
    ['three commanders', { cards: [], commanders: ['/cards/a', '/cards/b', '/cards/c'] }],
    ['an unknown commander', { cards: [], commanders: ['/cards/nobody'] }],
    ['a card that cannot be a commander', { cards: [], commanders: ['/cards/sol-ring'] }],
    [
      'too many cards',
      {
        cards: Array.from({ length: 1001 }, (_, index) => `/cards/c${index}`),
        commanders: ['/cards/edgar-markov'],
      },
    ],
    ['numbers for cards', { cards: [1], commanders: ['/cards/edgar-markov'] }],
    ['no copies', { cards: [{ url: '/cards/forest', count: 0 }], commanders: ['/cards/edgar-markov'] }],
    ['half a copy', { cards: [{ url: '/cards/forest', count: 1.5 }], commanders: ['/cards/edgar-markov'] }],
    [
      'a million copies',
      { cards: [{ url: '/cards/forest', count: 1e6 }], commanders: ['/cards/edgar-markov'] },
    ],
    ['copies without a URL', { cards: [{ count: 3 }], commanders: ['/cards/edgar-markov'] }],
    ['long URLs', { cards: ['x'.repeat(201)], commanders: ['/cards/edgar-markov'] }],
    ['no cards', { commanders: ['/cards/edgar-markov'] }],
    ['a string', '"hello"'],
    ['an array', '[]'],
    ['null', 'null'],
    ['an empty body', ''],
    ['invalid JSON', '{"cards":'],
  ])('returns 400 for %s', async (_what, body) => {
    const response = await site.post('/api/recs', body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject(message);
  });

  it('treats keys of prototypes as plain keys', async () => {
    const body =
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"cards":["__proto__","/cards/constructor"],"commanders":["/cards/edgar-markov"]}';
    const response = await site.post('/api/recs', body);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ not_found: ['__proto__', '/cards/constructor'] });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('returns 413 for a large body', async () => {
    const large = await site.post('/api/recs', { ...edgar, pad: 'x'.repeat(300_000) });
    expect(large.status).toBe(413);
    expect(large.body).toMatchObject(message);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'returns 415 for the type %j',
    async (type) => {
      const response = await fetch(`${site.url}/api/recs`, {
        method: 'POST',
        headers: type ? { 'Content-Type': type } : {},
        body: new Blob([JSON.stringify(edgar)]),
      });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject(message);
    },
  );

  it('returns 413 for JSON that is nested deeper than any list, before it is parsed', async () => {
    for (const body of [
      '['.repeat(200_000),
      '{"cards":'.repeat(25_000),
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    ])
      expect((await site.post('/api/recs', body)).status).toBe(413);
  });

  it('states how to send a body that cannot be decoded', async () => {
    for (const path of ['/api/recs', '/api/v1/recommend'])
      for (const [encoding, status, text] of [
        ['gzip', 400, /Send the whole body/],
        ['rot13', 415, /Send UTF-8/],
      ] as const) {
        const answer = await site.post(path, edgar, { 'Content-Encoding': encoding });
        expect(answer.status).toBe(status);
        expect(JSON.stringify(answer.body)).toMatch(text);
      }
  });

  it('returns 415 for an unknown encoding or charset', async () => {
    expect((await site.post('/api/recs', edgar, { 'Content-Encoding': 'rot13' })).status).toBe(415);
    expect(
      (await site.post('/api/recs', edgar, { 'Content-Type': 'application/json; charset=klingon' })).status,
    ).toBe(415);
  });
});

describe('POST /api/cards/', () => {
  it('responds with cards by the requested names', async () => {
    const names = [
      "lim-dul's vault",
      'Ice',
      'JOTUN GRUNT',
      'No Such Card',
      '__proto__',
      'constructor',
      '',
      '🂡',
      'Ice',
    ];
    for (const path of ['/api/cards/', '/api/cards']) {
      const { status, body } = await site.post(path, { format: 'dict', names });
      expect(status).toBe(200);
      const { cards, not_found } = CardsResponse.parse(body);
      expect(Object.entries(cards).map(([name, card]) => [name, card.name])).toEqual([
        ["lim-dul's vault", "Lim-Dûl's Vault"],
        ['Ice', 'Fire // Ice'],
        ['JOTUN GRUNT', 'Jötun Grunt'],
      ]);
      expect(not_found).toEqual(['No Such Card', '__proto__', 'constructor', '', '🂡']);
    }
  });

  it('accepts up to 100 names', async () => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, index) => `Sample Card ${String(index + 1).padStart(3, '0')}`);
    const full = await site.post('/api/cards/', { format: 'dict', names: names(100) });
    expect(Object.keys(CardsResponse.parse(full.body).cards)).toHaveLength(100);
    expect((await site.post('/api/cards/', { format: 'dict', names: [] })).status).toBe(200);
    const over = await site.post('/api/cards/', { format: 'dict', names: names(101) });
    expect(over).toMatchObject({ status: 400, body: { errors: [expect.stringContaining('names')] } });
  });

  it.each([
    { names: ['Sol Ring'] },
    { format: 'list', names: ['Sol Ring'] },
    { format: 'dict', names: 'Sol Ring' },
    { format: 'dict', names: [null] },
  ])('returns 400 for %j', async (body) => {
    expect(await site.post('/api/cards/', body)).toMatchObject({ status: 400, body: message });
  });
});

describe('GET /api/typeahead', () => {
  it('responds with options', async () => {
    const { status, text } = await site.fetch('/api/typeahead?q=atraxxa');
    expect(status).toBe(200);
    expect(TypeaheadList.parse(JSON.parse(text))).toEqual([
      { label: "Atraxa, Praetors' Voice", url: '/commanders/atraxa-praetors-voice', kind: 'commander' },
    ]);
  });

  it.each([
    ['solring', 'card', '/cards/sol-ring'],
    ['edgar', 'commander', '/commanders/edgar-markov'],
    ['test', 'set', '/sets/tst'],
    ['tokens', 'theme', '/themes/tokens'],
    ['vampire', 'tribe', '/typal/vampire'],
    ['faq', 'page', '/faq'],
    ['top cards', 'page', '/top'],
    ['salt', 'page', '/top/salt'],
    ['simic', 'page', '/commanders/ug'],
  ])('finds %s, a %s, on the whole site', async (query, kind, url) => {
    const { text } = await site.fetch(`/api/typeahead?q=${encodeURIComponent(query)}`);
    expect(TypeaheadList.parse(JSON.parse(text))).toContainEqual(expect.objectContaining({ kind, url }));
  });

  it('responds with an empty list to fewer than three letters or digits', async () => {
    for (const q of ['', 'at', '%20%20%20', 'a-t', '!!!!'])
      expect(await site.fetch(`/api/typeahead?q=${q}`)).toMatchObject({ status: 200, text: '[]' });
  });

  it('searches one list where it is named', async () => {
    const cards = JSON.parse((await site.fetch('/api/typeahead?q=atraxa&list=cards')).text) as unknown;
    expect(cards).toContainEqual({ label: "Atraxa, Praetors' Voice", url: '/cards/atraxa-praetors-voice' });
    expect((await site.fetch('/api/typeahead?q=test&list=sets')).text).toContain('/sets/tst');
    expect((await site.fetch('/api/typeahead?q=sol&list=nothing')).status).toBe(400);
    expect((await site.fetch('/api/typeahead?q=sol&list=__proto__')).status).toBe(400);
  });

  it('returns 400 for a missing, repeated or long query', async () => {
    for (const query of ['', '?q=a&q=b', `?q=${'x'.repeat(201)}`, '?p=sol']) {
      const { status, text } = await site.fetch(`/api/typeahead${query}`);
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject(message);
    }
  });

  it('responds to HEAD without a body', async () => {
    expect(await site.fetch('/api/typeahead?q=sol', { method: 'HEAD' })).toMatchObject({
      status: 200,
      text: '',
    });
  });
});

describe('other requests below /api', () => {
  it.each([
    ['GET', '/api/recs', 'OPTIONS, POST'],
    ['PUT', '/api/recs', 'OPTIONS, POST'],
    ['DELETE', '/api/cards/', 'OPTIONS, POST'],
    ['POST', '/api/typeahead?q=sol', 'OPTIONS, GET, HEAD'],
  ])('returns 405 with Allow for %s %s', async (method, path, allowed) => {
    const { status, headers, text } = await site.fetch(path, { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe(allowed);
    expect(JSON.parse(text)).toMatchObject(message);
  });

  it('responds to a preflight request', async () => {
    const { status, headers } = await site.fetch('/api/recs', {
      method: 'OPTIONS',
      headers: { Origin: 'https://other.example' },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toBe('POST');
    expect(headers.get('access-control-allow-headers')).toBe('Authorization, *');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/recs/more', '/api/%zz', '/api/..%2f..%2fetc'])(
    'returns 404 as JSON for %s',
    async (path) => {
      const { status, headers, text } = await site.fetch(path);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toContain('application/json');
      expect(JSON.parse(text)).toMatchObject(message);
    },
  );
});

describe('rate limits', () => {
  it('return 429 with Retry-After, RateLimit headers and a message', async () => {
    const limited = await startSite({ variables: { RATE_LIMIT_TYPEAHEAD: '2' } });
    const first = await limited.fetch('/api/typeahead?q=sol');
    expect(first.status).toBe(200);
    // Shared caches may store it, so it says nothing about the client.
    expect(first.headers.get('ratelimit-policy')).toBeNull();
    expect(first.headers.get('ratelimit')).toBeNull();
    await limited.fetch('/api/typeahead?q=sol');
    const { status, headers, text } = await limited.fetch('/api/typeahead?q=sol');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('ratelimit-policy')).toBe('"typeahead"; q=2; w=60');
    expect(headers.get('ratelimit')).toMatch(/^"typeahead"; r=0; t=\d+$/);
    expect(JSON.parse(text)).toMatchObject(message);
    const recs = await limited.post('/api/recs', edgar);
    expect(recs.status).toBe(200);
    expect(recs.headers.get('ratelimit-policy')).toBe('"recs"; q=600; w=60');
    await limited.close();
  });

  /** The status of a request from a client, as a trusted proxy forwards its address. */
  const statusFor = async (limited: TestSite, client: string): Promise<number> =>
    (await limited.fetch('/api/typeahead?q=sol', { headers: { 'X-Forwarded-For': client } })).status;

  it('count the notations of one address together', async () => {
    const limited = await startSite({ variables: { RATE_LIMIT_TYPEAHEAD: '2', TRUST_PROXY: '1' } });
    const statuses = [];
    for (const client of ['192.0.2.7', '::ffff:192.0.2.7', '192.0.2.7:4711', '[::ffff:c000:207]:80'])
      statuses.push(await statusFor(limited, client));
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(await statusFor(limited, '192.0.2.8')).toBe(200);
    await limited.close();
  });

  it('count an IPv6 /64 as one address, and ten of them for the /48 around it', async () => {
    const limited = await startSite({ variables: { RATE_LIMIT_TYPEAHEAD: '2', TRUST_PROXY: '1' } });
    for (const status of [200, 200, 429])
      expect(await statusFor(limited, `2001:db8:1:2::${status.toString(16)}`)).toBe(status);
    const statuses = new Map<number, number>();
    for (let subnet = 0x100; subnet < 0x140; subnet += 1) {
      const status = await statusFor(limited, `2001:db8:1:${subnet.toString(16)}::1`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    // Two of the twenty requests were of the first /64.
    expect(statuses).toEqual(
      new Map([
        [200, 18],
        [429, 46],
      ]),
    );
    expect(await statusFor(limited, '2001:db8:2::1')).toBe(200);
    await limited.close();
  });

  it('count what is no address for the proxy that forwards it', async () => {
    const limited = await startSite({ variables: { RATE_LIMIT_TYPEAHEAD: '2', TRUST_PROXY: '1' } });
    const statuses = [];
    for (const client of ['unknown', '_hidden', 'x'.repeat(500)])
      statuses.push(await statusFor(limited, client));
    expect(statuses).toEqual([200, 200, 429]);
    await limited.close();
  });
});
