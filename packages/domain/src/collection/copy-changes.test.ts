import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeCopies,
  type CopyChange,
  countsOfCopies,
  copiesOfCounts,
  diffCopies,
  keepPlaces,
} from './copy-changes';
import { ownCopies } from './owned-copies';

const PLACES = [
  '',
  'C21',
  'C21\t\t\t\t\tTrades',
  'C21\t\t\t\t\tMeren\tdeck',
  'C21\t\tfoil',
  '\t\t\t\t\t\twished',
];

const anyCounts = fc
  .dictionary(fc.constantFrom(...PLACES), fc.integer({ min: 1, max: 5 }))
  .map((counts) => new Map(Object.entries(counts)));
const anyMove = fc
  .record({
    from: fc.constantFrom(...PLACES),
    to: fc.constantFrom(...PLACES),
    count: fc.integer({ min: 1, max: 9 }),
  })
  .map((move): CopyChange => ({ kind: 'move', ...move }));
const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((a, b) => a + b, 0);

describe('changes of copies', () => {
  it('make and lose none by moves, whatever is there', () =>
    fc.assert(
      fc.property(anyCounts, fc.array(anyMove), (counts, moves) => {
        const moved = changeCopies(counts, moves);
        expect(total(moved)).toBe(total(counts));
        expect([...moved.values()].every((count) => count > 0)).toBe(true);
      }),
    ));
  it('between two states make the one of the other, and nothing the second time', () =>
    fc.assert(
      fc.property(anyCounts, anyCounts, (before, after) => {
        const changes = diffCopies(before, after);
        expect(changeCopies(before, changes)).toEqual(after);
        expect(changeCopies(after, changes)).toEqual(after);
        expect(diffCopies(after, after)).toEqual([]);
      }),
    ));
  it('of a list keep what came in between', () => {
    const set = diffCopies(new Map([['C21', 2]]), new Map([['C21', 3]]));
    expect(changeCopies(new Map([['C21', 5]]), set)).toEqual(new Map([['C21', 6]]));
  });
  it('come and go', () => {
    const come = changeCopies(new Map(), [{ kind: 'move', to: 'C21', count: 2 }]);
    expect(come).toEqual(new Map([['C21', 2]]));
    expect(changeCopies(come, [{ kind: 'move', from: 'C21', count: 5 }])).toEqual(new Map());
  });
});

it('copies come back from their numbers', () =>
  fc.assert(
    fc.property(anyCounts, (counts) => {
      expect(countsOfCopies(copiesOfCounts(counts))).toEqual(counts);
    }),
  ));

describe('a list that is read once more', () => {
  const meren = { kind: 'deck', name: 'Meren' } as const;
  const trades = { kind: 'binder', name: 'Trades' } as const;
  it('leaves copies where they were put since, where it states no place', () => {
    const before = ownCopies([
      { count: 1, set: 'C21', place: meren },
      { count: 2, set: 'C21' },
      { count: 1, place: { kind: 'wished', name: '' } },
    ]);
    expect(
      keepPlaces(
        before,
        ownCopies([
          { count: 2, set: 'C21' },
          { count: 1, set: 'M10' },
        ]),
      ),
    ).toEqual(
      ownCopies([
        { count: 1, set: 'C21', place: meren },
        { count: 1, set: 'C21' },
        { count: 1, set: 'M10' },
      ]),
    );
  });
  it('counts where it states a place', () => {
    const before = ownCopies([{ count: 1, place: meren }]);
    const after = ownCopies([{ count: 1, place: trades }]);
    expect(keepPlaces(before, after)).toEqual(after);
    expect(keepPlaces(undefined, after)).toBe(after);
  });
  it('changes nothing where it is the same', () =>
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const owned = copiesOfCounts(counts);
        if (owned) expect(countsOfCopies(keepPlaces(owned, owned))).toEqual(counts);
      }),
    ));
});
