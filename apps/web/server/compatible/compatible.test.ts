import {
  CompatibleAverageDeckPage,
  CompatibleCard,
  CompatibleCommanderPage,
  CompatibleListPage,
  CompatiblePreconPage,
} from '@crownsmith/api-client';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Has a basic land of each of its colours in the snapshot, which a legal deck needs. */
const WILSON = 'wilson-refined-grizzly';
const OTHER_ORDER = 'tymna-the-weaver-thrasios-triton-hero';

const read = async (path: string): Promise<unknown> => {
  const { status, text } = await site.fetch(path);
  expect(`${status} ${path}`).toBe(`200 ${path}`);
  return JSON.parse(text) as unknown;
};

/** Addresses whose pages need more than page files: live counts, and names in other spellings. */
const contracts = [
  ['the other order of a pair', `commanders/${OTHER_ORDER}`, CompatibleCommanderPage],
  [
    'a pair by its names',
    'commanders/Tymna%20the%20Weaver%20+%20Thrasios,%20Triton%20Hero',
    CompatibleCommanderPage,
  ],
  ['the decks of a commander of a bracket', 'commanders/edgar-markov/optimized', CompatibleCommanderPage],
  ['the average deck of a bracket', `average-decks/${WILSON}/optimized`, CompatibleAverageDeckPage],
  ['the same by its number', `average-decks/${WILSON}/bracket-4`, CompatibleAverageDeckPage],
  ['the average deck of a pair', `average-decks/${OTHER_ORDER}`, CompatibleAverageDeckPage],
  ['top cards', 'top', CompatibleListPage],
  ['a precon', 'precon/test-precon', CompatiblePreconPage],
] as const;

it.each(contracts)(
  'serves %s as its schema describes it, without further fields',
  async (_what, address, schema) => {
    const body = await read(`/pages/${address}.json`);
    expect(schema.parse(body)).toEqual(body);
  },
);

it('counts as the pages of the site do, and links to the brackets that it answers', async () => {
  const page = CompatibleCommanderPage.parse(await read('/pages/commanders/edgar-markov.json'));
  const view = await (await site.store.get()).commanderPage('edgar-markov');
  expect(
    page.container.json_dict.cardlists.flatMap(({ cardviews }) =>
      cardviews.map((card) => [card.sanitized, card.num_decks, 'synergy' in card && card.synergy]),
    ),
  ).toEqual(view?.lists.flatMap(({ rows }) => rows.map((row) => [row.card.slug, row.numDecks, row.synergy])));
  const brackets = page.panels.links.find(({ header }) => header === 'Brackets')?.items ?? [];
  expect(brackets.length).toBeGreaterThan(0);
  for (const { href } of brackets) await read(`/pages${href}.json`);
});

describe('average decks of some decks', () => {
  const deckAt = async (path: string) =>
    CompatibleAverageDeckPage.parse(await read(`/pages/average-decks/${path}.json`));
  const copiesOf = ({ deck }: CompatibleAverageDeckPage): number =>
    deck.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);

  it('are of a bracket, counted from its decks alone', async () => {
    // Of the twelve decks every fourth, of $200, $400 and $600, is of bracket 4.
    const [all, deck] = [await deckAt(WILSON), await deckAt(`${WILSON}/optimized`)];
    expect(all.bracket_counts).toEqual({ 1: 3, 2: 3, 3: 3, 4: 3 });
    expect(deck).toMatchObject({
      header: 'Average Deck for Wilson, Refined Grizzly - Optimized',
      num_decks_avg: 3,
      bracket_counts: { 4: 3 },
      avg_price: 400,
    });
    expect(deck.description).toMatch(/made from 3 decks of .*: Optimized, counted among 12 of \d+\.$/);
    expect(copiesOf(deck)).toBe(100);
    expect(deck.deck[0]).toBe('1 Wilson, Refined Grizzly');
    expect(deck.deck).not.toEqual(all.deck);

    const snapshot = await site.store.get();
    const of = await snapshot.commanderPage(WILSON);
    const rows = of && snapshot.narrowedDecks()?.rows(of, { bracket: 4, withCards: [], withoutCards: [] });
    const decksWith = new Map(rows?.map(({ card, numDecks }) => [card.slug, numDecks]));
    const views = deck.container.json_dict.cardlists.flatMap(({ cardviews }) => cardviews);
    const counted = views.flatMap((view) => ('potential_decks' in view ? [view] : []));
    expect(counted.length).toBeGreaterThan(10);
    for (const view of counted) {
      expect([view.name, view.num_decks]).toEqual([view.name, decksWith.get(view.sanitized)]);
      expect(view.potential_decks).toBeLessThanOrEqual(3);
    }
  });

  it('are of a theme or a price as the publish made them', async () => {
    const snapshot = await site.store.get();
    for (const key of ['tokens', 'budget', 'expensive']) {
      const page = await deckAt(`edgar-markov/${key}`);
      const variant = await snapshot.browse.variant('edgar-markov', key);
      const lines = variant?.averageDeck?.map(({ card, count }) => `${count} ${card.name.split(' // M')[0]}`);
      expect(page.deck.slice(1)).toEqual(lines);
      expect(page).toMatchObject({ num_decks_avg: variant?.numDecks, avg_price: 95.5 });
      expect(page.deck).not.toEqual((await deckAt('edgar-markov')).deck);
    }
  });

  it('give the page of a commander its lands and its lines, too', async () => {
    const page = CompatibleCommanderPage.parse(await read(`/pages/commanders/${WILSON}/optimized.json`));
    const deck = await deckAt(`${WILSON}/optimized`);
    expect([page.basic, page.nonbasic, page.archidekt]).toEqual([deck.basic, deck.nonbasic, deck.archidekt]);
    expect(page).toMatchObject({
      header: 'Wilson, Refined Grizzly (Commander) - Optimized',
      num_decks_avg: 3,
    });
  });
});

