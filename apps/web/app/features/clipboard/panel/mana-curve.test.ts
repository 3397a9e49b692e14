import { describe, expect, it } from 'vitest';
import { testCard } from '../test-cards';
import { manaCurve } from './ManaCurve';

describe('manaCurve', () => {
  it('counts nonland cards by mana value, seven and more together', () => {
    const cards = [0, 0.5, 1, 6, 7, 16].map((manaValue, i) => testCard(`Card ${i}`, { manaValue }));
    const land = testCard('Command Tower', { typeLine: 'Land', manaValue: 0 });
    expect(manaCurve([...cards, land])).toEqual([2, 1, 0, 0, 0, 0, 1, 2]);
  });

  it('counts copies', () => {
    const rats = testCard('Rat Colony', { manaValue: 2, copyLimit: 'any' });
    expect(manaCurve([{ ...rats, count: 20 }])).toEqual([0, 0, 20, 0, 0, 0, 0, 0]);
  });

  it('is all zeros without cards', () => {
    expect(manaCurve([])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
