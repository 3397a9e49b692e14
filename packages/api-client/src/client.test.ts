import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  ApiDataError,
  ApiHttpError,
  ApiNetworkError,
  ApiTimeoutError,
  apiErrorMessage,
  isAbortError,
  isApiError,
  isApiHttpError,
} from './api-error';
import { createApiClient, type ApiClientOptions } from './client';
import { fakeFetch, jsonResponse, rejectionOf, type ReceivedRequest } from './testing/fake-fetch';
import { wireCard } from './testing/wire-card';

const clientWith = (
  respond: (request: ReceivedRequest) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) => {
  const { fetch, received } = fakeFetch(respond);
  return { client: createApiClient({ baseUrl: 'https://main.example', fetch, ...options }), received };
};
const namesOf = ({ body }: ReceivedRequest): readonly string[] =>
  (JSON.parse(String(body)) as { names: string[] }).names;

describe('error responses', () => {
  it.each([
    ['a JSON string', () => jsonResponse('Try later', 500), { message: 'Try later', statusCode: 500 }],
    [
      'an object',
      () => jsonResponse({ message: 'No', code: 7 }, 403),
      { message: 'No', code: 7, statusCode: 403 },
    ],
    [
      'a problem',
      () => jsonResponse({ type: '/x', title: 'Not found', status: 404, detail: 'No card “x”.' }, 404),
      { message: 'No card “x”.', detail: 'No card “x”.', title: 'Not found', type: '/x', statusCode: 404 },
    ],
    [
      'a problem without detail',
      () => jsonResponse({ title: 'Not found' }, 404),
      { message: 'Not found', statusCode: 404 },
    ],
    [
      'fields that an error has itself',
      () => jsonResponse({ name: 'AbortError', stack: 1, statusCode: 1, cause: 'x', code: 'y' }, 409),
      { name: 'ApiHttpError', message: 'The server responded with status 409.', statusCode: 409, code: 'y' },
    ],
    [
      'plain text',
      () => new Response('Too many\n', { status: 429, headers: { 'Content-Type': 'text/plain' } }),
      { message: 'Too many', statusCode: 429 },
    ],
    [
      'an HTML page',
      () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
      { message: 'The server responded with status 502.', statusCode: 502 },
    ],
    [
      'an empty body',
      () => new Response(null, { status: 500 }),
      { message: 'The server responded with status 500.', statusCode: 500 },
    ],
    [
      'a list',
      () => jsonResponse([1], 400),
      { message: 'The server responded with status 400.', statusCode: 400 },
    ],
  ])('throws an Error of %s', async (_what, respond, fields) => {
    const { client } = clientWith(respond);
    const rejection = await rejectionOf(client.misc());
    expect(rejection).toBeInstanceOf(Error);
    expect(rejection).toMatchObject(fields);
    expect(isApiError(rejection)).toBe(true);
    expect(isApiHttpError(rejection)).toBe(true);
    expect(isAbortError(rejection)).toBe(false);
    expect(apiErrorMessage(rejection)).toBe(fields.message);
  });

  it('have a message for any thrown value', () => {
    expect(apiErrorMessage(new ApiHttpError(418))).toBe('The server responded with status 418.');
    expect(apiErrorMessage('Remove a partner')).toBe('Remove a partner');
    expect(apiErrorMessage(new ApiTimeoutError('/x', 1500))).toContain('1.5 s');
    expect(apiErrorMessage(undefined)).toBe('An error occurred');
  });

  it('distinguishes invalid data from a broken connection', async () => {
    const wrong = clientWith(() => jsonResponse({ sets: 'none' }));
    expect(await rejectionOf(wrong.client.misc())).toBeInstanceOf(ApiDataError);
    const noJson = clientWith(() => new Response('hello'));
    expect(await rejectionOf(noJson.client.misc())).toMatchObject({
      name: 'ApiDataError',
      issues: ['body: not valid JSON'],
    });
    const broken = clientWith(() => Promise.reject(new TypeError('fetch failed')));
    expect(await rejectionOf(broken.client.misc())).toBeInstanceOf(ApiNetworkError);
  });
});