describe('addresses as programs make them', () => {
  it.each([
    ['/pages/commanders/Edgar-Markov.json', 'edgar-markov'],
    ['/pages/commanders/edgar-markov', 'edgar-markov'],
    ['/pages/commanders/edgar-markov.json/', 'edgar-markov'],
    ["/pages/commanders/atraxa,-praetors'-voice.json", 'atraxa-praetors-voice'],
    ['/pages/commanders/atraxa-praetor-s-voice.json', 'atraxa-praetors-voice'],
    ['/commanders/edgar-markov.json', 'edgar-markov'],
  ])('%s is found', async (path, slug) => {
    const page = CompatibleCommanderPage.parse(await read(path));
    expect(page.container.json_dict.card?.sanitized).toBe(slug);
  });

  it('finds a card whose apostrophe is written as a hyphen', async () => {
    const card = CompatibleCard.parse(await read('/cards/lim-dul-s-vault.json'));
    expect(card).toEqual(await read('/cards/lim-duls-vault.json'));
    expect((await site.fetch('/pages/cards/lim-dul-s-vaults.json')).status).toBe(404);
  });

  it('has pages as properties of a Next.js page, whatever its build', async () => {
    const plain = await read('/pages/commanders/edgar-markov.json');
    const path = '/_next/data/mI7k8IZ23x74LocK_h-qe/commanders/edgar-markov.json?commanderName=edgar-markov';
    expect(await read(path)).toEqual({ pageProps: { data: plain } });
  });

  it('sends a card as JSON at the address of its page, only to who asks for nothing else', async () => {
    const asked = await site.fetch('/cards/fire-ice', { headers: { Accept: 'application/json' } });
    const card = CompatibleCard.parse(JSON.parse(asked.text));
    expect(card).toMatchObject({ name: 'Fire // Ice', banned: false, url: '/cards/fire-ice' });
    expect(asked.headers.get('cache-control')).toMatch(/^private/);
    expect(asked.headers.get('vary')).toMatch(/\bAccept\b/);
    expect(await read('/cards/fire-ice.json')).toEqual(card);
    const browser = await site.fetch('/cards/fire-ice', {
      headers: { Accept: 'text/html,application/json' },
    });
    expect([browser.text, browser.headers.get('vary')]).toEqual([
      'a page',
      expect.stringMatching(/\bAccept\b/),
    ]);
  });
});

describe('responses below /pages', () => {
  it('are cacheable: 304 for a matching ETag, no body for HEAD', async () => {
    const path = '/pages/commanders/edgar-markov.json';
    const { headers } = await site.fetch(path);
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=60/);
    expect(headers.get('set-cookie')).toBeNull();
    expect(await site.fetch(path, { headers: { 'If-None-Match': tag } })).toMatchObject({
      status: 304,
      text: '',
    });
    expect(await site.fetch(path, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });

  it.each([
    '/pages/commanders/edgar-markov.json',
    '/find-my-combos',
    '/pages/nothing.json',
    '/cards/sol-ring.json',
  ])('%s allows any origin', async (path) => {
    const { headers } = await site.fetch(path, { headers: { Origin: 'https://client.example' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const preflight = await site.fetch(path, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('GET');
  });

  it.each([
    '/pages',
    '/pages/commanders/edgar-markov/cedh.json',
    '/pages/average-decks/edgar-markov/cedh.json',
    '/pages/average-decks/edgar-markov/bracket-6.json',
    '/pages/average-decks/edgar-markov/aristocrats.json',
    '/pages/average-decks/edgar-markov/optimized/tokens.json',
    '/pages/cards/%00.json',
  ])('%s gets 404 as JSON', async (path) => {
    const { status, text } = await site.fetch(path);
    expect([status, JSON.parse(text)]).toEqual([404, expect.objectContaining({ code: 404 })]);
  });

  it('refuse other methods', async () => {
    const { status, headers } = await site.fetch('/pages/themes.json', { method: 'DELETE' });
    expect([status, headers.get('allow')]).toEqual([405, 'OPTIONS, GET, HEAD']);
  });

  it('are never a server error, whatever the address', async () => {
    const words =
      'commanders average-decks edgar-markov cards sol-ring top month themes tokens tags sets tst partners precon test-precon combos colorless'.split(
        ' ',
      );
    const segment = fc.oneof(
      fc.constantFrom(
        ...words,
        '',
        '..',
        '%',
        '%zz',
        '%2e%2e',
        'constructor',
        '__proto__',
        'year-past2years-1',
      ),
      fc.string({ maxLength: 12 }).map(encodeURIComponent),
    );
    const paths = fc.array(segment, { maxLength: 6 }).map((segments) => segments.join('/'));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('/pages/', '/_next/data/x/', '/cards/'), paths, async (base, path) => {
        const { status } = await site.fetch(`${base}${path}.json`, { redirect: 'manual' });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });
});
