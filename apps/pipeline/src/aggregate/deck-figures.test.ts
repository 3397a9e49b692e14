import { expect, it } from 'vitest';
import { makeFigureReader } from './deck-figures';

it('adds up prices and basic lands with their copies, commanders and omitted lands included', async () => {
  // Card 4 has no known price, card 5 is a basic land.
  const figures = {
    cents: Int32Array.from([100, 200, 300, 400, -1, 10]),
    basics: Int32Array.from([0, 0, 0, 0, 0, 1]),
  };
  const decks = {
    c1: Int32Array.from([0, 0, 0]),
    c2: Int32Array.from([-1, -1, 1]),
    missing: Int32Array.from([0, 7, 0]),
  };
  const copies = {
    deck: Int32Array.from([0, 0]),
    card: Int32Array.from([3, 5]),
    copies: Int32Array.from([2, 9]),
  };
  const reader = makeFigureReader(decks, copies, figures);
  await reader.visit(0, Int32Array.from([0, 4, 6]), Int32Array.from([1, 2, 3, 5, 3, 4]));
  await reader.visit(2, Int32Array.from([1, 2]), Int32Array.from([9, 2]));
  const { cents, basics } = reader.result();
  // Of the second deck a third has no price.
  expect([...cents]).toEqual([100 + 200 + 300 + 2 * 400, -1, 100 + 200 + 300]);
  expect([...basics]).toEqual([9, 7, 0]);
});
