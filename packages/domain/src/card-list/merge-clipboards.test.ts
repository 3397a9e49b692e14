import { describe, expect, it } from 'vitest';
import { copiesOf, countListCards, type CardList } from './card-list';
import { applyListChanges, compareLists } from './list-changes';
import { mergeClipboards } from './merge-clipboards';
import { anyCardList } from '../../testing/card-lists';
import { fc, test } from '../../testing/property';

const EMPTY: CardList = { commanders: [], cards: {} };
const list = (cards: Readonly<Record<string, number>>, ...commanders: readonly string[]): CardList => ({
  commanders,
  cards,
});
const anyPair = (): boolean => true;
const onlyAlone = (commanders: readonly string[]): boolean => commanders.length === 1;

const copiesOfAll = (merged: CardList): Readonly<Record<string, number>> => {
  const urls = new Set([...Object.keys(merged.cards), ...merged.commanders]);
  return Object.fromEntries(
    [...urls].map((url) => [url, copiesOf(merged, url) + (merged.commanders.includes(url) ? 1 : 0)]),
  );
};

describe('mergeClipboards', () => {
  it.each([
    ['G', 'G', 'B', 'B'],
    ['G', 'B', 'G', 'B'],
    ['G', undefined, 'G', undefined],
    ['G', 'G', undefined, undefined],
    [undefined, 'B', 'R', 'B'],
  ] as const)(
    'takes the colour of the side that chose: from %s, %s here, %s there',
    (from, here, there, merged) => {
      const of = (chosenColor: CardList['chosenColor']): CardList => ({
        ...list({ opt: 1 }, 'piper'),
        chosenColor,
      });
      expect(mergeClipboards(of(from), of(here), of(there), anyPair).chosenColor).toBe(merged);
    },
  );

  const base = list({ forest: 10, opt: 1, shock: 1 }, 'krenko');
  it.each<[string, CardList, CardList, CardList]>([
    [
      'keeps the additions of both sides',
      list({ ...base.cards, ring: 1 }, 'krenko'),
      list({ ...base.cards, bolt: 1 }, 'krenko'),
      list({ ...base.cards, ring: 1, bolt: 1 }, 'krenko'),
    ],
    [
      'removes what one side removed',
      list({ forest: 10, shock: 1 }, 'krenko'),
      list({ forest: 10, opt: 1 }, 'krenko'),
      list({ forest: 10 }, 'krenko'),
    ],
    [
      'takes the changed copies of one side',
      list({ ...base.cards, forest: 8 }, 'krenko'),
      base,
      list({ ...base.cards, forest: 8 }, 'krenko'),
    ],
    [
      'takes the larger number where both changed the copies, also to none',
      list({ forest: 12, shock: 1 }, 'krenko'),
      list({ forest: 11, opt: 2, shock: 1 }, 'krenko'),
      list({ forest: 12, opt: 2, shock: 1 }, 'krenko'),
    ],
    [
      'keeps a commander that one side chose from the cards and the other removed from them',
      list({ forest: 10, shock: 1 }, 'krenko', 'opt'),
      list({ forest: 10, shock: 1 }, 'krenko'),
      list({ forest: 10, shock: 1 }, 'krenko', 'opt'),
    ],
    [
      'has a card once that is a commander on one side and was added as a card on the other',
      list(base.cards, 'edgar', 'krenko'),
      list({ ...base.cards, edgar: 1 }, 'krenko'),
      list(base.cards, 'edgar', 'krenko'),
    ],
  ])('%s', (_, local, remote, merged) => {
    expect(mergeClipboards(base, local, remote, anyPair)).toEqual(merged);
    expect(mergeClipboards(base, remote, local, anyPair)).toEqual(merged);
  });

  it('keeps the local commander, and the other as a card, where they cannot lead together', () => {
    const merged = mergeClipboards(EMPTY, list({ opt: 1 }, 'edgar'), list({}, 'krenko'), onlyAlone);
    expect(merged).toEqual(list({ opt: 1, krenko: 1 }, 'edgar'));
  });
  it('joins partners that were chosen on two machines, but never three', () => {
    const one = list({}, 'thrasios');
    expect(mergeClipboards(EMPTY, one, list({}, 'tymna'), anyPair).commanders).toEqual(['thrasios', 'tymna']);
    const three = mergeClipboards(EMPTY, one, list({}, 'kraum', 'tymna'), anyPair);
    expect(three).toEqual(list({ kraum: 1, tymna: 1 }, 'thrasios'));
  });
  it('asks about commanders only where both sides changed them', () => {
    const neither = (): boolean => false;
    expect(mergeClipboards(base, base, list({}, 'tymna'), neither).commanders).toEqual(['tymna']);
    expect(mergeClipboards(base, list({}), base, neither).commanders).toEqual([]);
  });
});

