import { describe, expect, it } from 'vitest';
import {
  addCards,
  appendCommander,
  crownCard,
  demoteCommander,
  removeCards,
  replaceCommander,
  setClipboard,
  setCopies,
  undo,
} from './clipboard';
import { type ClipboardState, clipboardCount, EMPTY_CLIPBOARD as EMPTY } from './clipboard-state';
import { clipboardTotals } from './clipboard-view';
import { aBasicLand, aClipboardCard } from '../../testing/builders';

const ring = aClipboardCard({ name: 'Sol Ring', prices: { tcgplayer: 1.5 } });
const island = { ...aBasicLand('Island'), prices: { tcgplayer: 0.1 } };
const nazgul = aClipboardCard({ name: 'Nazgûl', copyLimit: 9 });
const edgar = aClipboardCard({ name: 'Edgar Markov' });
/** A commander that a deck may have any number of. */
const cid = aClipboardCard({ name: 'Cid, Timeless Artificer', copyLimit: 'any' });

const copies = (state: ClipboardState): readonly (readonly [string, number])[] =>
  Object.values(state.cards).map(({ name, count = 1 }) => [name, count]);

describe('copies of a card', () => {
  it('are those of the added entry; one without a count', () => {
    expect(copies(addCards(EMPTY, [{ ...island, count: 4 }, ring]))).toEqual([
      ['Island', 4],
      ['Sol Ring', 1],
    ]);
    expect(copies(addCards(EMPTY, [island]))).toEqual([['Island', 1]]);
  });
  it('do not double when the same list is added again: the newest number holds', () => {
    const four = addCards(EMPTY, [{ ...island, count: 4 }]);
    const again = addCards(four, [{ ...island, count: 4 }]);
    expect(copies(again)).toEqual([['Island', 4]]);
    expect(again.prevStates).toHaveLength(1);
    expect(copies(addCards(four, [{ ...island, count: 2 }]))).toEqual([['Island', 2]]);
  });
  it('stay when the card is added again without a count', () =>
    expect(copies(addCards(addCards(EMPTY, [{ ...island, count: 4 }]), [island]))).toEqual([['Island', 4]]));
  it('are at most what a deck may have', () =>
    expect(
      copies(
        addCards(EMPTY, [
          { ...ring, count: 3 },
          { ...nazgul, count: 12 },
          { ...island, count: 5000 },
        ]),
      ),
    ).toEqual([
      ['Sol Ring', 1],
      ['Nazgûl', 9],
      ['Island', 999],
    ]));

  it.each([
    [island.url, 30, 30],
    [island.url, 1, 1],
    [nazgul.url, 10, 9],
    [ring.url, 2, 1],
  ])('are set: %s to %i gives %i', (url, count, expected) => {
    const state = addCards(EMPTY, [{ ...island, count: 4 }, nazgul, ring]);
    expect(setCopies(state, url, count).cards[url]?.count ?? 1).toBe(expected);
    expect(Object.keys(setCopies(state, url, count).cards)).toEqual(Object.keys(state.cards));
  });
  it.each([0, -1, 1.5, NaN, Infinity])('are not set to %d', (count) => {
    const state = addCards(EMPTY, [{ ...island, count: 4 }]);
    expect(setCopies(state, island.url, count)).toBe(state);
  });
  it('are not set for a card that is not in the list', () =>
    expect(setCopies(EMPTY, island.url, 4)).toBe(EMPTY));

  it('come back by undo, after each kind of change', () => {
    const four = addCards(EMPTY, [{ ...island, count: 4 }, ring]);
    for (const changed of [
      setCopies(four, island.url, 30),
      addCards(four, [{ ...island, count: 9 }]),
      removeCards(four, [island.url]),
      setClipboard<unknown>(four, { cards: {} }),
    ]) {
      expect(changed.prevStates).toHaveLength(2);
      expect(copies(undo(changed))).toEqual(copies(four));
    }
  });

  it('count in the number of cards and the totals', () => {
    const state = appendCommander(addCards(EMPTY, [{ ...island, count: 98 }, ring]), edgar);
    expect(clipboardCount(state)).toBe(100);
    expect(clipboardTotals(state, 'tcgplayer')).toMatchObject({ text: '11.30', priced: 99, unpriced: 1 });
  });
});

describe('copies of a card that is a commander, too', () => {
  const listed = addCards(EMPTY, [{ ...cid, count: 12 }]);

  it('lose one to the command zone and get it back', () => {
    for (const crown of [appendCommander, replaceCommander, crownCard]) {
      const crowned = crown(listed, cid);
      expect([crowned.commanders, copies(crowned)]).toEqual([[cid.url], [[cid.name, 11]]]);
      expect(clipboardCount(crowned)).toBe(12);
      expect(copies(demoteCommander(crowned, cid.url))).toEqual([[cid.name, 12]]);
      expect(copies(replaceCommander(crowned, edgar))).toEqual([[cid.name, 12]]);
    }
  });
  it('stay when it is chosen again', () =>
    expect(copies(crownCard(crownCard(listed, cid), cid))).toEqual([[cid.name, 11]]));
  it('can be added beside it, as far as a deck may have them', () => {
    expect(copies(addCards(appendCommander(EMPTY, cid), [{ ...cid, count: 3 }]))).toEqual([[cid.name, 3]]);
    const nine = addCards(appendCommander(EMPTY, nazgul), [{ ...nazgul, count: 9 }]);
    expect(copies(nine)).toEqual([['Nazgûl', 8]]);
    expect(copies(addCards(appendCommander(EMPTY, edgar), [{ ...edgar, count: 2 }]))).toEqual([]);
  });
  it('are not counted in the price of the commander', () =>
    expect(clipboardTotals(crownCard(listed, cid), 'tcgplayer').unpriced).toBe(12));
});
