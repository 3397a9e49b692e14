import { readFileSync } from 'node:fs';
import { createPublicApi } from '@crownsmith/api-client/v1';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startSite, type TestSite } from '../../testing/site';

const README = new URL('../../../../../packages/api-client/README.md', import.meta.url);
const withoutSpace = (text: string): string => text.replace(/\s+/g, '');

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => site.close());

const runExample = async (console: { log: (...values: readonly unknown[]) => void }) => {
  const api = createPublicApi({ baseUrl: 'https://crownsmith.example' });
  const { names, num_decks } = await api.commander({ slug: 'edgar-markov' });
  for await (const card of api.all('topCards', { list: 'creatures' })) console.log(card.name, card.inclusion);
  return { names, num_decks };
};

it('the example of the public API in the README of its client runs against this server', async () => {
  const [, example = ''] =
    /## Public API.*?```js\nimport [^\n]+\n(.*?)```/s.exec(readFileSync(README, 'utf8')) ?? [];
  expect(example).not.toBe('');
  expect(withoutSpace(readFileSync(new URL(import.meta.url), 'utf8'))).toContain(withoutSpace(example));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    fetch(url.replace('https://crownsmith.example', site.url), init),
  );
  const lines: (readonly unknown[])[] = [];
  const commander = await runExample({ log: (...values) => lines.push(values) });
  expect(commander.names).toEqual(['Edgar Markov']);
  expect(commander.num_decks).toBeGreaterThan(0);
  expect(lines.length).toBeGreaterThan(0);
  for (const [name, inclusion] of lines) {
    expect(name).toMatch(/\S/);
    expect(inclusion).toBeGreaterThan(0);
  }
});
