import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  ApiDataError,
  ApiNetworkError,
  ApiTimeoutError,
  apiErrorMessage,
  isAbortError,
  isApiError,
  isApiHttpError,
} from './api-error';
import { createApiClient, type ApiClientOptions } from './client';
import { fakeFetch, jsonAnswer, type SeenRequest } from './testing/fake-fetch';
import { wireCard } from './testing/wire-card';

const clientWith = (
  answer: (request: SeenRequest) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) => {
  const { fetch, seen } = fakeFetch(answer);
  return { client: createApiClient({ baseUrl: 'https://main.example', fetch, ...options }), seen };
};
const thrownBy = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing was thrown',
    (thrown: unknown) => thrown,
  );
const namesOf = ({ body }: SeenRequest): readonly string[] =>
  (JSON.parse(String(body)) as { names: string[] }).names;

describe('failed answers', () => {
  it.each([
    ['a JSON string as it is', () => jsonAnswer('Try later', 500), 'Try later'],
    [
      'an object with its status',
      () => jsonAnswer({ message: 'No', code: 7 }, 403),
      { message: 'No', code: 7, statusCode: 403 },
    ],
    [
      'plain text as it is',
      () => new Response('Too many\n', { status: 429, headers: { 'Content-Type': 'text/plain' } }),
      'Too many',
    ],
    [
      'an HTML page as an object',
      () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
      { message: 'The server answered 502.', statusCode: 502 },
    ],
    [
      'an empty body as an object',
      () => new Response(null, { status: 500 }),
      { message: 'The server answered 500.', statusCode: 500 },
    ],
    [
      'a list as an object',
      () => jsonAnswer([1], 400),
      { message: 'The server answered 400.', statusCode: 400 },
    ],
  ])('throws %s', async (_what, answer, thrown) => {
    const { client } = clientWith(answer);
    const got = await thrownBy(client.misc());
    expect(got).toEqual(thrown);
    expect(isApiError(got)).toBe(true);
    expect(isApiHttpError(got)).toBe(typeof thrown === 'object');
  });

  it('says what to show for anything thrown', () => {
    expect(apiErrorMessage({ statusCode: 429, message: 'Too many requests.' })).toBe('Too many requests.');
    expect(apiErrorMessage({ statusCode: 418 })).toBe('The server answered 418.');
    expect(apiErrorMessage('Remove a partner')).toBe('Remove a partner');
    expect(apiErrorMessage(new ApiTimeoutError('/x', 1500))).toContain('1.5 s');
    expect(apiErrorMessage(undefined)).toBe('An error occurred');
  });

  it('tells bad data from a broken connection', async () => {
    const wrong = clientWith(() => jsonAnswer({ sets: 'none' }));
    expect(await thrownBy(wrong.client.misc())).toBeInstanceOf(ApiDataError);
    const noJson = clientWith(() => new Response('hello'));
    expect(await thrownBy(noJson.client.misc())).toMatchObject({
      name: 'ApiDataError',
      problems: ['the body is no JSON'],
    });
    const broken = clientWith(() => Promise.reject(new TypeError('fetch failed')));
    expect(await thrownBy(broken.client.misc())).toBeInstanceOf(ApiNetworkError);
  });
});

