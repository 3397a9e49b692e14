import { COLORLESS } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageCard } from '#app/model/card';
import { DEFAULT_VIEW_SETTINGS } from '#app/visitor/settings';
import { RenderContextProvider } from '../render-context/render-context';
import { CardLists } from './CardLists';
import { type ListOptions, DEFAULT_LIST_OPTIONS } from './list-options';
import { deckCountRow, type CardListRow } from './card-list-row';

const card = (name: string, facts: Partial<PageCard> = {}): PageCard => ({
  slug: name.toLowerCase(),
  name,
  manaValue: 2,
  typeLine: 'Creature',
  primaryType: 'Creature',
  colorIdentity: COLORLESS,
  prices: { cardkingdom: 1.5, cardmarket: 1.25 },
  tags: [],
  salt: 2.5,
  gameChanger: false,
  canLead: true,
  ...facts,
});
const rated = (name: string): CardListRow => ({
  card: card(name),
  numDecks: 10,
  potentialDecks: 40,
  inclusion: 0.25,
  synergy: 0.1,
  lift: 2,
});
const CONTEXT = {
  path: '/partners',
  otherParameters: [],
  rememberedStyle: 'images',
  settings: {
    ...DEFAULT_VIEW_SETTINGS,
    priceSources: ['cardmarket', 'cardkingdom'],
    showsEverySource: true,
  },
} as const;
const render = (rows: readonly CardListRow[], options: Partial<ListOptions> = {}, showsSalt = false) =>
  renderToStaticMarkup(
    <RenderContextProvider value={{ ...CONTEXT, listOptions: { ...DEFAULT_LIST_OPTIONS, ...options } }}>
      <CardLists lists={[{ tag: 'all', header: 'All', rows, lead: 'A sentence.' }]} showsSalt={showsSalt} />
    </RenderContextProvider>,
  );
const drawLists = (
  sizes: readonly number[],
  options: Partial<ListOptions> = {},
  of: Partial<PageCard> = {},
) => {
  const lists = sizes.map((size, list) => ({
    tag: `list-${list}`,
    header: `List ${list}`,
    rows: Array.from({ length: size }, (_, index) => ({
      ...rated(`Card ${list} ${index}`),
      card: card(`Card ${list} ${index}`, { ...of, manaValue: list }),
    })),
  }));
  return renderToStaticMarkup(
    <RenderContextProvider value={{ ...CONTEXT, listOptions: { ...DEFAULT_LIST_OPTIONS, ...options } }}>
      <CardLists lists={lists} />
    </RenderContextProvider>,
  );
};
const order = (html: string) => [...html.matchAll(/data-name="([^"]+)"/g)].map(([, name]) => name);

describe('the share of a row', () => {
  const sampled = (numDecks: number, potentialDecks: number): CardListRow => ({
    ...rated('Bear'),
    numDecks,
    potentialDecks,
    inclusion: numDecks / potentialDecks,
  });
  it.each(['images', 'text', 'table'] as const)('is a count of few decks in the style %s', (style) => {
    const html = render([sampled(3, 3)], { style });
    expect(html.replace(/<[^>]+>/g, '')).toMatch(/3 of 3/);
    expect(html).not.toContain('100%');
    expect(render([sampled(30, 40)], { style })).toContain('75%');
  });
  it.each(['images', 'table'] as const)(
    'has no synergy over fewer than five decks in the style %s',
    (style) => {
      expect(render([sampled(4, 4)], { style })).not.toContain('+10%');
      expect(render([sampled(5, 5)], { style })).toContain('+10%');
    },
  );
});

