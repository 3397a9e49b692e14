import { describe, expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import { makeDeckShape } from './deck-shape';

describe('makeDeckShape', () => {
  it('computes means per deck, with lands not in the curve and missing basics as lands', () => {
    const shape = makeDeckShape(
      [
        [testCard('A', 'Instant', { manaValue: 9, manaCost: '{U}{U/G}', prices: { tcgplayer: 2 } }), 4],
        [testCard('B', 'Land', { prices: { cardkingdom: 1 } }), 2],
      ],
      2,
      60,
      [testCard('C', 'Creature', { prices: { tcgplayer: 10 } })],
    );
    expect(shape).toMatchObject({
      manaCurve: [0, 0, 0, 0, 0, 0, 0, 2],
      types: { Instant: 2, Land: 31 },
      colors: { U: 4, G: 2 },
      price: 4 + 1 + 10,
    });
  });
  it('returns a null price if no price is known', () =>
    expect(makeDeckShape([[testCard('A', 'Instant'), 1]], 1, 0, []).price).toBeNull());
});
