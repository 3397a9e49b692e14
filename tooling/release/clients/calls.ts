// Calls the same endpoints by each generated client, and compares what it reads. Compiled strictly beside the generated code, then run:
//   tsx calls.ts ADDRESS-OF-THE-API
import assert from 'node:assert/strict';
import process from 'node:process';
import createClient from 'openapi-fetch';
import type { paths } from './openapi-typescript/schema';
import { client as heyClient } from './hey-api/client.gen';
import * as hey from './hey-api/sdk.gen';
import * as orval from './orval/client';

const [baseUrl = ''] = process.argv.slice(2);
const list = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n98 Swamp';
const slug = 'edgar-markov';
const names = ['Sol Ring', 'Swamp'];
const search = { q: 't:elf mv<=2', limit: 3 };
const recommend = { commanders: [slug], cards: ['sol-ring', 'blood-artist'], limit: 2 };

const api = createClient<paths>({ baseUrl });
heyClient.setConfig({ baseUrl });

/** What a client read; fails for an answer that is none. */
const dataOf = <T>(answer: { readonly data?: T | undefined; readonly error?: unknown }): T => {
  assert.ok(answer.data !== undefined && answer.error === undefined, JSON.stringify(answer.error));
  return answer.data;
};
/** What orval's client read with status 200. */
const okOf = <A extends { readonly status: number; readonly data: unknown }>(
  answer: A,
): Extract<A, { readonly status: 200 }>['data'] => {
  assert.equal(answer.status, 200, JSON.stringify(answer.data));
  return answer.data;
};

/** What the checks read of the answers, whichever client reads them. */
interface Calls {
  card: () => Promise<{ readonly name: string }>;
  cards: () => Promise<{ readonly data: readonly unknown[] }>;
  commander: () => Promise<{ readonly names: readonly string[]; readonly num_decks: number }>;
  commanders: () => Promise<{ readonly data: readonly unknown[] }>;
  deckReport: () => Promise<{ readonly num_cards: number }>;
  legality: () => Promise<{ readonly legal: boolean }>;
  recommend: () => Promise<{ readonly inRecs: readonly unknown[]; readonly not_found: readonly unknown[] }>;
  recommendList: () => Promise<{ readonly inRecs: readonly unknown[] }>;
  search: () => Promise<{ readonly data: readonly unknown[] }>;
  snapshot: () => Promise<{ readonly num_cards: number }>;
  topCards: () => Promise<{ readonly data: readonly unknown[] }>;
  widgetCards: () => Promise<{ readonly data: readonly { readonly name: string }[] }>;
}

const clients: Readonly<Record<string, Calls>> = {
  'openapi-typescript': {
    card: async () => dataOf(await api.GET('/cards/{slug}', { params: { path: { slug: 'sol-ring' } } })),
    cards: async () => dataOf(await api.GET('/cards', { params: { query: { identity: 'wub', limit: 3 } } })),
    commander: async () => dataOf(await api.GET('/commanders/{slug}', { params: { path: { slug } } })),
    commanders: async () => dataOf(await api.GET('/commanders', { params: { query: { limit: 3 } } })),
    deckReport: async () => dataOf(await api.POST('/deck-report', { body: { list } })),
    legality: async () => dataOf(await api.POST('/legality', { body: { list } })),
    recommend: async () => dataOf(await api.GET('/recommend', { params: { query: recommend } })),
    recommendList: async () => dataOf(await api.POST('/recommend', { body: recommend })),
    search: async () => dataOf(await api.GET('/search', { params: { query: search } })),
    snapshot: async () => dataOf(await api.GET('/snapshot')),
    topCards: async () =>
      dataOf(await api.GET('/top/{list}', { params: { path: { list: 'creatures' }, query: { limit: 3 } } })),
    widgetCards: async () => dataOf(await api.GET('/widgets/cards', { params: { query: { names } } })),
  },
  'hey-api': {
    card: async () => dataOf(await hey.card({ path: { slug: 'sol-ring' } })),
    cards: async () => dataOf(await hey.cards({ query: { identity: 'wub', limit: 3 } })),
    commander: async () => dataOf(await hey.commander({ path: { slug } })),
    commanders: async () => dataOf(await hey.commanders({ query: { limit: 3 } })),
    deckReport: async () => dataOf(await hey.deckReport({ body: { list } })),
    legality: async () => dataOf(await hey.legality({ body: { list } })),
    recommend: async () => dataOf(await hey.recommend({ query: recommend })),
    recommendList: async () => dataOf(await hey.recommendList({ body: recommend })),
    search: async () => dataOf(await hey.search({ query: search })),
    snapshot: async () => dataOf(await hey.snapshot()),
    topCards: async () => dataOf(await hey.topCards({ path: { list: 'creatures' }, query: { limit: 3 } })),
    widgetCards: async () => dataOf(await hey.widgetCards({ query: { names } })),
  },
  orval: {
    card: async () => okOf(await orval.card('sol-ring')),
    cards: async () => okOf(await orval.cards({ identity: 'wub', limit: 3 })),
    commander: async () => okOf(await orval.commander(slug)),
    commanders: async () => okOf(await orval.commanders({ limit: 3 })),
    deckReport: async () => okOf(await orval.deckReport({ list })),
    legality: async () => okOf(await orval.legality({ list })),
    recommend: async () => okOf(await orval.recommend(recommend)),
    recommendList: async () => okOf(await orval.recommendList(recommend)),
    search: async () => okOf(await orval.search(search)),
    snapshot: async () => okOf(await orval.snapshot()),
    topCards: async () => okOf(await orval.topCards('creatures', { limit: 3 })),
    widgetCards: async () => okOf(await orval.widgetCards({ names })),
  },
};

for (const [generator, calls] of Object.entries(clients)) {
  const card = await calls.card();
  assert.equal(card.name, 'Sol Ring');
  const commander = await calls.commander();
  assert.deepEqual(commander.names, ['Edgar Markov']);
  assert.ok(commander.num_decks > 0);
  assert.equal((await calls.cards()).data.length, 3);
  assert.equal((await calls.commanders()).data.length, 3);
  assert.equal((await calls.topCards()).data.length, 3);
  assert.equal((await calls.search()).data.length, 3);
  assert.deepEqual(
    (await calls.widgetCards()).data.map(({ name }) => name),
    names,
  );
  const recommended = await calls.recommend();
  assert.equal(recommended.inRecs.length, 2);
  assert.deepEqual(recommended.not_found, []);
  assert.deepEqual((await calls.recommendList()).inRecs, recommended.inRecs);
  assert.equal((await calls.legality()).legal, true);
  assert.equal((await calls.deckReport()).num_cards, 100);
  assert.ok((await calls.snapshot()).num_cards > 1000);
  process.stdout.write(`${generator}: ${Object.keys(calls).length} endpoints called\n`);
}
