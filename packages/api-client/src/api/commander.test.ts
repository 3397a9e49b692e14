import { describe, expect, it } from 'vitest';
import { createApiClient } from '../client';
import { fakeFetch, jsonResponse, rejectionOf } from '../testing/fake-fetch';
import { wireCard } from '../testing/wire-card';
import { CardSummary, CommanderResponse } from './commander';

const edgar = CardSummary.parse(wireCard({ name: 'Edgar Markov', canBeCommander: true }));
const solRing = CardSummary.parse(wireCard({ prices: { cardkingdom: 1.99 } }));
const counts = { num_decks: 62, potential_decks: 100, inclusion: 0.62, synergy: 0.1, lift: null };

const response: CommanderResponse = {
  slug: 'edgar-markov',
  url: '/commanders/edgar-markov',
  cards: [edgar],
  num_decks: 100,
  rank: 1,
  color_identity: ['W', 'B', 'R'],
  formats: { commander: 100 },
  estimated: false,
  lists: [{ tag: 'topcards', header: 'Top Cards', rows: [{ ...solRing, ...counts }] }],
  mana_curve: [2, 8, 14, 12, 9, 6, 3, 2],
  types: { Creature: 28.5 },
  colors: { W: 10, C: 2 },
  tags: { ramp: 9 },
  average_price: 210.5,
  salt: null,
  similar: [{ slug: 'olivia', url: '/commanders/olivia', cards: [edgar], num_decks: 7, similarity: 0.4 }],
  pairs: [{ slug: 'a-b', url: '/commanders/a-b', cards: [edgar, solRing], num_decks: 0, rank: null }],
  average_deck: [{ ...solRing, count: 1 }],
};

describe('CardSummary', () => {
  it('keeps the fields of rows and drops all others', () => {
    expect(solRing).toMatchObject({ name: 'Sol Ring', url: '/cards/sol-ring', sanitized: 'sol-ring' });
    expect(Object.keys(solRing)).not.toContain('keywords');
  });
});

describe('CommanderResponse', () => {
  it('survives a round trip through JSON', () => {
    expect(CommanderResponse.parse(JSON.parse(JSON.stringify(response)))).toEqual(response);
  });

  it.each([
    ['a slug in place of a card', { cards: ['edgar-markov'] }],
    ['no card', { cards: [] }],
    ['a curve of seven values', { mana_curve: [1, 2, 3, 4, 5, 6, 7] }],
    ['rank 0', { rank: 0 }],
    ['colour bits', { color_identity: 13 }],
  ])('rejects %s', (_what, change) => {
    expect(CommanderResponse.safeParse({ ...response, ...change }).success).toBe(false);
  });
});

describe('client.commander', () => {
  it('requests the page of a commander by its slug', async () => {
    const { fetch, received } = fakeFetch(() => jsonResponse(response));
    const client = createApiClient({ baseUrl: 'https://main.example', fetch });
    expect(await client.commander('edgar-markov')).toEqual(response);
    expect(received[0]?.url).toBe('https://main.example/json/commanders/edgar-markov.json');
  });

  it('throws the status of a slug without a commander', async () => {
    const { fetch } = fakeFetch(() => jsonResponse({ message: 'Not found' }, 404));
    const client = createApiClient({ baseUrl: 'https://main.example', fetch });
    expect(await rejectionOf(client.commander('nobody'))).toMatchObject({
      message: 'Not found',
      statusCode: 404,
    });
  });
});
