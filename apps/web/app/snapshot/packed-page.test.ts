import { identityOf, makeSlug, PRIMARY_TYPES, TAGS } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommanderView, PageCard } from '#app/model/pages';
import { openCards, packCards, type PackedCards } from './packed-cards';
import {
  openCardPage,
  openCommanderListPage,
  openCommanderPage,
  packCardPage,
  packCommanderListPage,
  packCommanderPage,
} from './packed-page';

const cents = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100);
const image = fc.oneof(
  fc.uuid().map((id) => `https://cards.scryfall.io/normal/front/${id[0]}/${id[1]}/${id}.jpg`),
  fc.constantFrom('https://img.example/a.jpg', '/pictures/b.jpg', undefined),
);
const name = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((text) => text.replaceAll('\n', ' ').trim() || 'Sol Ring');

const card: fc.Arbitrary<PageCard> = fc.record({
  name,
  slug: fc.constantFrom('fire-ice', 'some-other-slug'),
  manaCost: fc.constantFrom(undefined, '{2}{W/U}', '{R} // {U}'),
  manaValue: fc.constantFrom(0, 1, 0.5, 16),
  typeLine: fc.constantFrom('Legendary Creature — Elf', 'Instant // Land'),
  primaryType: fc.constantFrom(undefined, ...PRIMARY_TYPES),
  colorIdentity: fc.subarray(['W', 'U', 'B', 'R', 'G'] as const).map(identityOf),
  corner: fc.constantFrom(undefined, '3/4', '[5]', '*/1+*'),
  prices: fc.record({ cardkingdom: cents, cardmarket: cents, cardhoarder: cents }, { requiredKeys: [] }),
  image,
  tags: fc.subarray([...TAGS]),
  salt: fc.constantFrom(null, 0, 2.75),
  gameChanger: fc.boolean(),
  canLead: fc.boolean(),
});

describe('packCards', () => {
  it('gives back what was packed', () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: 20 }), (cards) => {
        expect(openCards(JSON.parse(JSON.stringify(packCards(cards))) as PackedCards)).toEqual(cards);
      }),
    );
  });

  it('leaves a slug out that follows from the name', () => {
    const [plain] = fc.sample(card, 1);
    if (!plain) throw new Error('no sample');
    const packed = packCards([{ ...plain, name: 'Sol Ring', slug: makeSlug('Sol Ring') }]);
    expect(packed.slugs).toBe('');
    expect(openCards(packed)[0]?.slug).toBe('sol-ring');
  });
});

const sample = (slug: string): PageCard => ({
  slug,
  name: slug,
  manaValue: 1,
  typeLine: 'Artifact',
  primaryType: 'Artifact',
  colorIdentity: identityOf([]),
  prices: {},
  tags: [],
  salt: null,
  gameChanger: false,
  canLead: false,
});
const [a, b, c] = [sample('alpha'), sample('beta'), sample('gamma')];
const row = (of: PageCard, synergy: number | null, lift: number | null) => ({
  card: of,
  numDecks: 3,
  potentialDecks: 4,
  inclusion: 0.75,
  synergy,
  lift,
});

const view: CommanderView = {
  slug: 'alpha',
  cards: [a],
  identity: identityOf(['W']),
  numDecks: 4,
  rank: 1,
  estimated: false,
  formats: { commander: 4 },
  lists: [
    { tag: 'topcards', header: 'Top Cards', rows: [row(b, -0.125, null), row(c, null, 1.25)] },
    { tag: 'lands', header: 'Lands', rows: [] },
  ],
  manaCurve: [0, 1, 2, 3, 4, 5, 6, 7],
  types: { Creature: 20 },
  colors: { W: 3 },
  tags: {},
  averagePrice: null,
  salt: 1,
  similar: [{ slug: 'beta', cards: [b], numDecks: 2, rank: null, similarity: 0.5 }],
  pairs: [{ slug: 'alpha-beta', cards: [a, b], numDecks: 1, rank: 2 }],
  averageDeck: [{ card: c, count: 7 }],
};

describe('packed pages', () => {
  it('give back a commander page', () => {
    const packed = JSON.parse(JSON.stringify(packCommanderPage(view))) as ReturnType<
      typeof packCommanderPage
    >;
    expect(openCommanderPage(packed)).toEqual(view);
    expect(packed.table.names.split('\n')).toHaveLength(3);
  });

  it('give back a card page', () => {
    const page = {
      card: a,
      legality: 'banned' as const,
      numDecks: 1,
      potentialDecks: 2,
      rank: null,
      topCommanders: [
        {
          slug: 'beta',
          cards: [b],
          numDecks: 2,
          rank: 1,
          withCard: 1,
          potentialDecks: 2,
          inclusion: 0.5,
          synergy: null,
        },
      ],
      playedWith: view.lists,
      similar: [c],
      history: [],
    };
    expect(openCardPage(packCardPage(page))).toEqual(page);
  });

  it('give back a list of commanders', () => {
    const list = { header: 'Commanders', rows: view.pairs };
    expect(openCommanderListPage(packCommanderListPage(list))).toEqual(list);
  });
});
