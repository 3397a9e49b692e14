import { describe, expect, it } from 'vitest';
import { starterCard } from '../starter-cards';
import { archetypeOf, sampleDeckArchetypes } from './archetype';
import { sampleCommanders } from './sample-commander';
import { landShares, staples } from './staple';

const unknown = (names: readonly string[]): readonly string[] =>
  names.filter((name) => starterCard(name)?.name !== name);

describe('tables of the sample decks', () => {
  it('name starter cards, at least twelve for each archetype', () => {
    for (const { key, cards } of sampleDeckArchetypes()) {
      expect(unknown(cards), key).toEqual([]);
      expect(cards.length, key).toBeGreaterThanOrEqual(12);
      expect(new Set(cards).size, key).toBe(cards.length);
    }
  });

  it('have enough themes and tribes', () => {
    expect(sampleDeckArchetypes().filter(({ kind }) => kind === 'theme').length).toBeGreaterThanOrEqual(20);
    expect(sampleDeckArchetypes().filter(({ kind }) => kind === 'tribe').length).toBeGreaterThanOrEqual(25);
    expect(archetypeOf('elves')?.name).toBe('Elves');
    expect(archetypeOf('nothing')).toBeUndefined();
  });

  it('name staples and lands of the catalogue with shares', () => {
    expect(unknown(staples().map(({ name }) => name))).toEqual([]);
    expect(unknown(landShares().map(({ name }) => name))).toEqual([]);
    expect([...staples(), ...landShares()].every(({ share }) => share > 0 && share < 1)).toBe(true);
    expect(landShares().find(({ name }) => name === 'Flooded Strand')).toMatchObject({
      kind: 'fetch',
      needs: 3,
    });
  });

  it('name known commanders, archetypes and signature cards', () => {
    for (const { commanders, archetypes, signature } of sampleCommanders()) {
      expect(unknown([...commanders, ...signature])).toEqual([]);
      expect(
        archetypes.filter((key) => archetypeOf(key) === undefined),
        commanders.join(),
      ).toEqual([]);
    }
  });
});
