import { COLORLESS } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageCard } from '#app/model/card';
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
  numDecks: 1,
  potentialDecks: 4,
  inclusion: 0.25,
  synergy: 0.1,
  lift: 2,
});
const render = (rows: readonly CardListRow[], options: Partial<ListOptions> = {}, showsSalt = false) =>
  renderToStaticMarkup(
    <RenderContextProvider
      value={{
        path: '/partners',
        otherParameters: [],
        listOptions: { ...DEFAULT_LIST_OPTIONS, ...options },
        rememberedStyle: 'images',
        settings: {
          priceSources: ['cardmarket', 'cardkingdom'],
          showsEverySource: true,
          saltLevel: 0,
          namesUnderCards: false,
        },
      }}
    >
      <CardLists lists={[{ tag: 'all', header: 'All', rows, lead: 'A sentence.' }]} showsSalt={showsSalt} />
    </RenderContextProvider>,
  );
const order = (html: string) => [...html.matchAll(/data-name="([^"]+)"/g)].map(([, name]) => name);

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
      expect(html).toMatch(/title="Cardmarket">€1\.25<.*title="Card Kingdom"> · \$1\.50</);
    }
  });
  it('have a salt column in tables if asked for', () => {
    expect(render([rated('A')], { style: 'table' })).not.toContain('2.50');
    expect(render([rated('A')], { style: 'table' }, true)).toContain('2.50');
  });
  it('show a message when no card matches the filters', () =>
    expect(render([rated('A')], { minInclusion: 90 })).toContain('No card matches the filters.'));
});

it('tables have no synergy and lift columns where no row has a value', () => {
  const plain = { ...rated('A'), synergy: null, lift: null };
  expect(render([rated('A'), plain], { style: 'table' })).toContain('>Synergy</a>');
  expect(render([plain], { style: 'table' })).not.toContain('>Synergy</a>');
});
