import { makeAverageDecks } from '@crownsmith/api-client';
import { parseColorIdentity } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { createBuildIndex } from './build-index.server';

const page = (slug: string, identity: number, deck: Readonly<Record<string, number>>) => ({
  slug,
  cards: slug.split('+'),
  identity,
  num_decks: 10,
  average_deck: Object.entries(deck).map(([card, count]) => ({ slug: card, count })),
});
const PRICES: Readonly<Record<string, number>> = { opt: 0.1, shock: 2.5, 'sol-ring': 1, ragnar: 4 };

const index = createBuildIndex(
  makeAverageDecks([
    page('talrand', 2, { opt: 1, 'sol-ring': 1, island: 30 }),
    page('krenko', 8, { shock: 1, 'sol-ring': 1, rats: 4, mountain: 30 }),
    page('ragnar+tymna', 1, { 'sol-ring': 1 }),
    page('nobody', 1, {}),
  ]),
  (slug) => ({
    isBasic: ['island', 'mountain'].includes(slug),
    prices: PRICES[slug] === undefined ? {} : { tcgplayer: PRICES[slug] },
  }),
);

const find = (
  owned: Readonly<Record<string, number>>,
  filter: Partial<Parameters<typeof index.find>[2]> = {},
  tcgplayerPercent = 0,
) =>
  index.find(
    (slug) => owned[slug] ?? 0,
    { source: 'tcgplayer', tcgplayerPercent },
    { order: 'share', limit: 10, ...filter },
  );

describe('what can be built', () => {
  it('is ordered by the share that is owned, basic lands left out, commanders and copies counted', () => {
    const found = find({ talrand: 1, opt: 1, rats: 3, 'sol-ring': 9 });
    expect(found.map(({ slug, owned, size }) => [slug, owned, size])).toEqual([
      ['talrand', 3, 3],
      ['krenko', 4, 7],
      ['ragnar+tymna', 1, 3],
    ]);
    expect(found[1]).toMatchObject({
      commanders: ['krenko'],
      missing: [
        { slug: 'krenko', count: 1 },
        { slug: 'shock', count: 1 },
        { slug: 'rats', count: 1 },
      ],
      price: 250,
      unpriced: 2,
    });
    expect(found[2]).toMatchObject({
      price: 400,
      unpriced: 1,
      missing: [{ slug: 'ragnar' }, { slug: 'tymna' }],
    });
  });

  it('can be limited to colours, and to a budget, which cards of unknown price exceed', () => {
    const owned = { talrand: 1, krenko: 1, rats: 4 };
    const slugs = (filter: Parameters<typeof find>[1]) => find(owned, filter).map(({ slug }) => slug);
    expect(slugs({ identity: parseColorIdentity('UR') })).toEqual(['krenko', 'talrand']);
    expect(slugs({ identity: parseColorIdentity('U') })).toEqual(['talrand']);
    expect(slugs({ budget: 200 })).toEqual(['talrand']);
    expect(slugs({ order: 'price', limit: 1 })).toEqual(['talrand']);
    expect(find({ krenko: 1 }, { budget: 1000 })).toEqual([]);
  });

  it('costs what the shop asks during its sale, and the regular price after it', () => {
    const owned = { krenko: 1, rats: 4 };
    const costs = (percent: number) => find(owned, {}, percent).map(({ slug, price }) => [slug, price]);
    expect(costs(20)).toEqual([['krenko', 280]]);
    expect(costs(0)).toEqual([['krenko', 350]]);
    expect(find(owned, { budget: 300 }, 20)).toHaveLength(1);
    expect(find(owned, { budget: 300 })).toEqual([]);
  });

  it('is nothing without a card of a deck', () => expect(find({ island: 99, mountain: 99 })).toEqual([]));
});
