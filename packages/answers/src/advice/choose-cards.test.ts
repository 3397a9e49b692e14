import { expect, it } from 'vitest';
import { chooseCards, type Choice } from './choose-cards';

const choice = (
  card: string,
  score: number,
  cost: number,
  roles: readonly number[] = [],
): Choice<string> => ({
  card,
  score,
  cost,
  roles,
});
const DEAR = Array.from({ length: 10 }, (_, at) => choice(`dear ${at}`, 100 - at, 6));
const CHEAP = Array.from({ length: 10 }, (_, at) => choice(`cheap ${at}`, 10 - at, 0.5));

const choose = (choices: readonly Choice<string>[], count: number, budget: number): readonly string[] =>
  chooseCards({ groups: [{ choices, count }], roles: [], budget }).map(({ card }) => card);

it('takes the best cards where they are paid for', () =>
  expect(choose([...DEAR, ...CHEAP], 3, 18)).toEqual(['dear 0', 'dear 1', 'dear 2']));

it('takes as many as are asked for where cheaper ones are paid for, the best that a sum has', () =>
  expect(choose([...DEAR, ...CHEAP], 4, 8)).toEqual(['dear 0', 'cheap 0', 'cheap 1', 'cheap 2']));

it('takes most cards where even the cheapest are too dear together', () => {
  expect(choose([...DEAR, ...CHEAP], 15, 6)).toEqual(CHEAP.map(({ card }) => card));
  expect(choose([...DEAR, ...CHEAP], 12, 11.5)).toEqual(['dear 0', ...CHEAP.map(({ card }) => card)]);
  expect(choose(DEAR, 5, 5)).toEqual([]);
});

it('counts for a role what has it of the groups before, and nothing else', () => {
  const chosenAfter = (freeRoles: readonly number[]) => {
    const groups = [
      { choices: [choice('free', 10, 0, freeRoles)], count: 1, isFree: true },
      { choices: [choice('ramp', 9, 0, [0]), choice('other', 1, 0)], count: 1 },
    ];
    const chosen = chooseCards({ groups, roles: [{ have: 0, low: 0, high: 1 }], budget: 1 });
    return chosen.map(({ card }) => card);
  };
  expect(chosenAfter([])).toEqual(['free', 'ramp']);
  expect(chosenAfter([0])).toEqual(['free', 'other']);
});
