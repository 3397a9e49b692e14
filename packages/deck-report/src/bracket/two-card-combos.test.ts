import { describe, expect, it } from 'vitest';
import { winningCombos } from './two-card-combos';

const winsBy = (...results: readonly string[]): boolean =>
  winningCombos([{ id: '1', cards: ['A', 'B'], results }]).length === 1;

describe('winningCombos', () => {
  it.each([
    'Win the game',
    'Each opponent loses the game',
    'Infinite damage',
    'Near-infinite lifeloss for target opponent',
    'Infinite life drain to opponents',
    'Infinite combat phases',
    'Infinite turns',
    'Infinite mill for target opponent',
    'Infinite creature tokens with haste',
    'Infinite 3/3 golems',
    'Mill all libraries',
    'Infinite +1/+1 counters on a creature',
    'Infinitely large creature until end of turn',
    'Infinite copies of nonlegendary creatures you control',
  ])('wins by: %s', (result) => {
    expect(winsBy('Infinite ETB', result)).toBe(true);
  });

  it.each([
    'Infinite ETB',
    'Infinite LTB',
    'Infinite magecraft triggers',
    'Infinite storm count',
    'Infinite death triggers',
    'Infinite draw triggers',
    'Infinite self-mill',
    'Infinite damage to creatures',
    'Infinite Treasure tokens',
    'Infinite colorless mana',
    'Infinite lifegain',
  ])('needs a further card for: %s', (result) => {
    expect(winsBy(result)).toBe(false);
  });
});
