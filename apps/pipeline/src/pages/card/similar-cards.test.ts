import { describe, expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import { makeSimilarCards } from './similar-cards';

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
    expect(makeSimilarCards(cards)(0, () => 0, [])).toEqual([1]);
    expect(makeSimilarCards(cards)(0, (other) => (other === 2 ? 1 : 0), [2])).toContain(2);
  });
});
