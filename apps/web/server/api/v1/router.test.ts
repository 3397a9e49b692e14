import { API_ROUTE_IDS, API_ROUTES, Problem, type ApiRoute } from '@crownsmith/api-client/v1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../../testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ variables: { RATE_LIMIT_API: '0' } });
});
afterAll(() => site.close());

const get = async (path: string, init?: RequestInit) => {
  const { status, headers, text } = await site.fetch(`/api/v1${path}`, init);
  return { status, headers, body: text === '' ? undefined : (JSON.parse(text) as never) };
};

const writeQuery = (query: object): string =>
  Object.entries(query)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(Array.isArray(value) ? value.join('|') : String(value))}`,
    )
    .join('&');

describe('the examples', () => {
  it.each(API_ROUTE_IDS)('of %s', async (id) => {
    const { path, example, answer, method }: ApiRoute = API_ROUTES[id];
    const at = path.replace(/\{(\w+)\}/g, (_, name: string) => String(example.params[name]));
    const query = writeQuery(example.query);
    const init =
      method === 'post'
        ? {
            method: 'POST',
            body: JSON.stringify(example.body),
            headers: { 'Content-Type': 'application/json' },
          }
        : {};
    const { status, body } = await get(`${at}${query && `?${query}`}`, init);
    if (status === 200) expect(answer.parse(body)).toEqual(body);
    else Problem.parse(body);
  });
});
