import { allows, makeColorIdentity, type Card } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { starterCombos } from './combos';
import { COMBOS } from './data/combos';
import { starterCard } from './starter-cards';

const cardOf = (name: string): Card => {
  const card = starterCard(name);
  if (card === undefined) throw new Error(`no ${name}`);
  return card;
};

describe('starterCombos', () => {
  const combos = starterCombos();

  it('has at least 100 combos, each once, with a valid id', () => {
    expect(combos.length).toBeGreaterThanOrEqual(100);
    expect(new Set(combos.map(({ id }) => id)).size).toBe(combos.length);
    expect(new Set(combos.map(({ cards }) => [...cards].sort().join('|'))).size).toBe(combos.length);
    expect(combos.filter(({ id }) => !/^[a-z0-9-]{1,120}$/.test(id))).toEqual([]);
  });

  it('names legal cards of the catalogue by their full names', () => {
    for (const { cards } of combos) expect(cards.map((name) => cardOf(name).name)).toEqual(cards);
    expect(combos.filter(({ legal }) => legal !== true).map(({ cards }) => cards)).toEqual([]);
  });

  it('has four columns, none empty', () => {
    const lines = COMBOS.trim().split('\n');
    expect(lines.filter((line) => line.split('|').length !== 4)).toEqual([]);
    for (const { results, prerequisites, steps, cards } of combos) {
      expect(results.every((result) => result.trim() === result && result !== '')).toBe(true);
      expect([prerequisites, steps]).not.toContain('');
      expect(cards.length).toBeGreaterThan(1);
    }
  });

  it('has the identity of its cards together', () => {
    for (const { cards, identity } of combos)
      for (const name of cards)
        expect(allows(identity ?? cardOf('Forest').colorIdentity, cardOf(name))).toBe(true);
    const oracle = combos.find(({ id }) => id === 'thassas-oracle-demonic-consultation');
    expect(makeColorIdentity(oracle?.identity ?? cardOf('Forest').colorIdentity)).toBe('UB');
  });
});