describe('time-outs and cancelling', () => {
  const never = () => new Promise<Response>(() => undefined);

  it('throws ApiTimeoutError after its time', async () => {
    const { client } = clientWith(never, { timeoutMs: 20 });
    expect(await thrownBy(client.misc())).toMatchObject({ name: 'ApiTimeoutError', timeoutMs: 20 });
    expect(await thrownBy(client.misc({ timeoutMs: 10 }))).toMatchObject({ timeoutMs: 10 });
  });

  it('does not wait for a token longer than for an answer, and passes on what its source throws', async () => {
    const never = { getToken: () => new Promise<string>(() => undefined), timeoutMs: 20 };
    const { client, seen } = clientWith(() => jsonAnswer(1), never);
    expect(await thrownBy(client.get('/api/x', z.number()))).toBeInstanceOf(ApiTimeoutError);
    const controller = new AbortController();
    const cancelled = thrownBy(
      client.get('/api/x', z.number(), { signal: controller.signal, timeoutMs: 9999 }),
    );
    controller.abort();
    expect(isAbortError(await cancelled)).toBe(true);
    expect(seen).toHaveLength(0);
    const broken = clientWith(() => jsonAnswer(1), { getToken: () => Promise.reject(new RangeError('no')) });
    expect(await thrownBy(broken.client.get('/api/x', z.number()))).toBeInstanceOf(RangeError);
  });

  it("throws the signal's reason when cancelled, before and during a call", async () => {
    const { client, seen } = clientWith(never);
    expect(isAbortError(await thrownBy(client.typeahead('atraxa', { signal: AbortSignal.abort() })))).toBe(
      true,
    );
    expect(seen).toHaveLength(0);
    const controller = new AbortController();
    const call = thrownBy(client.typeahead('atraxa', { signal: controller.signal }));
    controller.abort();
    expect(isAbortError(await call)).toBe(true);
  });
});

describe('where requests go', () => {
  const anything = z.unknown();

  it('sends /api to the main host and the rest to the host of static files', async () => {
    const { client, seen } = clientWith(() => jsonAnswer([]), {
      baseUrl: 'https://main.example/',
      staticUrl: 'https://cdn.example/v1/',
    });
    await client.typeahead('atraxa');
    await client.typeaheadList('sets');
    await client.get('/apiary', anything);
    expect(seen.map(({ url }) => url)).toEqual([
      'https://main.example/api/typeahead?q=atraxa',
      'https://cdn.example/v1/json/typeahead/sets.json',
      'https://cdn.example/v1/apiary',
    ]);
  });

  it('refuses what is no path of ours', async () => {
    const { client } = clientWith(() => jsonAnswer([]));
    for (const path of ['//evil.example/x', 'https://evil.example', 'api/x']) {
      expect(await thrownBy(client.get(path, anything))).toBeInstanceOf(TypeError);
    }
    expect(await thrownBy(client.card('../secrets'))).toBeInstanceOf(TypeError);
  });

  it('sends the token to the main host alone, and never where a call is for everybody', async () => {
    const { client, seen } = clientWith(() => jsonAnswer([]), {
      staticUrl: 'https://cdn.example',
      getToken: () => 't0k',
    });
    await client.get('/api/me', anything);
    await client.get('/json/x.json', anything);
    await client.typeahead('atraxa');
    await client.cards(['Sol Ring']).catch(() => undefined);
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer t0k', null, null, null]);
  });

  it('speaks every method, uploads and forms', async () => {
    const { client, seen } = clientWith(() => jsonAnswer(null));
    await client.post('/api/x', { a: 1 }, anything);
    await client.put('/api/x', { a: 2 }, anything);
    await client.patch('/api/x', { a: 3 }, anything);
    await client.delete('/api/x', anything);
    await client.upload('/api/f', new Blob(['hi'], { type: 'text/plain' }), 'dïs list.txt', anything);
    await client.postForm('/api/form', { name: 'a b' }, anything);
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PATCH', 'DELETE', 'PUT', 'POST']);
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(seen[4]?.headers.get('filename')).toBe('d%C3%AFs%20list.txt');
    expect(seen[4]?.headers.get('content-type')).toBe('text/plain');
    expect(String(seen[5]?.body)).toBe('name=a+b');
  });
});

