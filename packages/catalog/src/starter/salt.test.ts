import { describe, expect, it } from 'vitest';
import { SALT } from './data/salt';
import { parseSections } from './decks/name-list';
import { starterSalt } from './salt';
import { starterCard } from './starter-cards';

describe('starterSalt', () => {
  it('has at least 100 cards from 0 to 4, the saltiest first', () => {
    const salts = starterSalt();
    expect(salts.length).toBeGreaterThanOrEqual(100);
    expect(salts.every(({ salt }) => salt >= 0 && salt <= 4)).toBe(true);
    expect(salts.map(({ salt }) => salt)).toEqual(salts.map(({ salt }) => salt).sort((a, b) => b - a));
    expect(new Set(salts.map(({ name }) => name)).size).toBe(salts.length);
  });
  it("prefers the salt in a card's notes", () =>
    expect(starterSalt().find(({ name }) => name === 'Winter Orb')?.salt).toBe(
      starterCard('Winter Orb')?.salt,
    ));
  it('names only cards of the catalogue', () =>
    expect(
      parseSections(SALT).flatMap(({ items }) => items.filter((name) => starterCard(name) === undefined)),
    ).toEqual([]));
});
