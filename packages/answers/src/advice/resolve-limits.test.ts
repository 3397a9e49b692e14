import { expect, it } from 'vitest';
import { resolveLimits } from './resolve-limits';

const planOf = (...plan: readonly string[]) => {
  const lookups = {
    find: () => undefined,
    nearest: () => undefined,
    tribes: () => new Map(['elf', 'elves', 'tokens'].map((key) => [key, key === 'tokens' ? 'Token' : 'Elf'])),
  };
  const resolved = resolveLimits({ plan }, undefined, lookups);
  return [resolved.plan.map(({ key, name }) => `${key}: ${name}`), resolved.notes];
};

it('reads a plan as a theme by its key or name, else as a tribe in either number', () => {
  expect(planOf('tokens', 'Artifacts')).toEqual([['tokens: Tokens', 'artifacts: Artifacts'], []]);
  expect(planOf('Elf')).toEqual(planOf('elves'));
  expect(planOf('Elves')).toEqual([['elf: Elves'], []]);
  expect(planOf('nothing')).toEqual([[], ['No theme or tribe is called “nothing”.']]);
});