describe('timeouts and cancellation', () => {
  const never = () => new Promise<Response>(() => undefined);

  it('throws ApiTimeoutError after the timeout', async () => {
    const { client } = clientWith(never, { timeoutMs: 20 });
    expect(await rejectionOf(client.misc())).toMatchObject({ name: 'ApiTimeoutError', timeoutMs: 20 });
    expect(await rejectionOf(client.misc({ timeoutMs: 10 }))).toMatchObject({ timeoutMs: 10 });
  });

  it('applies the timeout to getToken too, and passes its errors on', async () => {
    const never = { getToken: () => new Promise<string>(() => undefined), timeoutMs: 20 };
    const { client, received } = clientWith(() => jsonResponse(1), never);
    expect(await rejectionOf(client.get('/api/x', z.number()))).toBeInstanceOf(ApiTimeoutError);
    const controller = new AbortController();
    const cancelled = rejectionOf(
      client.get('/api/x', z.number(), { signal: controller.signal, timeoutMs: 9999 }),
    );
    controller.abort();
    expect(isAbortError(await cancelled)).toBe(true);
    expect(received).toHaveLength(0);
    const broken = clientWith(() => jsonResponse(1), {
      getToken: () => Promise.reject(new RangeError('no')),
    });
    expect(await rejectionOf(broken.client.get('/api/x', z.number()))).toBeInstanceOf(RangeError);
  });

  it("throws the signal's reason when cancelled before or during a call", async () => {
    const { client, received } = clientWith(never);
    expect(isAbortError(await rejectionOf(client.typeahead('atraxa', { signal: AbortSignal.abort() })))).toBe(
      true,
    );
    expect(received).toHaveLength(0);
    const controller = new AbortController();
    const call = rejectionOf(client.typeahead('atraxa', { signal: controller.signal }));
    controller.abort();
    expect(isAbortError(await call)).toBe(true);
  });
});

