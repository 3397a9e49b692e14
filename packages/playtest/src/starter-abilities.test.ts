import { starterCards } from '@crownsmith/catalog/starter';
import { describe, expect, it } from 'vitest';
import { makeAbilities, parseAbilities } from './ability/notation';
import { readAbilities } from './ability/read-abilities';
import { playDeck } from './playtest';

const cards = starterCards();

describe('the abilities that the starter catalogue states', () => {
  it('are read, and written as they stand', () => {
    const stated = cards.flatMap(({ name, abilities }) =>
      abilities === undefined ? [] : [{ name, abilities }],
    );
    expect(stated.length).toBeGreaterThan(1000);
    for (const { name, abilities } of stated) {
      const parsed = parseAbilities(abilities);
      expect([name, parsed.ok && makeAbilities(parsed.value)]).toEqual([name, abilities]);
    }
  });

  it.each([
    ['Sol Ring', 'mana C 2 at-once'],
    ['Command Tower', 'land WUBRG 1 untapped'],
    ['Llanowar Elves', 'mana G 1 delayed; body 1'],
    ['Flooded Strand', 'fetch land:WU 1 untapped 0'],
    ['Forest', 'land G 1 untapped'],
  ])('tell what %s does', (name, abilities) => {
    const card = cards.find((each) => each.name === name);
    expect(card && makeAbilities(readAbilities(card))).toBe(abilities);
  });

  it('make a deck of the starter quick', () => {
    const entry = (name: string, count = 1) => ({
      name,
      count,
      card: cards.find((each) => each.name === name),
    });
    const lands = [entry('Forest', 35), entry('Command Tower')];
    const elves = [
      'Llanowar Elves',
      'Elvish Mystic',
      'Sol Ring',
      'Cultivate',
      "Kodama's Reach",
      'Rampant Growth',
    ];
    const main = [...lands, ...elves.map((name) => entry(name)), entry('Rampaging Baloths', 57)];
    const run = playDeck({ commanders: [entry('Azusa, Lost but Seeking')], main }, { seed: 1, games: 200 });
    expect(run.ok && run.value.figures.unmodelled.includes('Llanowar Elves')).toBe(false);
    expect(run.ok && (run.value.figures.turns[4]?.mana.mean ?? 0)).toBeGreaterThan(5);
  });
});
