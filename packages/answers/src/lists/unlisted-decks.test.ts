import type { CardRow } from '@crownsmith/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardGroup } from './card-group';
import { makeCommanderLists } from './commander-lists';
import { mostUnlistedDecks } from './unlisted-decks';

const GROUPS: readonly CardGroup[] = ['creatures', 'lands'];

interface Played extends CardRow {
  readonly group: CardGroup;
}

/** Lists of a page as `makeCommanderLists` makes them, and the cards that are on none of them. */
const divide = (rows: readonly Played[]) => {
  const groupOf = new Map(rows.map(({ slug, group }) => [slug, group]));
  const lists = makeCommanderLists(rows, (slug) => ({
    ...{ group: groupOf.get(slug), gameChanger: false, isNew: false },
  }));
  const listed = new Set(lists.flatMap((list) => list.rows.map(({ slug }) => slug)));
  return {
    lists: lists.map((list) => ({
      rows: list.rows.map((row) => ({ ...row, primaryType: groupOf.get(row.slug) })),
    })),
    unlisted: rows.filter(({ slug }) => !listed.has(slug)),
  };
};

describe('the most decks of an unlisted card', () => {
  it('are no fewer than any card has that no list shows, whatever is played', () => {
    const counts = fc.record({
      decks: fc.integer({ min: 1, max: 400 }),
      cards: fc.array(
        fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0.01, max: 1, noNaN: true })),
        { minLength: 80, maxLength: 160 },
      ),
    });
    let checked = 0;
    fc.assert(
      fc.property(counts, ({ decks, cards }) => {
        const rows = cards.map(([share, could], at): Played => {
          const potential_decks = at === 0 ? decks : Math.max(1, Math.round(decks * could));
          const num_decks = Math.round(potential_decks * share);
          const group = GROUPS[at % 5 === 0 ? 1 : 0] ?? 'creatures';
          return { ...{ slug: `c${at}`, num_decks, potential_decks, group }, synergy: null, lift: null };
        });
        const { lists, unlisted } = divide(rows);
        const mostOf = mostUnlistedDecks({ decks, lists });
        for (const { num_decks, group } of unlisted) {
          checked += 1;
          expect(num_decks).toBeLessThanOrEqual(mostOf(group));
        }
      }),
    );
    expect(checked).toBeGreaterThan(100);
  });

  it('are those of the last card of a full list of its type, and few of another type', () => {
    const rows = Array.from({ length: 70 }, (_, at): Played => ({
      ...{ slug: `c${at}`, num_decks: 100 - at, potential_decks: 100, group: 'creatures' },
      ...{ synergy: null, lift: null },
    }));
    const { lists, unlisted } = divide(rows);
    const mostOf = mostUnlistedDecks({ decks: 100, lists });
    expect(unlisted[0]?.num_decks).toBe(40);
    expect(mostOf('creatures')).toBe(41);
    expect(mostOf('lands')).toBe(2);
  });

  it('are never more than there are', () =>
    expect(mostUnlistedDecks({ decks: 1, lists: [] })('Creature')).toBe(1));
});