describe('requests', () => {
  const anything = z.unknown();

  it('go to the main host below /api and to the static host otherwise', async () => {
    const { client, received } = clientWith(() => jsonResponse([]), {
      baseUrl: 'https://main.example/',
      staticUrl: 'https://cdn.example/v1/',
    });
    await client.typeahead('atraxa');
    await client.typeaheadList('sets');
    await client.get('/apiary', anything);
    expect(received.map(({ url }) => url)).toEqual([
      'https://main.example/api/typeahead?q=atraxa',
      'https://cdn.example/v1/json/typeahead/sets.json',
      'https://cdn.example/v1/apiary',
    ]);
  });

  it('are refused for anything but a path of the site', async () => {
    const { client } = clientWith(() => jsonResponse([]));
    for (const path of ['//evil.example/x', 'https://evil.example', 'api/x']) {
      expect(await rejectionOf(client.get(path, anything))).toBeInstanceOf(TypeError);
    }
    expect(await rejectionOf(client.card('../secrets'))).toBeInstanceOf(TypeError);
    expect(await rejectionOf(client.commander('../secrets'))).toBeInstanceOf(TypeError);
  });

  it('carry the token to the main host only, and never for unauthenticated calls', async () => {
    const { client, received } = clientWith(() => jsonResponse([]), {
      staticUrl: 'https://cdn.example',
      getToken: () => 't0k',
    });
    await client.get('/api/me', anything);
    await client.get('/json/x.json', anything);
    await client.typeahead('atraxa');
    await client.cards(['Sol Ring']).catch(() => undefined);
    expect(received.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer t0k',
      null,
      null,
      null,
    ]);
  });

  it('use every method, uploads and forms', async () => {
    const { client, received } = clientWith(() => jsonResponse(null));
    await client.post('/api/x', { a: 1 }, anything);
    await client.put('/api/x', { a: 2 }, anything);
    await client.patch('/api/x', { a: 3 }, anything);
    await client.delete('/api/x', anything);
    await client.upload('/api/f', new Blob(['hi'], { type: 'text/plain' }), 'dïs list.txt', anything);
    await client.postForm('/api/form', { name: 'a b' }, anything);
    expect(received.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PATCH', 'DELETE', 'PUT', 'POST']);
    expect(received[0]?.headers.get('content-type')).toBe('application/json');
    expect(received[4]?.headers.get('filename')).toBe('d%C3%AFs%20list.txt');
    expect(received[4]?.headers.get('content-type')).toBe('text/plain');
    expect(String(received[5]?.body)).toBe('name=a+b');
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

  it('returns the recommendations', async () => {
    const { client, received } = clientWith(() =>
      jsonResponse({
        inRecs: [{ name: 'Sol Ring', url: '/cards/sol-ring', score: 1, evidence }],
        outRecs: [],
      }),
    );
    const response = await client.recs({
      cards: [],
      commanders: ['/cards/edgar-markov'],
      full_card_data: true,
    });
    expect(response.inRecs[0]?.name).toBe('Sol Ring');
    expect(JSON.parse(String(received[0]?.body))).toEqual({
      cards: [],
      commanders: ['/cards/edgar-markov'],
      full_card_data: true,
    });
  });

  it('throws the first error of a response', async () => {
    const { client } = clientWith(() =>
      jsonResponse({ inRecs: [], outRecs: [], errors: ['first', 'second'] }),
    );
    expect(await rejectionOf(client.recs({ cards: [], commanders: [] }))).toMatchObject({ message: 'first' });
  });

  it.each([
    ['no other field', { errors: ['first'] }],
    ['error objects', { errors: [{ message: 'first' }, 'second'] }],
  ])('throws the first error of a response with %s', async (_what, body) => {
    const { client } = clientWith(() => jsonResponse(body));
    const thrown = await rejectionOf(client.recs({ cards: [], commanders: [] }));
    expect(thrown).toBeInstanceOf(Error);
    expect(thrown).toMatchObject({ message: 'first' });
  });

  it('throws ApiDataError with the path of each issue for an invalid response', async () => {
    const { client } = clientWith(() => jsonResponse({ inRecs: [{ name: 7 }], outRecs: [], errors: [] }));
    const thrown = await rejectionOf(client.recs({ cards: [], commanders: [] }));
    expect(thrown).toBeInstanceOf(ApiDataError);
    expect((thrown as ApiDataError).issues[0]).toMatch(/^inRecs\.0\.name: /);
  });
});

describe('cards by name', () => {
  it('requests batches of 100, each name once, and skips invalid names', async () => {
    const warnings: unknown[] = [];
    const names = [
      ...Array.from({ length: 250 }, (_, index) => `Card ${index}`),
      'Card 7',
      ' ',
      'x'.repeat(201),
      'No Such Card',
      '__proto__',
    ];
    const { client, received } = clientWith(
      (request) =>
        jsonResponse({
          cards: Object.fromEntries(
            namesOf(request)
              .filter((name) => name.startsWith('Card'))
              .map((name) => [name, wireCard({ name })]),
          ),
        }),
      { logger: { warn: (facts) => warnings.push(facts['name']) } },
    );
    const cards = await client.cards(names);
    expect(received.map((request) => namesOf(request).length)).toEqual([100, 100, 52]);
    expect(received[0]?.url).toBe('https://main.example/api/cards/');
    expect(cards.size).toBe(250);
    expect(warnings).toEqual([' ', 'x'.repeat(201), 'No Such Card', '__proto__']);
  });

  it('requests a single name by its slug, logs a name without a card and passes on other errors', async () => {
    const warnings: unknown[] = [];
    const { client, received } = clientWith(
      ({ url }) => {
        if (url.endsWith('/lim-duls-vault.json')) return jsonResponse(wireCard({ name: "Lim-Dûl's Vault" }));
        return url.endsWith('/opt.json')
          ? jsonResponse('Try later', 500)
          : jsonResponse({ message: 'No' }, 404);
      },
      { logger: { warn: (facts) => warnings.push(facts['name']) } },
    );
    expect((await client.cardNamed("Lim-Dul's Vault"))?.name).toBe("Lim-Dûl's Vault");
    expect(received[0]).toMatchObject({
      method: 'GET',
      url: 'https://main.example/json/cards/lim-duls-vault.json',
    });
    expect(await client.cardNamed('No Such Card')).toBeUndefined();
    expect(await client.cardNamed(' ')).toBeUndefined();
    expect(warnings).toEqual(['No Such Card', ' ']);
    expect(await rejectionOf(client.cardNamed('Opt'))).toMatchObject({ message: 'Try later' });
    expect(received).toHaveLength(3);
  });

  it('does not take a card with a blank for the word beside it', async () => {
    const goblin = wireCard({ name: '_____ Goblin' });
    const { client } = clientWith(() => jsonResponse(goblin));
    expect(await client.cardNamed('Goblin')).toBeUndefined();
    expect((await client.cardNamed('_____ Goblin'))?.name).toBe('_____ Goblin');
  });

  it('says of names that several cards bear which else they mean', async () => {
    const { client } = clientWith(() =>
      jsonResponse({
        cards: { Anello: wireCard({ name: 'Sol Ring' }), Opt: wireCard({ name: 'Opt' }) },
        also_means: { Anello: ['Opt', 'Shock'], Gone: ['Opt'] },
      }),
    );
    const others: unknown[] = [];
    const cards = await client.cards(['Anello', 'Opt', 'Gone'], {
      onAlsoMeans: (...[name, card, names]) => others.push([name, card.name, names]),
    });
    expect([...cards.keys()]).toEqual(['Anello', 'Opt']);
    expect(others).toEqual([['Anello', 'Sol Ring', ['Opt', 'Shock']]]);
  });

  it('sends no request for no names', async () => {
    const { client, received } = clientWith(() => jsonResponse({}));
    expect((await client.cards([])).size).toBe(0);
    expect(received).toHaveLength(0);
  });
});

describe('typeahead', () => {
  it('requests suggestions from three letters or digits on', async () => {
    const { client, received } = clientWith(() =>
      jsonResponse([{ label: 'Sol Ring', url: '/cards/sol-ring' }]),
    );
    expect(await client.typeahead("s' o-")).toEqual([]);
    expect(received).toHaveLength(0);
    expect(await client.typeahead('sól & r')).toHaveLength(1);
    expect(received[0]?.url).toBe('https://main.example/api/typeahead?q=s%C3%B3l%20%26%20r');
  });
});
