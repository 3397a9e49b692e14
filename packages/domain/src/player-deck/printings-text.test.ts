import { describe, expect, it } from 'vitest';
import { anyCardList } from '../../testing/card-lists';
import { test } from '../../testing/property';
import { printingsOf, type CardList } from '../card-list/card-list';
import { isSamePrintings } from '../card-list/printings';
import { makePrintingsText, readPrintings } from './printings-text';

const list: CardList = {
  commanders: ['/cards/edgar-markov'],
  cards: { '/cards/opt': 2, '/cards/sol-ring': 1, '/cards/swamp': 9 },
};

describe('printings in an address', () => {
  it.each<[string, CardList['printings']]>([
    [
      '4..f_dom_60--dom_60',
      {
        '/cards/opt': [
          { count: 1, set: 'DOM', collectorNumber: '60', finish: 'foil' },
          { count: 1, set: 'DOM', collectorNumber: '60' },
        ],
      },
    ],
    ['4.e_', { '/cards/edgar-markov': [{ count: 1, finish: 'etched' }] }],
    ['4....8*plst_TSR-45', { '/cards/swamp': [{ count: 8, set: 'PLST', collectorNumber: 'TSR-45' }] }],
  ])('are %s', (text, printings) => {
    expect(makePrintingsText({ ...list, printings })).toBe(text);
    expect(readPrintings(text, list)).toEqual(printings);
  });
  it('are those of a companion, too, behind the cards', () => {
    const companion = '/cards/jegantha-the-wellspring';
    const printings = {
      '/cards/opt': [{ count: 1, set: 'DOM' }],
      [companion]: [{ count: 1, set: 'IKO', collectorNumber: '222' }],
    };
    const text = makePrintingsText({ ...list, companion, printings });
    expect(text).toBe('4..dom...iko_222');
    expect(readPrintings(text ?? '', { ...list, companion })).toEqual(printings);
    expect(readPrintings(text ?? '', list)).toEqual({ '/cards/opt': [{ count: 1, set: 'DOM' }] });
    expect(readPrintings('4..dom', { ...list, companion })).toEqual({
      '/cards/opt': [{ count: 1, set: 'DOM' }],
    });
  });
  it('are nothing where nothing is stated, and none of another list or of nonsense', () => {
    expect(makePrintingsText(list)).toBeUndefined();
    for (const text of ['', '3.c21_263', '4', '4.!!.--.*', '4.c21_1--c21_2--c21_3x!'])
      expect(
        Object.keys(readPrintings(text, list) ?? {}).filter((url) => url !== '/cards/edgar-markov'),
      ).toEqual([]);
  });
  test('are read as they were written, but for the words of their player', [anyCardList], (any) => {
    const text = makePrintingsText(any);
    const read = text === undefined ? undefined : readPrintings(text, any);
    for (const url of [...any.commanders, ...Object.keys(any.cards)])
      expect(
        isSamePrintings(
          printingsOf({ ...any, printings: read }, url),
          printingsOf(any, url).map(({ listedName: _, ...copies }) => copies),
        ),
      ).toBe(true);
  });
});