describe('laws of mergeClipboards', () => {
  const anyRule = fc.constantFrom(anyPair, onlyAlone);

  test(
    'a side without changes gives the other side, and equal sides give themselves',
    [anyCardList, anyCardList],
    (base, changed) => {
      expect(mergeClipboards(base, changed, base, onlyAlone)).toEqual(changed);
      expect(mergeClipboards(base, base, changed, onlyAlone)).toEqual(changed);
      expect(mergeClipboards(base, changed, changed, onlyAlone)).toEqual(changed);
    },
  );

  test(
    'the cards that do not lead are the same whichever side is local',
    [anyCardList, anyCardList, anyCardList],
    (base, one, other) => {
      const merged = mergeClipboards(base, one, other, anyPair);
      const turned = mergeClipboards(base, other, one, anyPair);
      const leading = [...merged.commanders, ...turned.commanders];
      const listed = ({ cards }: CardList): CardList =>
        list(Object.fromEntries(Object.entries(cards).filter(([url]) => !leading.includes(url))));
      expect(listed(merged)).toEqual(listed(turned));
    },
  );

  test(
    'no addition of either side is lost, and no removal that the other side left alone',
    [anyCardList, anyCardList, anyCardList, anyRule],
    (base, local, remote, canLead) => {
      const all = [base, local, remote, mergeClipboards(base, local, remote, canLead)].map(copiesOfAll);
      const [was = {}, here = {}, there = {}, merged = {}] = all;
      for (const url of new Set(all.flatMap(Object.keys))) {
        const [b, l, r, m] = [was, here, there, merged].map((copies) => copies[url] ?? 0);
        if (l !== undefined && b !== undefined && l > b) expect(m).toBeGreaterThanOrEqual(l);
        if (r !== undefined && b !== undefined && r > b) expect(m).toBeGreaterThanOrEqual(r);
        const [wasLeading, ...leads] = [base, local, remote].map(({ commanders }) =>
          commanders.includes(url),
        );
        const isLeftAlone = [l === b && leads[0] === wasLeading, r === b && leads[1] === wasLeading];
        if ((l === 0 && isLeftAlone[1]) || (r === 0 && isLeftAlone[0])) expect(m).toBe(0);
      }
    },
  );

  test(
    'commanders are sorted, at most two, of either side, and a command zone unless one side had them',
    [anyCardList, anyCardList, anyCardList],
    (base, local, remote) => {
      const { commanders, cards } = mergeClipboards(base, local, remote, onlyAlone);
      expect(commanders.length).toBeLessThanOrEqual(2);
      expect([...new Set(commanders)].sort()).toEqual(commanders);
      const sides = [local.commanders, remote.commanders].map((side) => side.join());
      if (commanders.length === 2) expect(sides).toContain(commanders.join());
      expect(commanders.filter((url) => !sides.join().includes(url))).toEqual([]);
      expect(Object.values(cards).every((copies) => Number.isInteger(copies) && copies > 0)).toBe(true);
    },
  );

  test(
    'changes of different cards are both applied',
    [anyCardList, anyCardList, anyCardList],
    (base, one, other) => {
      const odd = (url: string): boolean => /[13579]$/.test(url);
      const only = (changed: CardList, isMine: (url: string) => boolean): CardList => ({
        commanders: base.commanders,
        cards: Object.fromEntries(
          [...Object.entries(base.cards).filter(([url]) => !isMine(url))].concat(
            Object.entries(changed.cards).filter(([url]) => isMine(url)),
          ),
        ),
      });
      const local = only(one, odd);
      const remote = only(other, (url) => !odd(url));
      const merged = mergeClipboards(base, local, remote, onlyAlone);
      expect(merged).toEqual(applyListChanges(local, compareLists(base, remote)));
      expect(countListCards(merged)).toBe(
        countListCards(local) + countListCards(remote) - countListCards(base),
      );
    },
  );
});