describe('recommendations', () => {
  const evidence = {
    basis: 'commander',
    similar_decks: 0,
    num_decks: 1,
    potential_decks: 2,
    synergy: null,
    lift: null,
    because: [],
  };

  it('answers the recommendations', async () => {
    const { client, seen } = clientWith(() =>
      jsonAnswer({ inRecs: [{ name: 'Sol Ring', url: '/cards/sol-ring', score: 1, evidence }], outRecs: [] }),
    );
    const answer = await client.recs({
      cards: [],
      commanders: ['/cards/edgar-markov'],
      full_card_data: true,
    });
    expect(answer.inRecs[0]?.name).toBe('Sol Ring');
    expect(JSON.parse(String(seen[0]?.body))).toEqual({
      cards: [],
      commanders: ['/cards/edgar-markov'],
      full_card_data: true,
    });
  });

  it('throws the first of the errors of an answer', async () => {
    const { client } = clientWith(() => jsonAnswer({ inRecs: [], outRecs: [], errors: ['first', 'second'] }));
    expect(await thrownBy(client.recs({ cards: [], commanders: [] }))).toBe('first');
  });

  it.each([
    ['nothing else in it', { errors: ['first'] }, 'first'],
    ['objects', { errors: [{ message: 'first' }, 'second'] }, { message: 'first' }],
  ])('throws the first of the errors of an answer with %s', async (_what, body, thrown) => {
    const { client } = clientWith(() => jsonAnswer(body));
    expect(await thrownBy(client.recs({ cards: [], commanders: [] }))).toEqual(thrown);
  });

  it('names the places of an answer that is none', async () => {
    const { client } = clientWith(() => jsonAnswer({ inRecs: [{ name: 7 }], outRecs: [], errors: [] }));
    const thrown = await thrownBy(client.recs({ cards: [], commanders: [] }));
    expect(thrown).toBeInstanceOf(ApiDataError);
    expect((thrown as ApiDataError).problems[0]).toMatch(/^inRecs\.0\.name: /);
  });
});

describe('cards by name', () => {
  it('asks in batches of 100, each name once, and skips what is no name', async () => {
    const warnings: unknown[] = [];
    const names = [
      ...Array.from({ length: 250 }, (_, index) => `Card ${index}`),
      'Card 7',
      ' ',
      'x'.repeat(201),
      'No Such Card',
      '__proto__',
    ];
    const { client, seen } = clientWith(
      (request) =>
        jsonAnswer({
          cards: Object.fromEntries(
            namesOf(request)
              .filter((name) => name.startsWith('Card'))
              .map((name) => [name, wireCard({ name })]),
          ),
        }),
      { logger: { warn: (facts) => warnings.push(facts['name']) } },
    );
    const cards = await client.cards(names);
    expect(seen.map((request) => namesOf(request).length)).toEqual([100, 100, 52]);
    expect(seen[0]?.url).toBe('https://main.example/api/cards/');
    expect(cards.size).toBe(250);
    expect(warnings).toEqual([' ', 'x'.repeat(201), 'No Such Card', '__proto__']);
  });

  it('asks for a single name under its slug; logs one that no card has, and passes on other failures', async () => {
    const warnings: unknown[] = [];
    const { client, seen } = clientWith(
      ({ url }) => {
        if (url.endsWith('/lim-duls-vault.json')) return jsonAnswer(wireCard({ name: "Lim-Dûl's Vault" }));
        return url.endsWith('/opt.json') ? jsonAnswer('Try later', 500) : jsonAnswer({ message: 'No' }, 404);
      },
      { logger: { warn: (facts) => warnings.push(facts['name']) } },
    );
    expect((await client.cardNamed("Lim-Dul's Vault"))?.name).toBe("Lim-Dûl's Vault");
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: 'https://main.example/json/cards/lim-duls-vault.json',
    });
    expect(await client.cardNamed('No Such Card')).toBeUndefined();
    expect(await client.cardNamed(' ')).toBeUndefined();
    expect(warnings).toEqual(['No Such Card', ' ']);
    expect(await thrownBy(client.cardNamed('Opt'))).toBe('Try later');
    expect(seen).toHaveLength(3);
  });

  it('asks nothing for no names', async () => {
    const { client, seen } = clientWith(() => jsonAnswer({}));
    expect((await client.cards([])).size).toBe(0);
    expect(seen).toHaveLength(0);
  });
});

describe('typeahead', () => {
  it('asks from three letters or digits on', async () => {
    const { client, seen } = clientWith(() => jsonAnswer([{ label: 'Sol Ring', url: '/cards/sol-ring' }]));
    expect(await client.typeahead("s' o-")).toEqual([]);
    expect(seen).toHaveLength(0);
    expect(await client.typeahead('sól & r')).toHaveLength(1);
    expect(seen[0]?.url).toBe('https://main.example/api/typeahead?q=s%C3%B3l%20%26%20r');
  });
});
