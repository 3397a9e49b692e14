import { COLORLESS } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageCard } from '#app/model/card';
import { RenderContextProvider } from '../render-context/render-context';
import { CardLists } from './CardLists';
import { type ListOptions, DEFAULT_LIST_OPTIONS } from './list-options';
import { deckCountRow, type CardListRow } from './card-list-row';

const card = (name: string, of: Partial<PageCard> = {}): PageCard => ({
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
  ...of,
});
const rated = (name: string): CardListRow => ({
  card: card(name),
  numDecks: 1,
  potentialDecks: 4,
  inclusion: 0.25,
  synergy: 0.1,
  lift: 2,
});
const draw = (rows: readonly CardListRow[], options: Partial<ListOptions> = {}, showsSalt = false) =>
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

describe('lists of cards of whom only numbers of decks are known', () => {
  const rows = [
    deckCountRow(card('A'), 3, '/partners/a'),
    deckCountRow(card('B'), 1200),
    deckCountRow(card('C'), 1),
  ];
  it('say those in every style, and lead where they should', () => {
    for (const style of ['images', 'text', 'table'] as const) {
      const html = draw(rows, { style });
      expect(html).toContain('1,200');
      expect(html).toContain('href="/partners/a"');
      expect(html).toContain('href="/cards/b"');
      expect(html).not.toContain('0%');
      expect(html).toContain('data-card-act="crown"');
      expect(html).toContain('A sentence.');
    }
  });
  it('are sorted by them, and offer nothing that needs shares', () => {
    expect(order(draw(rows, { sort: 'inclusion', style: 'text' }))).toEqual(['B', 'A', 'C']);
    const html = draw(rows, { minInclusion: 50 });
    expect(order(html)).toHaveLength(3);
    expect(html).toMatch(/<option value="inclusion">Decks</);
    expect(html).not.toMatch(/value="(?:synergy|lift)"|name="inclusion"|Filters \(/);
  });
});

describe('lists of cards with shares', () => {
  it('offer every sort and filter', () => {
    const html = draw([rated('A')]);
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
      const html = draw([rated('A')], { style });
      expect(html).toMatch(/title="Cardmarket">€1\.25<.*title="Card Kingdom"> · \$1\.50</);
    }
  });
  it('show salt in tables where they are about it', () => {
    expect(draw([rated('A')], { style: 'table' })).not.toContain('2.50');
    expect(draw([rated('A')], { style: 'table' }, true)).toContain('2.50');
  });
  it('say so where nothing passes', () =>
    expect(draw([rated('A')], { minInclusion: 90 })).toContain('None of its 1 card passes the filters.'));
});

it('tables have no columns of synergy and lift where nothing is compared', () => {
  const plain = { ...rated('A'), synergy: null, lift: null };
  expect(draw([rated('A'), plain], { style: 'table' })).toContain('>Synergy</a>');
  expect(draw([plain], { style: 'table' })).not.toContain('>Synergy</a>');
});
