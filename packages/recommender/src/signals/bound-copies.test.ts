import { describe, expect, it } from 'vitest';
import { lookupsOf } from '../model/model-lookups';
import { createRecommender } from '../recommender';
import { cardIndex, tribalDecks } from '../testing/tribal-decks';
import { trainModel } from '../training/train-model';
import { boundCopies } from './bound-copies';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS } from './neighbours';
import { makeQuery } from './query';

const data = tribalDecks();
const commanders = [cardIndex('elf-chief')];
/** A list between two kinds of decks, which no deck is much like. */
const cards = [
  ...Array.from({ length: 12 }, (_, i) => cardIndex(`elf-${i + 1}`)),
  ...Array.from({ length: 12 }, (_, i) => cardIndex(`beast-${i + 1}`)),
];
const withDecks = (...decks: readonly (readonly number[])[]) =>
  trainModel(
    { ...data, decks: [...data.decks, ...decks.map((deck) => ({ commanders, cards: deck }))] },
    { items: 10 },
  );

const overlapsIn = (model: ReturnType<typeof trainModel>) => {
  const lookups = lookupsOf(model);
  const query = makeQuery(lookups, { commanders, cards });
  const found = createNeighbourSearch(lookups, NEIGHBOUR_DEFAULTS)(query);
  return { found, bound: boundCopies(lookups, query, found) };
};

describe('boundCopies', () => {
  it('lets a copy of the list, whole or but for a card, count as much as the nearest other deck', () => {
    const { found, bound } = overlapsIn(withDecks(cards, cards.slice(1)));
    const [copy, earlier, nearest = NaN] = found.overlaps;
    expect([copy, earlier].every((overlap) => (overlap ?? 0) > nearest)).toBe(true);
    expect([...bound.overlaps]).toEqual([nearest, nearest, ...found.overlaps.subarray(2)]);
    expect(bound.decks).toBe(found.decks);
  });

  it('changes nothing where the nearest deck has cards that the list lacks', () => {
    const others = Array.from({ length: 4 }, (_, i) => cardIndex(`stone-${i + 1}`));
    const { found, bound } = overlapsIn(withDecks([...cards, ...others]));
    expect(bound).toBe(found);
  });

  it('leaves the cards that are recommended to a list as they are without a copy of it', () => {
    const best = (model: ReturnType<typeof trainModel>) =>
      createRecommender(model)
        .recommend({ commanders, cards, limit: 10 })
        .map(({ slug }) => slug);
    expect(new Set(best(withDecks(cards)))).toEqual(new Set(best(withDecks())));
  });
});
