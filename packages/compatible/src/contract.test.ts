import {
  Catalog,
  CommanderPage,
  CommanderVariants,
  CompatibleAverageDeckPage,
  CompatibleCard,
  CompatibleCardPage,
  CompatibleCardView,
  CompatibleComboPage,
  CompatibleCommanderPage,
  CompatibleListPage,
  CompatiblePreconPage,
  PreconPage,
  Redirects,
  TrendsPage,
} from '@crownsmith/api-client';
import { makeSlug } from '@crownsmith/domain';
import { snapshotFiles } from '@crownsmith/test-support';
import { describe, expect, it } from 'vitest';
import { findCard, findPage } from './find-page';
import { parseAddress } from './page-address';
import type { Source } from './source';

/** A source of the files of the fixture snapshot, whose commanders have variants as parts. */
const fixtureSource = (): Source => {
  const files = snapshotFiles();
  const contentOf = (path: string): unknown => {
    const text = files.get(path);
    return text === undefined ? undefined : JSON.parse(String(text));
  };
  const { cards } = Catalog.parse(contentOf('catalog.json'));
  const bySlug = new Map(cards.map((card) => [card.sanitized, card]));
  const { cards: others } = Redirects.parse(contentOf('redirects.json'));
  const redirects = new Map(Object.entries(others));
  const read: Source['read'] = async (path, schema) => {
    const content = contentOf(path);
    return Promise.resolve(content === undefined ? undefined : schema.parse(content));
  };
  return {
    card: (slug) => bySlug.get(slug),
    cards,
    pictureUri: (uri) => uri,
    shops: {},
    newSince: undefined,
    read,
    findCard: (text) => {
      const slug = makeSlug(text);
      return bySlug.get(redirects.get(slug) ?? slug);
    },
    findCommander: async (text) => {
      const page = await read(`commanders/${makeSlug(text)}.json`, CommanderPage);
      if (!page) return undefined;
      const part = async (key: string) => {
        const file = await read(`variants/${page.slug}.json`, CommanderVariants);
        const found = file?.variants.find((variant) => variant.key === key);
        if (!found) return undefined;
        const rows = found.lists.flatMap((list) => list.rows);
        return { ...found, rows, counted_decks: undefined, brackets: undefined };
      };
      return { page, brackets: undefined, part };
    },
    findPrecon: (slug) => read(`precons/${slug}.json`, PreconPage),
    trends: () => read('lists/trends.json', TrendsPage),
  };
};

const source = fixtureSource();
const PAIR = 'thrasios-triton-hero-tymna-the-weaver';

/** What an address answers, as clients read it. */
const read = async (address: string): Promise<unknown> => {
  const page = await findPage(source, parseAddress(`/${address}.json`) ?? []);
  return page && (JSON.parse(JSON.stringify(page)) as unknown);
};

it.each([
  ['a commander', 'commanders/edgar-markov', CompatibleCommanderPage],
  ['a pair', `commanders/${PAIR}`, CompatibleCommanderPage],
  ['a theme of a commander', 'commanders/edgar-markov/tokens', CompatibleCommanderPage],
  ['a theme of a commander by its tag', 'tags/tokens/edgar-markov', CompatibleCommanderPage],
  ['the cheap decks of a commander', 'commanders/edgar-markov/budget', CompatibleCommanderPage],
  ['the expensive decks of a commander', 'commanders/edgar-markov/expensive', CompatibleCommanderPage],
  ['an average deck', 'average-decks/edgar-markov', CompatibleAverageDeckPage],
  ['the average deck of a theme', 'average-decks/edgar-markov/tokens', CompatibleAverageDeckPage],
  ['the average cheap deck', 'average-decks/edgar-markov/budget', CompatibleAverageDeckPage],
  ['the average expensive deck', 'average-decks/edgar-markov/expensive', CompatibleAverageDeckPage],
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
  ['combos of a pair', `combos/${PAIR}`, CompatibleListPage],
  ['combos of colours', 'combos/colorless', CompatibleListPage],
  ['a combo', 'combos/colorless/ring-and-signet', CompatibleComboPage],
])('answers %s as its schema describes it, without further fields', async (_what, address, schema) => {
  const body = await read(address);
  expect(schema.parse(body)).toEqual(body);
});

