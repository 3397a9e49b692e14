import { describe, expect, it } from 'vitest';
import { copyLimitOf, maxCopies } from './copy-limit';

describe('copy limits (CR 903.5b)', () => {
  it.each([
    ['Sol Ring', 'Artifact', 'Add {C}{C}.', 1],
    ['Forest', 'Basic Land — Forest', undefined, 'any'],
    ['Snow-Covered Swamp', 'Basic Snow Land — Swamp', undefined, 'any'],
    ['Wastes', 'Basic Land', undefined, 'any'],
    ['Tropical Island', 'Land — Forest Island', undefined, 1],
    ['Some Rats', 'Creature — Rat', 'A deck can have any number of cards named Some Rats.', 'any'],
    ['Some Dwarves', 'Creature — Dwarf', 'A deck can have up to seven cards named Some Dwarves.', 7],
    ['Some Wraiths', 'Creature — Wraith', 'A deck can have up to nine cards named Some Wraiths.', 9],
    ['Some Twenty', 'Creature', 'A deck can have up to 20 cards named Some Twenty.', 20],
    ['Seven Dwarves', 'Creature — Dwarf', undefined, 7],
    ['NAZGUL', 'Creature — Wraith Knight', undefined, 9],
    ['Rat Colony', 'Creature — Rat', undefined, 'any'],
    ['Hare Apparent', 'Creature — Rabbit Noble', undefined, 'any'],
    ['Once More with Feeling', 'Sorcery', 'A deck can have only one card named Once More with Feeling.', 1],
  ] as const)('%s (%s): %s → %s', (name, typeLine, text, limit) =>
    expect(copyLimitOf({ name, typeLine, text })).toBe(limit),
  );
  it('allow up to a number of copies, or as many as a list can state, less the commander', () =>
    expect([maxCopies(1), maxCopies(7), maxCopies('any'), maxCopies(1, true)]).toEqual([1, 7, 999, 0]));
});
