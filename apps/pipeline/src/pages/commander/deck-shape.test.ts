import { describe, expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import type { Card } from '@crownsmith/domain';
import { cardShape, makeDeckShape } from './deck-shape';

type Counted = readonly (readonly [Card, number])[];
const shapesOf = (cards: Counted) => cards.map(([card, count]) => [cardShape(card), count] as const);
const shapeOf = (copies: Counted, decks: number, missing: number, commanders: Counted) =>
  makeDeckShape(shapesOf(copies), decks, missing, shapesOf(commanders));

describe('makeDeckShape', () => {
  it('computes means per deck, with lands not in the curve and missing basics as lands', () => {
    const shape = shapeOf(
      [
        [testCard('A', 'Instant', { manaValue: 9, manaCost: '{U}{U/G}', prices: { tcgplayer: 2 } }), 4],
        [testCard('B', 'Land', { prices: { cardkingdom: 1 } }), 2],
        [testCard('Island', 'Basic Land — Island'), 6],
      ],
      2,
      60,
      [[testCard('C', 'Creature', { prices: { tcgplayer: 10 } }), 2]],
    );
    expect(shape).toMatchObject({
      manaCurve: [0, 0, 0, 0, 0, 0, 0, 2],
      types: { Instant: 2, Land: 34 },
      basics: 33,
      colors: { U: 4, G: 2 },
      price: 4 + 1 + 10,
    });
  });
  it('adds the price of a partner as often as decks have it', () => {
    const price = (partnerDecks: number) =>
      shapeOf([[testCard('A', 'Instant', { prices: { tcgplayer: 3 } }), 4]], 4, 0, [
        [testCard('Boss', 'Creature', { prices: { tcgplayer: 10 } }), 4],
        [testCard('Partner', 'Creature', { prices: { tcgplayer: 20 } }), partnerDecks],
      ]).price;
    expect([price(0), price(1), price(4)]).toEqual([13, 18, 33]);
  });
  it('returns a null price if no price is known', () =>
    expect(shapeOf([[testCard('A', 'Instant'), 1]], 1, 0, []).price).toBeNull());
});
