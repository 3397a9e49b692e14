import type { CardRow } from '@crownsmith/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCommanderLists, type ListFacts } from './commander-lists';

describe('makeCommanderLists', () => {
  const row = (slug: string, decks: number, synergy: number): CardRow => ({
    slug,
    num_decks: decks,
    potential_decks: 100,
    synergy,
    lift: null,
  });
  const rowArbitrary = fc.record({
    decks: fc.integer({ min: 1, max: 100 }),
    synergy: fc.double({ min: -1, max: 1, noNaN: true }),
    group: fc.constantFrom('creatures', 'lands', 'battles'),
    isNew: fc.boolean(),
    gameChanger: fc.boolean(),
  });
  it('lists each card once, in order, at most 10 in special lists and 50 in lists by type', () => {
    fc.assert(
      fc.property(fc.array(rowArbitrary, { maxLength: 200 }), (cards) => {
        const rows = cards.map((one, index) => row(`c${index}`, one.decks, one.synergy));
        const facts = new Map(
          cards.map((one, index): [string, ListFacts] => [
            `c${index}`,
            { group: one.group, isNew: one.isNew, gameChanger: one.gameChanger },
          ]),
        );
        const lists = makeCommanderLists(
          rows,
          (slug) => facts.get(slug) ?? { group: undefined, isNew: false, gameChanger: false },
        );
        const shown = lists.flatMap((list) => list.rows.map((one) => one.slug));
        expect(new Set(shown).size).toBe(shown.length);
        for (const list of lists) {
          const isType = ['creatures', 'lands', 'battles'].includes(list.tag);
          expect(list.rows.length).toBeGreaterThan(0);
          expect(list.rows.length).toBeLessThanOrEqual(isType ? 50 : 10);
          const values = list.rows.map((one) =>
            list.tag === 'highsynergycards' ? (one.synergy ?? 0) : one.num_decks,
          );
          expect(values).toEqual([...values].sort((a, b) => b - a));
        }
      }),
      { numRuns: 60 },
    );
  });
  const noFacts = (): ListFacts => ({ group: 'creatures', isNew: false, gameChanger: false });
  const slugsOf = (rows: readonly CardRow[], tag: string): readonly string[] =>
    makeCommanderLists(rows, noFacts).flatMap((list) =>
      list.tag === tag ? list.rows.map(({ slug }) => slug) : [],
    );
  it('lists a card in most of many decks before one in all of a few, and by synergy alike', () => {
    const rows: readonly CardRow[] = [
      { ...row('three-of-three', 3, 0.9), potential_decks: 3 },
      { ...row('nine-of-ten', 9, 0.6), potential_decks: 10 },
    ];
    expect(slugsOf(rows, 'highsynergycards')).toEqual(['nine-of-ten', 'three-of-three']);
    const negative = rows.map((one) => ({ ...one, synergy: 0 }));
    expect(slugsOf(negative, 'topcards')).toEqual(['nine-of-ten', 'three-of-three']);
  });
  it.each(['lands', 'utilitylands'] as const)('lists %s by type only, not in the lists before', (group) => {
    const rows = [row('land', 99, 0.9), row('dryad', 50, 0.5), row('rock', 40, 0)];
    const lists = makeCommanderLists(rows, (slug) => ({
      group: slug === 'land' ? group : 'creatures',
      isNew: false,
      gameChanger: false,
    }));
    expect(lists.map(({ tag, rows: list }) => [tag, ...list.map(({ slug }) => slug)])).toEqual([
      ['highsynergycards', 'dryad'],
      ['topcards', 'rock'],
      [group, 'land'],
    ]);
  });
  it('has no High Synergy Cards where fewer than five decks decide every rate', () => {
    const rows = (decks: number): readonly CardRow[] => [
      { ...row('card', decks, 0.97), potential_decks: decks },
      { ...row('other', 1, 0.3), potential_decks: decks },
    ];
    expect(slugsOf(rows(1), 'highsynergycards')).toEqual([]);
    expect(slugsOf(rows(4), 'highsynergycards')).toEqual([]);
    expect(slugsOf(rows(4), 'topcards')).toEqual(['card', 'other']);
    expect(slugsOf(rows(5), 'highsynergycards')).toEqual(['card', 'other']);
  });
  it('orders equal rates by synergy', () => {
    const rows = [row('a', 3, -0.2), row('b', 3, -0.1), row('c', 3, 0)];
    expect(slugsOf(rows, 'topcards')).toEqual(['c', 'b', 'a']);
  });
  it('ends lists of many decks where fewer than three, or one in a hundred, play a card', () => {
    const rows = (decks: number): readonly CardRow[] =>
      [2, 3, 9, 10, 500].map((played) => ({ ...row(`c${played}`, played, 0), potential_decks: decks }));
    expect(slugsOf(rows(1000), 'topcards')).toEqual(['c500', 'c10']);
    expect(slugsOf(rows(600), 'topcards')).toEqual(['c500', 'c10', 'c9']);
    expect(slugsOf(rows(100), 'topcards')).toEqual(['c500', 'c10', 'c9', 'c3']);
    expect(slugsOf(rows(49), 'topcards')).toHaveLength(5);
  });
  it('lists cards with few potential decks in New Cards only, unless all cards have few', () => {
    const rows = (potential: number): readonly CardRow[] => [
      { ...row('rare', 1, 0.9), potential_decks: 1 },
      { ...row('rare-old', 1, 0.9), potential_decks: 1 },
      { ...row('fair', Math.max(3, potential / 10), 0.2), potential_decks: potential },
    ];
    const tags = (potential: number) =>
      makeCommanderLists(rows(potential), (slug) => ({
        group: 'creatures',
        isNew: slug === 'rare',
        gameChanger: false,
      })).map(({ tag, rows: list }) => [tag, ...list.map(({ slug }) => slug)]);
    expect(tags(7)).toEqual([
      ['newcards', 'rare'],
      ['highsynergycards', 'fair'],
    ]);
    expect(tags(2)).toEqual([
      ['newcards', 'rare'],
      ['topcards', 'fair', 'rare-old'],
    ]);
    expect(tags(1000)).toEqual(tags(7));
  });
});
