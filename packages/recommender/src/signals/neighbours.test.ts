import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookupsOf } from '../model/model-lookups';
import { naiveNeighbours } from '../testing/naive-neighbours';
import { cardIndex, tribalDecks } from '../testing/tribal-decks';
import { trainModel } from '../training/train-model';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS, type Neighbours } from './neighbours';
import { makeQuery } from './query';

const data = tribalDecks();
const lookups = lookupsOf(trainModel(data, { items: 10 }));
const rounded = ({ overlaps }: Neighbours): readonly number[] =>
  Array.from(overlaps, (overlap) => Math.round(overlap * 1e4) / 1e4);

describe('createNeighbourSearch', () => {
  it('finds the same overlaps as a comparison with every deck, for any list and number of decks', () => {
    const anyCard = fc.nat(data.cards.length - 1);
    const request = fc.record({
      commanders: fc.array(anyCard, { maxLength: 2 }),
      cards: fc.array(anyCard, { maxLength: 70 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 150 }),
        fc.array(request, { maxLength: 4 }),
        (decks, requests) => {
          const options = { ...NEIGHBOUR_DEFAULTS, decks };
          const search = createNeighbourSearch(lookups, options);
          const naive = naiveNeighbours(lookups, options);
          for (const one of requests) {
            const query = makeQuery(lookups, one);
            const [found, expected] = [search(query), naive(query)];
            expect(found.cardWeights).toEqual(expected.cardWeights);
            rounded(found).forEach((overlap, i) =>
              expect(overlap).toBeCloseTo(expected.overlaps[i] ?? NaN, 3),
            );
            expect(found.decks).toHaveLength(expected.decks.length);
            expect(new Set(found.decks).size).toBe(found.decks.length);
          }
        },
      ),
    );
  });

  it('finds the same few decks where it skips most of them', () => {
    const query = makeQuery(lookups, {
      commanders: [cardIndex('elf-chief')],
      cards: Array.from({ length: 18 }, (_, i) => cardIndex(`beast-${i + 1}`)),
    });
    const options = { ...NEIGHBOUR_DEFAULTS, decks: 5 };
    const expected = naiveNeighbours(lookups, options)(query);
    expect([...createNeighbourSearch(lookups, options)(query).decks]).toEqual([...expected.decks]);
  });
});
