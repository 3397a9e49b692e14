import { describe, expect, it } from 'vitest';
import { cardListOf, countListCards, isSameList, type CardList } from './card-list';
import { applyListChanges, compareLists, isUnchanged } from './list-changes';
import { aBasicLand, aClipboardCard } from '../../testing/builders';
import { anyCardList } from '../../testing/card-lists';
import { test } from '../../testing/property';

const before: CardList = {
  commanders: ['/cards/tymna-the-weaver'],
  cards: { '/cards/swamp': 10, '/cards/sol-ring': 1, '/cards/edgar-markov': 1 },
};

describe('a list of a clipboard', () => {
  it('has its cards with copies, and its commanders', () => {
    const swamp = aBasicLand('Swamp');
    const ring = aClipboardCard({ name: 'Sol Ring' });
    const list = cardListOf({
      cards: { [swamp.url]: { ...swamp, count: 30 }, [ring.url]: ring },
      commanders: ['/cards/edgar-markov'],
    });
    expect(list).toEqual({
      commanders: ['/cards/edgar-markov'],
      cards: { '/cards/swamp': 30, '/cards/sol-ring': 1 },
    });
    expect(countListCards(list)).toBe(32);
  });

  test('is the same in any order', [anyCardList], (list) => {
    const turned = Object.fromEntries(Object.entries(list.cards).reverse());
    expect(isSameList(list, { ...list, commanders: [...list.commanders].reverse(), cards: turned })).toBe(
      true,
    );
  });
  it.each([
    ['another number of copies', { ...before, cards: { ...before.cards, '/cards/swamp': 9 } }],
    ['a card more', { ...before, cards: { ...before.cards, '/cards/opt': 1 } }],
    ['a colour that is chosen', { ...before, chosenColor: 'G' as const }],
    ['another commander', { ...before, commanders: ['/cards/edgar-markov'] }],
    ['a commander more', { ...before, commanders: [...before.commanders, '/cards/kraum'] }],
  ])('is another one with %s', (_, other) => {
    expect([isSameList(before, other), isSameList(other, before)]).toEqual([false, false]);
  });
});

describe('changes between two lists', () => {
  it.each([
    [undefined, 'G'],
    ['G', undefined],
    ['G', 'B'],
    ['G', 'G'],
  ] as const)('have the colour that was chosen: %s, then %s', (first, then) => {
    const [from, to] = [
      { ...before, ...(first && { chosenColor: first }) },
      { ...before, ...(then && { chosenColor: then }) },
    ];
    const changes = compareLists(from, to);
    expect(changes.chosenColor).toEqual(first === then ? undefined : { before: first, after: then });
    expect(isUnchanged(changes)).toBe(first === then);
    expect(applyListChanges(from, changes)).toEqual(to);
  });
  it('are cards, copies and commanders, of which a card can become one', () => {
    const after = {
      commanders: ['/cards/edgar-markov'],
      cards: { '/cards/swamp': 12, '/cards/sol-ring': 1, '/cards/opt': 2 },
    };
    expect(compareLists(before, after)).toEqual({
      printings: [],
      added: [{ url: '/cards/opt', count: 2 }],
      removed: [{ url: '/cards/edgar-markov', count: 1 }],
      changed: [{ url: '/cards/swamp', before: 10, after: 12 }],
      commanders: { added: ['/cards/edgar-markov'], removed: ['/cards/tymna-the-weaver'] },
    });
  });
  it('take names of object properties for unknown cards', () => {
    const list = { commanders: [], cards: { constructor: 1, toString: 2 } };
    expect(compareLists({ commanders: [], cards: {} }, list).added).toHaveLength(2);
  });

  test('applied to the first list give the second', [anyCardList, anyCardList], (one, other) => {
    const given = applyListChanges(one, compareLists(one, other));
    expect(given.cards).toEqual(other.cards);
    expect([...given.commanders].sort()).toEqual(other.commanders);
  });
  test('are none exactly between equal lists', [anyCardList, anyCardList], (one, other) => {
    expect(isUnchanged(compareLists(one, one))).toBe(true);
    expect(isUnchanged(compareLists(one, other))).toBe(isSameList(one, other));
  });
  test('are turned round with the lists', [anyCardList, anyCardList], (one, other) => {
    const there = compareLists(one, other);
    const back = compareLists(other, one);
    expect(new Set(back.added)).toEqual(new Set(there.removed));
    expect(new Set(back.removed)).toEqual(new Set(there.added));
    expect(back.commanders).toEqual({ added: there.commanders.removed, removed: there.commanders.added });
    const turned = back.changed.map(({ url, before, after }) => ({ url, before: after, after: before }));
    expect(new Set(turned)).toEqual(new Set(there.changed));
  });
});
