import { expect, it } from 'vitest';
import { movingText, scoreText } from './moving-text';

const row = (z: number) => ({
  z,
  recent: { num_decks: 30, potential_decks: 40 },
  before: { num_decks: 20, potential_decks: 80 },
});

it('says how much use has changed, with the decks of both periods', () => {
  expect(scoreText(row(5.13))).toBe('+5.1');
  expect(scoreText(row(-0.96))).toBe('−1.0');
  expect(movingText(row(5))).toBe('in 75% of 40 decks, before in 25% of 80 decks');
});
