import { describe, expect, it } from 'vitest';
import { starterCards } from './starter-cards';
import { knownSets, starterSets } from './starter-set';

describe('starter sets', () => {
  it('have a unique code and name, and a date', () => {
    expect(knownSets().length).toBeGreaterThan(starterSets().length);
    for (const key of ['code', 'name'] as const)
      expect(new Set(knownSets().map((set) => set[key])).size).toBe(knownSets().length);
    expect(
      knownSets().filter(({ name, releasedAt }) => name === '' || !/^\d{4}-\d\d-\d\d$/.test(releasedAt)),
    ).toEqual([]);
  });
  it('include the sets of all cards', () => {
    const codes = new Set(starterSets().map(({ code }) => code));
    expect(starterCards().flatMap(({ sets }) => sets.filter((code) => !codes.has(code)))).toEqual([]);
  });
});