it.each([
  'commanders/nobody',
  'commanders/constructor',
  'commanders/edgar-markov/nothing',
  'commanders/year-past2years-99',
  'top/__proto__',
  'average-decks/nobody',
  'average-decks/edgar-markov/tokens/budget',
  'combos/constructor',
  'decks/edgar-markov',
  'sets/index',
  'nothing',
])('has nothing at %s', async (address) => expect(await read(address)).toBeUndefined());

it('has a card alone, by whatever programs make of its name', async () => {
  const card = await findCard(source, 'fire ice');
  expect(CompatibleCard.parse(card)).toEqual(card);
  expect(card).toMatchObject({ name: 'Fire // Ice', banned: false, url: '/cards/fire-ice' });
});

describe('the page of a commander', () => {
  const pageOf = async () => CompatibleCommanderPage.parse(await read('commanders/edgar-markov'));

  it('counts as the snapshot does, its synergy rounded to a tenth of a percent', async () => {
    const file = await source.read('commanders/edgar-markov.json', CommanderPage);
    const rows = file?.lists.flatMap(({ tag, rows }) =>
      rows.map((row) => [
        tag,
        row.slug,
        row.num_decks,
        row.potential_decks,
        row.synergy === null ? null : Number(row.synergy.toFixed(3)),
      ]),
    );
    const page = await pageOf();
    const views = page.container.json_dict.cardlists.flatMap(({ tag, cardviews }) =>
      cardviews
        .map((view) => CompatibleCardView.parse(view))
        .map(({ sanitized, num_decks, potential_decks, synergy }) => [
          tag,
          sanitized,
          num_decks,
          potential_decks,
          synergy,
        ]),
    );
    expect(views).toEqual(rows);
    expect(page).toMatchObject({ creature: 28, land: 36, num_decks_avg: 100, avg_price: 210.5 });
    expect(page.panels.mana_curve).toEqual({ 0: 2, 1: 8, 2: 14, 3: 12, 4: 9, 5: 6, 6: 3, 7: 2 });
  });

  it('links only to addresses that are answered', async () => {
    const { panels, container } = await pageOf();
    const { themes = [], budget = [] } = panels.tribelinks ?? {};
    const paths = [
      ...panels.links
        .filter(({ header }) => header !== 'Brackets')
        .flatMap(({ items }) => items.map(({ href }) => href)),
      ...(panels.combocounts ?? []).map(({ href }) => href),
      ...[...themes, ...budget].map((variant) => `/commanders/edgar-markov${variant['href-suffix']}`),
      ...container.json_dict.cardlists.flatMap(({ cardviews }) => cardviews.map(({ url }) => url)),
    ];
    expect(themes.length + budget.length).toBeGreaterThan(1);
    for (const path of new Set(paths)) expect([path, await read(path.slice(1))]).not.toContain(undefined);
  });
});

it('tells each figure in words', async () => {
  const labelsOf = async (address: string) => {
    const page = CompatibleListPage.parse(await read(address));
    return page.container.json_dict.cardlists.flatMap(({ header, cardviews }) => [
      header,
      ...cardviews.map(({ label }) => label),
    ]);
  };
  expect(await labelsOf('commanders/edgar-markov')).toContain('100% of 100 decks\n+25% synergy');
  expect((await labelsOf('top/salt'))[1]).toMatch(/^Salt Score: \d\.\d\d\n\d+ decks$/);
  expect((await labelsOf('combos/sol-ring'))[0]).toBe('Sol Ring + Arcane Signet (100 decks)');
});

it('writes average decks as lines, the commanders first', async () => {
  const page = CompatibleAverageDeckPage.parse(await read(`average-decks/${PAIR}`));
  expect(page.deck.slice(0, 2)).toEqual(['1 Thrasios, Triton Hero', '1 Tymna the Weaver']);
  for (const line of page.deck) expect(line).toMatch(/^\d+ \S/);
});

describe('lists of commanders of a time window', () => {
  const listOf = async (path: string) => {
    const page = CompatibleListPage.parse(await read(path));
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
    const page = CompatibleListPage.parse(await read(path));
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
    const page = CompatibleListPage.parse(await read('top/creatures'));
    for (const { cardviews } of page.container.json_dict.cardlists)
      expect(cardviews.map((view) => CompatibleCardView.parse(view).rank)).toEqual(
        cardviews.map((_, at) => at + 1),
      );
  });
});
