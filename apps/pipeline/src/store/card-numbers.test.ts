import { makeSlug, type Card } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCardNumbers, numberCards, type CardNumber } from './card-numbers';

interface Named {
  readonly name: string;
  readonly oracleId?: string;
  readonly formerNames?: readonly string[];
}

/** Numbers one list of cards after the other. @returns the numbers of each, and the table */
const numberLists = (...lists: readonly (readonly Named[])[]) => {
  let table: readonly CardNumber[] = [];
  const numbers = lists.map((cards) => {
    const { numbers: own, added } = numberCards(table, cards);
    table = [...table, ...added];
    return [...own];
  });
  return { numbers, table };
};

describe('the number of a card', () => {
  it.each<[string, readonly Named[], readonly Named[], readonly number[]]>([
    [
      'stays when others come before it',
      [{ name: 'B' }, { name: 'C' }],
      [{ name: 'A' }, { name: 'B' }],
      [2, 0],
    ],
    ['stays with another name', [{ name: 'B', oracleId: 'b' }], [{ name: 'Z', oracleId: 'b' }], [0]],
    ['stays with another oracle id', [{ name: 'B', oracleId: 'b' }], [{ name: 'B', oracleId: 'x' }], [0]],
    ['stays when it first had no oracle id', [{ name: 'Bé' }], [{ name: 'Be', oracleId: 'b' }], [0]],
    [
      'stays with another name and oracle id, by its former name',
      [{ name: 'B', oracleId: 'b' }],
      [{ name: 'Z', oracleId: 'x', formerNames: ['B'] }],
      [0],
    ],
    [
      'is not that of a card whose record was merged into it',
      [
        { name: 'B', oracleId: 'b' },
        { name: 'C', oracleId: 'c' },
      ],
      [{ name: 'C', oracleId: 'c', formerNames: ['B'] }],
      [1],
    ],
    [
      'is another one for each of two cards of one name',
      [{ name: 'B', oracleId: 'b' }],
      [
        { name: 'B', oracleId: 'x' },
        { name: 'B', oracleId: 'b' },
      ],
      [1, 0],
    ],
  ])('%s', (_what, first, then, numbers) => {
    expect(numberLists(first, then).numbers[1]).toEqual(numbers);
  });

  it('is found by the new oracle id when the name changes after it', () => {
    const { numbers, table } = numberLists(
      [{ name: 'B', oracleId: 'b' }],
      [{ name: 'B', oracleId: 'x' }],
      [{ name: 'Z', oracleId: 'x' }],
    );
    expect(numbers).toEqual([[0], [0], [0]]);
    expect(table).toHaveLength(2);
  });

  it('is its own for good, whatever comes and goes', () => {
    const cards = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 20 });
    fc.assert(
      fc.property(fc.array(cards, { minLength: 2, maxLength: 6 }), (lists) => {
        const { numbers, table } = numberLists(
          ...lists.map((ids) =>
            ids.map((id) => ({ name: `Card ${id}`, ...(id % 3 > 0 && { oracleId: `${id}` }) })),
          ),
        );
        const numberOf = new Map<number, number>();
        for (const [list, ids] of lists.entries())
          for (const [place, id] of ids.entries()) {
            const own = numbers[list]?.[place] ?? -1;
            expect(numberOf.get(id) ?? own).toBe(own);
            numberOf.set(id, own);
          }
        expect(new Set(numberOf.values()).size).toBe(numberOf.size);
        expect(table).toHaveLength(numberOf.size);
      }),
    );
  });
});

describe('the published numbers', () => {
  it('have the slugs of cards, and the last name of one that is gone; what they mean never changes', () => {
    const publish = (table: readonly CardNumber[], cards: readonly (Named & Pick<Card, 'slug'>)[]) => {
      const { numbers, added } = numberCards(table, cards);
      const all = [...table, ...added];
      return { all, published: listCardNumbers(all, cards, numbers).cards };
    };
    const a = { name: 'A', slug: makeSlug('A'), oracleId: 'oracle-a' };
    const b = { name: 'B', slug: makeSlug('B') };
    const first = publish([], [a, b]);
    const then = publish(first.all, [
      { name: 'New', slug: makeSlug('New') },
      { ...a, name: 'Z', slug: makeSlug('Z'), oracleId: 'other', formerNames: ['A'] },
    ]);
    expect(first.published.map(([slug]) => slug)).toEqual(['a', 'b']);
    expect(then.published.map(([slug]) => slug)).toEqual(['z', null, 'new']);
    expect(then.published.map(([, meaning]) => meaning).slice(0, 2)).toEqual(
      first.published.map(([, meaning]) => meaning),
    );
    expect(then.published[1]).toHaveLength(3);
    expect(then.published[1]?.[2]).toBe('B');
  });
});
