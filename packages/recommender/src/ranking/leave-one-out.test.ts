import { COLORLESS } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { lookupsOf } from '../model/model-lookups';
import { createListSignals } from '../signals/list-signals';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS } from '../signals/neighbours';
import { createPrior } from '../signals/prior';
import { trainModel } from '../training/train-model';
import { sharesWithout } from './leave-one-out';
import { similarCounts } from './similar-counts';

const facts = {
  identity: COLORLESS,
  subtypes: [],
  tags: [],
  keywords: [],
  manaValue: 1,
  basic: false,
  legal: true,
};
const cards = ['chief', 'a', 'b'].map((slug) => ({ slug, ...facts }));
const lookups = lookupsOf(
  trainModel({
    cards,
    decks: [
      { commanders: [0], cards: [1] },
      { commanders: [0], cards: [2] },
    ],
  }),
);
const search = createNeighbourSearch(lookups, NEIGHBOUR_DEFAULTS);
const signals = createListSignals(
  lookups,
  createPrior(lookups),
  search,
)({ commanders: [0], cards: [1, 2] }).signals();

it('counts a deck for its own cards alone, not for those of the deck behind it', () => {
  expect(similarCounts(lookups, signals.neighbours, [1, 2])).toEqual([
    { decks: 1, potential: 2 },
    { decks: 1, potential: 2 },
  ]);
  for (const [a, b] of sharesWithout(lookups, signals).shares.map((shares) => [...shares])) {
    expect(a).toBeGreaterThan(0);
    expect(a).toBeLessThan(1);
    expect(b).toBeCloseTo(a ?? NaN, 10);
  }
});
