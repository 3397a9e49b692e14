import { describe, expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import { makeSimilarCards, NO_SHARED_DECKS } from './similar-cards';

describe('makeSimilarCards', () => {
  it('finds cards with similar text or shared decks, never the card itself', () => {
    const cards = [
      testCard('Shock', 'Instant', { text: 'Shock deals damage to target permanent.', tags: ['removal'] }),
      testCard('Bolt', 'Instant', { text: 'Bolt deals damage to target permanent.', tags: ['removal'] }),
      testCard('Study', 'Instant', { text: 'Draw three cards.', tags: ['draw'] }),
      testCard('Bear', 'Creature — Bear', { text: 'deals damage permanent' }),
      ...Array.from({ length: 20 }, (_, index) =>
        testCard(`Other ${index}`, 'Instant', { text: `word${index} something${index}` }),
      ),
    ];
    expect(makeSimilarCards(cards)(0, NO_SHARED_DECKS)).toEqual([1]);
    const together = Int32Array.of(0, 0, 5);
    expect(makeSimilarCards(cards)(0, { together, candidates: [2], cosine: () => 1 })).toContain(2);
  });
});
