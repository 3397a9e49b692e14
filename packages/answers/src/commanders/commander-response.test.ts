import { CommanderResponse, toWireCard, type CommanderPage, type WireCard } from '@crownsmith/api-client';
import { buildCard } from '@crownsmith/test-support';
import { describe, expect, it } from 'vitest';
import { toCommanderResponse } from './commander-response';

const catalog = new Map<string, WireCard>(
  [
    buildCard({ name: 'Edgar Markov', type: 'Legendary Creature — Vampire Knight', colors: 'WBR' }),
    buildCard({ name: 'Sol Ring', type: 'Artifact' }),
  ].map((card) => [card.slug, toWireCard(card)]),
);
const cardOf = (slug: string): WireCard | undefined => catalog.get(slug);

const row = (slug: string, num_decks: number, potential_decks: number) => ({
  slug,
  num_decks,
  potential_decks,
  synergy: 0.25,
  lift: null,
});
const page: CommanderPage = {
  slug: 'edgar-markov',
  cards: ['edgar-markov'],
  identity: 0b01101,
  num_decks: 40,
  rank: 0,
  formats: { commander: 40 },
  estimated: false,
  lists: [
    { tag: 'topcards', header: 'Top Cards', rows: [row('sol-ring', 30, 40), row('unknown', 3, 4)] },
    { tag: 'lands', header: 'Lands', rows: [row('unknown', 1, 1)] },
  ],
  mana_curve: [1, 2, 3, 4, 5, 6, 7, 8],
  types: {},
  colors: {},
  tags: {},
  average_price: null,
  salt: null,
  similar: [
    { slug: 'edgar-markov', cards: ['edgar-markov'], num_decks: 4, similarity: 0.5 },
    { slug: 'pair', cards: ['edgar-markov', 'unknown'], num_decks: 4, similarity: 0.5 },
  ],
  pairs: [],
  average_deck: [
    { slug: 'sol-ring', count: 1 },
    { slug: 'unknown', count: 1 },
  ],
};

describe('toCommanderResponse', () => {
  it('joins slugs with cards of the catalogue and leaves out rows without one', () => {
    const response = toCommanderResponse(page, cardOf);
    expect(CommanderResponse.parse(response)).toEqual(response);
    expect(response).toMatchObject({
      slug: 'edgar-markov',
      url: '/commanders/edgar-markov',
      color_identity: ['W', 'B', 'R'],
      rank: null,
      lists: [
        { tag: 'topcards', rows: [{ name: 'Sol Ring', num_decks: 30, inclusion: 0.75, synergy: 0.25 }] },
      ],
    });
    expect(response?.lists).toHaveLength(1);
    expect(response?.lists[0]?.rows).toHaveLength(1);
    expect(response?.similar.map(({ slug }) => slug)).toEqual(['edgar-markov']);
    expect(response?.average_deck).toHaveLength(1);
  });

  it('has inclusion 0 for a card that no deck could play', () => {
    const lists = [{ tag: 'topcards', header: 'Top Cards', rows: [row('sol-ring', 0, 0)] }];
    expect(toCommanderResponse({ ...page, lists }, cardOf)?.lists[0]?.rows[0]?.inclusion).toBe(0);
  });

  it('is undefined for a commander that the catalogue lacks', () => {
    expect(toCommanderResponse({ ...page, cards: ['unknown'] }, cardOf)).toBeUndefined();
  });
});
