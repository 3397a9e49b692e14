import { expect, it } from 'vitest';
import { pairNames } from './pair-names';

it.each(['A + B', 'A & B', 'A // B', 'A / B', 'A and B', 'A+B', 'A/B'])('reads both names of %s', (text) =>
  expect([...pairNames(text)]).toContainEqual(['A', 'B']),
);

it('tries each place where two names may meet', () =>
  expect([...pairNames('Fire // Ice // Wear // Tear')]).toEqual(
    expect.arrayContaining([['Fire // Ice', 'Wear // Tear']]),
  ));

it.each(['Krenko, Mob Boss', ' + B', 'A + ', '+'])('finds no two names in “%s”', (text) =>
  expect([...pairNames(text)]).toEqual([]),
);
