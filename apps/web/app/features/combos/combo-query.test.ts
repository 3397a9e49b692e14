import { COLOR_IDENTITIES, identitySlug } from '@crownsmith/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { combosUrl, commonResults, filterCombos, parseComboQuery } from './combo-query';

const queryOf = (url: string) => parseComboQuery(new URL(url, 'http://localhost').searchParams);

it('round-trips every query through its URL', () => {
  fc.assert(
    fc.property(
      fc.option(fc.constantFrom(...COLOR_IDENTITIES), { nil: undefined }),
      fc.option(fc.string({ maxLength: 100 }), { nil: undefined }),
      (colors, typed) => {
        const card = typed?.trim() || undefined;
        const query = { ...(colors !== undefined && { colors }), ...(card !== undefined && { card }) };
        expect(queryOf(combosUrl(query))).toEqual(query);
      },
    ),
  );
});

it.each(COLOR_IDENTITIES)('writes identity %i in canonical letters', (colors) =>
  expect(combosUrl({ colors })).toBe(`/combos?colors=${identitySlug(colors)}`),
);

const combos = [
  { identity: 0, cards: ['a', 'b'], results: ['Infinite mana'] },
  { identity: 2, cards: ['b', 'c'], results: ['Infinite mana', 'Win the game'] },
];

it('filters by colours, result and card', () => {
  expect(filterCombos(combos, {}, undefined)).toEqual(combos);
  expect(filterCombos(combos, { result: 'win-the-game' }, undefined)).toEqual([combos[1]]);
  expect(filterCombos(combos, queryOf('/combos?colors=c'), 'b')).toEqual([combos[0]]);
});

it('lists the most common results first', () => {
  expect(commonResults(combos, 1)).toEqual([{ slug: 'infinite-mana', text: 'Infinite mana', count: 2 }]);
});