describe('lists with deck counts only', () => {
  const rows = [
    deckCountRow(card('A'), 3, '/partners/a'),
    deckCountRow(card('B'), 1200),
    deckCountRow(card('C'), 1),
  ];
  it('show the counts and the rows’ own links in every style', () => {
    for (const style of ['images', 'text', 'table'] as const) {
      const html = render(rows, { style });
      expect(html).toContain('1,200');
      expect(html).toContain('href="/partners/a"');
      expect(html).toContain('href="/cards/b"');
      expect(html).not.toContain('0%');
      expect(html).toContain('data-card-act="crown"');
      expect(html).toContain('A sentence.');
    }
  });
  it('are sorted by deck count, without sorts and filters that need inclusion', () => {
    expect(order(render(rows, { sort: 'inclusion', style: 'text' }))).toEqual(['B', 'A', 'C']);
    const html = render(rows, { minInclusion: 50 });
    expect(order(html)).toHaveLength(3);
    expect(html).toMatch(/<option value="inclusion">Decks</);
    expect(html).not.toMatch(/value="(?:synergy|lift)"|name="inclusion"|Filters \(/);
  });
});

describe('lists with inclusion', () => {
  it('have every sort and filter', () => {
    const html = render([rated('A')]);
    for (const sort of ['inclusion', 'synergy', 'lift', 'price', 'salt', 'mana-value', 'name'])
      expect(html).toContain(`<option value="${sort}">`);
    for (const filter of [
      'color',
      'type',
      'tag',
      'mv-min',
      'mv-max',
      'price-min',
      'price-max',
      'inclusion',
      'hide',
    ])
      expect(html).toContain(`name="${filter}"`);
    expect(html).toContain('25%');
  });
  it('show the prices of every chosen source, each in its currency', () => {
    for (const style of ['images', 'table'] as const) {
      const html = render([rated('A')], { style });
      expect(html).toMatch(/title="Cardmarket">€1\.25<.*title="Card Kingdom">\$1\.50</);
    }
  });
  it('have a salt column in tables if asked for', () => {
    expect(render([rated('A')], { style: 'table' })).not.toContain('2.50');
    expect(render([rated('A')], { style: 'table' }, true)).toContain('2.50');
  });
  it('say how many cards match the filters', () =>
    expect(render([rated('A')], { minInclusion: 90 })).toContain('0 of 1 card pass the filters.'));
});

it('tables have no synergy and lift columns where no row has a value', () => {
  const plain = { ...rated('A'), synergy: null, lift: null };
  expect(render([rated('A'), plain], { style: 'table' })).toContain('>Synergy</a>');
  expect(render([plain], { style: 'table' })).not.toContain('>Synergy</a>');
});

describe('long lists on a page of three or more', () => {
  it('show their first rows and a link that opens them in place', () => {
    const html = drawLists([50, 50, 3]);
    expect(order(html)).toHaveLength(12 + 12 + 3);
    expect(html).toContain('href="/partners?open=list-1#list-1"');
    expect(html).toMatch(/Show all 50<span class="sr-only"> List 1</);
    expect(html).not.toContain('open=list-2');
  });
  it('show all rows of the lists that the URL opens, and a link that closes them', () => {
    const html = drawLists([50, 50, 3], { expanded: ['list-0'] });
    expect(order(html)).toHaveLength(50 + 12 + 3);
    expect(html).toMatch(/href="\/partners#list-0"[^>]*>Show fewer/);
  });
  it('are sorted and filtered as a whole before the first rows are taken', () => {
    const html = drawLists([30, 30, 30], { sort: 'name', order: 'desc', style: 'text' });
    expect(order(html)[0]).toBe('Card 0 9');
  });
  it('are whole on a page with fewer lists', () => expect(order(drawLists([50, 50]))).toHaveLength(100));
});

it('a page of many lists shows one row of those after the first four', () => {
  const html = drawLists(Array.from({ length: 9 }, () => 20));
  expect(order(html)).toHaveLength(4 * 12 + 5 * 6);
});

describe('filters of a page', () => {
  it('are summed up once, with the lists that have no match in one line', () => {
    const html = drawLists([5, 5, 5], { minManaValue: 1, maxManaValue: 1 });
    expect(html).toContain('5 of 15 cards pass the filters.');
    expect(html.match(/Clear filters/g)).toHaveLength(2);
    expect(html).toContain('No match in <span id="list-0">List 0</span>, <span id="list-2">List 2</span>.');
    expect(html).not.toContain('<h2 id="list-0-title"');
  });
  it('offer only what occurs on the page', () => {
    const html = drawLists([5], {}, { tags: ['ramp'], primaryType: 'Land', colorIdentity: COLORLESS });
    expect(html).toContain('value="c"');
    expect(html).not.toMatch(/name="color" value="(?:w|multi)"/);
    expect(html).toContain('<option value="Land">');
    expect(html).not.toContain('<option value="Creature">');
    expect(html).not.toContain('<option value="draw">');
  });
});
