import { toWireCard, type Rec, type RecsResponse } from '@crownsmith/api-client';
import { starterCards } from '@crownsmith/catalog/starter';
import { expect, it } from 'vitest';
import { recsJson } from './recs-json';

const cards = starterCards().slice(0, 3).map(toWireCard);

const recOf = (card: (typeof cards)[number], more: Partial<Rec>): Rec => ({
  name: card.name,
  url: card.url,
  score: 0.5,
  evidence: {
    basis: 'commander',
    similar_decks: 3,
    num_decks: 1,
    potential_decks: 2,
    synergy: null,
    lift: null,
    because: ['"Quoted", \\ and <b>'],
  },
  ...more,
});

const RESPONSES: readonly (readonly [string, RecsResponse])[] = [
  ['without recommendations', { inRecs: [], outRecs: [] }],
  ['without cards', { inRecs: cards.map((card) => recOf(card, {})), outRecs: [] }],
  [
    'with cards',
    {
      inRecs: cards.map((card) => recOf(card, { card, land: false })),
      outRecs: cards.map((card) => recOf(card, { card, lacks: { job: 'ramp', have: 1, usual: 2.5 } })),
      num_cards: 2,
      not_found: ['/cards/none'],
    },
  ],
];

it.each(RESPONSES)('a response %s is the same JSON value as ever', (_what, response) => {
  expect(JSON.parse(recsJson(response))).toEqual(JSON.parse(JSON.stringify(response)));
  // From the cards that are kept, too.
  expect(recsJson(response)).toBe(recsJson(response));
});
