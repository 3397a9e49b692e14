import { FEW_DECKS } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { shareAlone, shareText, shareValue } from './share-text';

describe('shares', () => {
  it.each([
    [604, 968, '62%', '62%', '62% of 968 decks'],
    [500, 1000, '50%', '50%', '50% of 1,000 decks'],
    [FEW_DECKS, FEW_DECKS, '100%', '100%', `100% of ${FEW_DECKS} decks`],
    [FEW_DECKS - 1, FEW_DECKS - 1, '19', '19 of 19', '19 of 19 decks'],
    [3, 3, '3', '3 of 3', '3 of 3 decks'],
    [1, 1, '1', '1 of 1', '1 of 1 deck'],
  ])('of %i in %i decks', (decks, potential, value, alone, text) => {
    expect(shareValue(decks, potential)).toBe(value);
    expect(shareAlone(decks, potential)).toBe(alone);
    expect(shareText(decks, potential)).toBe(text);
  });
});
