import {
  CompatibleAverageDeckPage,
  CompatibleCard,
  CompatibleCardPage,
  CompatibleCardView,
  CompatibleComboPage,
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

const PAIR = 'thrasios-triton-hero-tymna-the-weaver';
/** Has a basic land of each of its colours in the snapshot, which a legal deck needs. */
const WILSON = 'wilson-refined-grizzly';
const OTHER_ORDER = 'tymna-the-weaver-thrasios-triton-hero';

const read = async (path: string): Promise<unknown> => {
  const { status, text } = await site.fetch(path);
  expect(`${status} ${path}`).toBe(`200 ${path}`);
  return JSON.parse(text) as unknown;
};

const contracts = [
  ['a commander', 'commanders/edgar-markov', CompatibleCommanderPage],
  ['a pair', `commanders/${PAIR}`, CompatibleCommanderPage],
  ['the other order of a pair', `commanders/${OTHER_ORDER}`, CompatibleCommanderPage],
  [
    'a pair by its names',
    'commanders/Tymna%20the%20Weaver%20+%20Thrasios,%20Triton%20Hero',
    CompatibleCommanderPage,
  ],
  ['a theme of a commander', 'commanders/edgar-markov/tokens', CompatibleCommanderPage],
  ['a theme of a commander by its tag', 'tags/tokens/edgar-markov', CompatibleCommanderPage],
  ['the cheap decks of a commander', 'commanders/edgar-markov/budget', CompatibleCommanderPage],
  ['the expensive decks of a commander', 'commanders/edgar-markov/expensive', CompatibleCommanderPage],
  ['the decks of a commander of a bracket', 'commanders/edgar-markov/optimized', CompatibleCommanderPage],
  ['an average deck', 'average-decks/edgar-markov', CompatibleAverageDeckPage],
  ['the average deck of a theme', 'average-decks/edgar-markov/tokens', CompatibleAverageDeckPage],
  ['the average cheap deck', 'average-decks/edgar-markov/budget', CompatibleAverageDeckPage],
  ['the average expensive deck', 'average-decks/edgar-markov/expensive', CompatibleAverageDeckPage],
  ['the average deck of a bracket', `average-decks/${WILSON}/optimized`, CompatibleAverageDeckPage],
  ['the same by its number', `average-decks/${WILSON}/bracket-4`, CompatibleAverageDeckPage],
  ['the average deck of a pair', `average-decks/${OTHER_ORDER}`, CompatibleAverageDeckPage],
  ['a card', 'cards/sol-ring', CompatibleCardPage],
  ['a card of two faces by its front', 'cards/malakir-rebirth', CompatibleCardPage],
  ['a split card', 'cards/fire-ice', CompatibleCardPage],
  ['all commanders', 'commanders', CompatibleListPage],
  ['commanders of two years', 'commanders/year', CompatibleListPage],
  ['commanders of a month', 'commanders/month', CompatibleListPage],
  ['commanders of a week', 'commanders/week', CompatibleListPage],
  ['commanders of letters', 'commanders/rwb', CompatibleListPage],
  ['commanders of a wedge', 'commanders/mardu', CompatibleListPage],
  ['commanders of one colour', 'commanders/mono-white', CompatibleListPage],
  ['top cards', 'top', CompatibleListPage],
  ['top cards of a month', 'top/month', CompatibleListPage],
  ['top cards of a colour', 'top/white', CompatibleListPage],
  ['top cards of many colours', 'top/multicolor', CompatibleListPage],
  ['top cards of a type', 'top/creatures', CompatibleListPage],
  ['salt', 'top/salt', CompatibleListPage],
  ['Game Changers', 'top/game-changers', CompatibleListPage],
  ['themes', 'themes', CompatibleListPage],
  ['tags', 'tags', CompatibleListPage],
  ['tribes', 'tribes', CompatibleListPage],
  ['a theme', 'themes/tokens', CompatibleListPage],
  ['a theme by its name alone', 'tokens', CompatibleListPage],
  ['a tribe by its tag', 'tags/vampire', CompatibleListPage],
  ['sets', 'sets', CompatibleListPage],
  ['a set', 'sets/TST', CompatibleListPage],
  ['companions', 'companions', CompatibleListPage],
  ['partners', 'partners', CompatibleListPage],
  ['partners of a card', 'partners/tymna-the-weaver', CompatibleListPage],
  ['backgrounds', 'backgrounds', CompatibleListPage],
  ['precons', 'precon', CompatibleListPage],
  ['a precon', 'precon/test-precon', CompatiblePreconPage],
  ['a precon of a commander', 'precon/test-precon/edgar-markov', CompatiblePreconPage],
  ['combos', 'combos', CompatibleListPage],
  ['combos of a card', 'combos/sol-ring', CompatibleListPage],
  ['combos of colours', 'combos/colorless', CompatibleListPage],
  ['a combo', 'combos/colorless/ring-and-signet', CompatibleComboPage],
] as const;

describe('the contract of /pages', () => {
  it.each(contracts)(
    'serves %s as its schema describes it, without further fields',
    async (_what, address, schema) => {
      const body = await read(`/pages/${address}.json`);
      expect(schema.parse(body)).toEqual(body);
    },
  );

  it('counts as the snapshot does', async () => {
    const page = CompatibleCommanderPage.parse(await read('/pages/commanders/edgar-markov.json'));
    const view = await (await site.store.get()).commanderPage('edgar-markov');
    const rows = view?.lists.flatMap(({ tag, rows }) =>
      rows.map((row) => [tag, row.card.slug, row.numDecks, row.potentialDecks, row.synergy]),
    );
    expect(
      page.container.json_dict.cardlists.flatMap(({ tag, cardviews }) =>
        cardviews.map((card) => [
          tag,
          card.sanitized,
          card.num_decks,
          'potential_decks' in card && card.potential_decks,
          'synergy' in card && card.synergy,
        ]),
      ),
    ).toEqual(rows);
    expect(page).toMatchObject({ creature: 28, land: 36, num_decks_avg: 100, avg_price: 210.5 });
    expect(page.panels.mana_curve).toEqual({ 0: 2, 1: 8, 2: 14, 3: 12, 4: 9, 5: 6, 6: 3, 7: 2 });
  });

  it('tells each figure in words', async () => {
    const page = CompatibleCommanderPage.parse(await read('/pages/commanders/edgar-markov.json'));
    const [view] = page.container.json_dict.cardlists[0]?.cardviews ?? [];
    expect(view?.label).toBe('100% of 100 decks\n+25% synergy');
    const salt = CompatibleListPage.parse(await read('/pages/top/salt.json'));
    expect(salt.container.json_dict.cardlists[0]?.cardviews[0]?.label).toMatch(
      /^Salt Score: \d\.\d\d\n\d+ decks$/,
    );
    const combos = CompatibleListPage.parse(await read('/pages/combos/sol-ring.json'));
    expect(combos.container.json_dict.cardlists[0]?.header).toBe('Sol Ring + Arcane Signet (100 decks)');
  });

  it('links only to addresses that it answers', async () => {
    const { panels, container } = CompatibleCommanderPage.parse(
      await read('/pages/commanders/edgar-markov.json'),
    );
    const { themes = [], budget = [] } = panels.tribelinks ?? {};
    const paths = [
      ...panels.links.flatMap(({ items }) => items.map(({ href }) => href)),
      ...[...themes, ...budget].map((variant) => `/commanders/edgar-markov${variant['href-suffix']}`),
      ...container.json_dict.cardlists.flatMap(({ cardviews }) => cardviews.map(({ url }) => url)),
    ];
    expect(themes.length + budget.length).toBeGreaterThan(1);
    for (const path of new Set(paths)) await read(`/pages${path}.json`);
  });

  it('writes average decks as lines, the commanders first', async () => {
    const page = CompatibleAverageDeckPage.parse(await read(`/pages/average-decks/${PAIR}.json`));
    expect(page.deck.slice(0, 2)).toEqual(['1 Thrasios, Triton Hero', '1 Tymna the Weaver']);
    for (const line of page.deck) expect(line).toMatch(/^\d+ \S/);
  });
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
    ['/commanders/edgar-markov.json', 'edgar-markov'],
  ])('%s is found', async (path, slug) => {
    const page = CompatibleCommanderPage.parse(await read(path));
    expect(page.container.json_dict.card?.sanitized).toBe(slug);
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

describe('lists of commanders of a time window', () => {
  const listOf = async (path: string) => {
    const page = CompatibleListPage.parse(await read(`/pages/${path}.json`));
    const [list] = page.container.json_dict.cardlists;
    const views = list?.cardviews.map((view) => CompatibleCardView.parse(view)) ?? [];
    return { description: page.description, tag: list?.tag, views };
  };
  it('have the counts and ranks of the window', async () => {
    const all = await listOf('commanders');
    const month = await listOf('commanders/month');
    const year = await listOf('commanders/year');
    expect(month.views.map(({ url }) => url)).toEqual(
      all.views
        .slice(0, 3)
        .map(({ url }) => url)
        .toReversed(),
    );
    expect(
      month.views.map(({ num_decks, inclusion, rank, label }) => [num_decks, inclusion, rank, label]),
    ).toEqual([
      [4, 4, 1, '4 decks'],
      [3, 3, 2, '3 decks'],
      [2, 2, 3, '2 decks'],
    ]);
    expect(year.views.map(({ num_decks }) => num_decks)).toEqual([20, 19, 18, 17, 16]);
    expect([all.tag, month.tag, year.tag]).toEqual(['past2years', 'pastmonth', 'past2years']);
    expect([all.description, month.description]).toEqual([
      'Commanders and pairs by their decks, over all decks.',
      'Commanders and pairs by their decks, over those of the past month.',
    ]);
  });
  it('say so where the snapshot has no counts of it', async () => {
    const week = await listOf('commanders/week');
    expect(week.views).toEqual((await listOf('commanders')).views);
    expect([week.tag, week.description]).toEqual([
      'pastweek',
      'Commanders and pairs by their decks, over all decks.',
    ]);
  });
});

describe('the z-score of the change of use', () => {
  const viewsOf = async (path: string) => {
    const page = CompatibleListPage.parse(await read(`/pages/${path}.json`));
    return page.container.json_dict.cardlists.flatMap(({ cardviews }) => cardviews);
  };
  it.each([
    ['a card', 'commanders/edgar-markov', '/cards/sol-ring', 5.1],
    ['a card of small change', 'top', '/cards/command-tower', 0.4],
    ['a commander', 'commanders', '/commanders/edgar-markov', 4.3],
    ['a commander in the list of a card', 'cards/sol-ring', '/commanders/edgar-markov', 4.3],
  ])('is given of %s', async (_, path, url, trend) =>
    expect((await viewsOf(path)).find((view) => view.url === url)).toMatchObject({ trend_zscore: trend }),
  );
  it('is absent where it is unknown', async () => {
    const unknown = (await viewsOf('top')).filter(({ url }) => url === '/cards/lightning-bolt');
    expect(unknown.length).toBeGreaterThan(0);
    for (const view of unknown) expect(view).not.toHaveProperty('trend_zscore');
  });
  it('stands beside the rank of top cards', async () => {
    const page = CompatibleListPage.parse(await read('/pages/top/creatures.json'));
    for (const { cardviews } of page.container.json_dict.cardlists)
      expect(cardviews.map((view) => CompatibleCardView.parse(view).rank)).toEqual(
        cardviews.map((_, at) => at + 1),
      );
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
    '/pages/commanders/nobody.json',
    '/pages/commanders/constructor.json',
    '/pages/top/__proto__.json',
    '/pages/commanders/edgar-markov/cedh.json',
    '/pages/average-decks/edgar-markov/cedh.json',
    '/pages/average-decks/edgar-markov/bracket-6.json',
    '/pages/average-decks/edgar-markov/aristocrats.json',
    '/pages/average-decks/edgar-markov/optimized/tokens.json',
    '/pages/average-decks/nobody/optimized.json',
    '/pages/commanders/year-past2years-99.json',
    '/pages/cards/%00.json',
    '/pages/decks/edgar-markov.json',
  ])('%s gets 404 as JSON', async (path) => {
    const { status, text } = await site.fetch(path);
    expect([status, JSON.parse(text)]).toEqual([404, expect.objectContaining({ code: 404 })]);
  });

  it('refuse other methods', async () => {
    const { status, headers } = await site.fetch('/pages/themes.json', { method: 'DELETE' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('are never a server error, whatever the address', async () => {
    const words = contracts.flatMap(([, address]) => address.split('/'));
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
