import { describe, expect, it } from 'vitest';
import { lookupsOf } from '../model/model-lookups';
import { cardIndex, tribalDecks } from '../testing/tribal-decks';
import { trainModel } from '../training/train-model';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS } from './neighbours';
import { makeQuery } from './query';

describe('createNeighbourSearch', () => {
  it('finds nearly the same decks if it reads only a part of the postings', () => {
    const lookups = lookupsOf(trainModel(tribalDecks(), { items: 10 }));
    const query = makeQuery(lookups, {
      commanders: [cardIndex('elf-chief')],
      cards: Array.from({ length: 18 }, (_, i) => cardIndex(`beast-${i + 1}`)),
    });
    const complete = createNeighbourSearch(lookups, NEIGHBOUR_DEFAULTS)(query);
    const partial = createNeighbourSearch(lookups, {
      ...NEIGHBOUR_DEFAULTS,
      postings: 150,
      shortlist: 120,
      decks: 20,
    })(query);
    expect(partial.decks[0]).toBe(complete.decks[0]);
    const near = new Set(complete.decks.slice(0, 20));
    expect([...partial.decks].filter((deck) => near.has(deck)).length).toBeGreaterThan(15);
  });
});
