import { describe, expect, it } from 'vitest';
import { fakeFetch, jsonResponse, rejectionOf } from '../testing/fake-fetch';
import { createPublicApi } from './public-api';

const setUp = (answer: (url: string) => Response) => {
  const { fetch, received } = fakeFetch(({ url }) => answer(url));
  return { api: createPublicApi({ baseUrl: 'https://main.example', fetch }), received };
};
const theme = (key: string) => ({ key, name: key, url: `https://main.example/themes/${key}`, num_decks: 3 });

describe('createPublicApi', () => {
  it('reads all pages of a list by their cursors', async () => {
    const { api, received } = setUp((url) =>
      jsonResponse(
        url.includes('cursor=')
          ? { data: [theme('b')], total: 2, next: null }
          : { data: [theme('a')], total: 2, next: 'x y' },
      ),
    );
    const keys: string[] = [];
    for await (const { key } of api.all('themes', { limit: 1 })) keys.push(key);
    expect(keys).toEqual(['a', 'b']);
    expect(received.map(({ url }) => url)).toEqual([
      'https://main.example/api/v1/themes?limit=1',
      'https://main.example/api/v1/themes?limit=1&cursor=x%20y',
    ]);
  });

  it('writes parameters of paths and lists, and throws problems', async () => {
    const problem = { type: '/developers/api#not-found', status: 404, title: 'Not found', detail: 'x' };
    const { api, received } = setUp(() => jsonResponse(problem, 404));
    const thrown = await rejectionOf(api.card({ slug: 'Fire // Ice' }));
    expect(thrown).toBeInstanceOf(Error);
    expect(thrown).toMatchObject({ ...problem, statusCode: 404, message: 'x' });
    await rejectionOf(api.widgetCards({ names: ['Sol Ring', 'Opt'] }));
    await rejectionOf(api.legality({ list: '1 Opt' }));
    expect(received.map(({ url }) => url.replace('https://main.example/api/v1', ''))).toEqual([
      '/cards/Fire%20%2F%2F%20Ice',
      '/widgets/cards?names=Sol%20Ring%7COpt',
      '/legality',
    ]);
  });
});
