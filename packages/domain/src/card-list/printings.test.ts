import { describe, expect, it } from 'vitest';
import {
  allCopies,
  isSameList,
  printableList,
  printingsOf,
  withFittedPrintings,
  type CardList,
} from './card-list';
import { compareLists, isUnchanged } from './list-changes';
import { mergeClipboards } from './merge-clipboards';
import { copiesByPrinting, fitPrintings, isSamePrintings } from './printings';
import { anyCardList, anyPrintedCopies } from '../../testing/card-lists';
import { fc, test } from '../../testing/property';
import { makeDeckList, type ListFormat } from '../deck-list/make-deck-list';
import { countCopies, listOfCopies, resolvePastedList } from '../deck-list/pasted-list';
import { aClipboardCard } from '../../testing/builders';

const total = (copies: readonly { readonly count: number }[]): number =>
  copies.reduce((sum, { count }) => sum + count, 0);

describe('stated copies', () => {
  const copies = fc.array(anyPrintedCopies, { maxLength: 5 });
  const most = fc.integer({ min: 0, max: 8 });

  test('are never more than there are, and stay as they are', [copies, most], (stated, count) => {
    const fitted = fitPrintings(stated, count);
    expect(total(fitted)).toBeLessThanOrEqual(count);
    expect(fitPrintings(fitted, count)).toEqual(fitted);
    expect(total(copiesByPrinting(count, stated))).toBe(count);
  });
  test('are the same in any order', [copies], (stated) =>
    expect(isSamePrintings(stated, [...stated].reverse())).toBe(true),
  );
  it.each([
    ['another set', { count: 1, set: 'MH2' }],
    ['another finish', { count: 1, set: 'C21', finish: 'etched' as const }],
    ['more copies', { count: 2, set: 'C21' }],
    ['other words', { count: 1, set: 'C21', listedName: 'Sonnenring' }],
  ])('are others with %s', (_, other) =>
    expect(isSamePrintings([{ count: 1, set: 'C21' }], [other])).toBe(false),
  );
});

const URL = '/cards/sol-ring';
const list = (printings: CardList['printings']): CardList => ({
  commanders: ['/cards/krenko'],
  cards: { [URL]: 3 },
  printings,
});

describe('printings of a list', () => {
  it('are a change of it', () => {
    const [before, after] = [
      list({ [URL]: [{ count: 1, set: 'C21' }] }),
      list({ [URL]: [{ count: 1, set: 'MH2' }] }),
    ];
    expect(isSameList(before, after)).toBe(false);
    const changes = compareLists(before, after);
    expect(isUnchanged(changes)).toBe(false);
    expect(changes.printings).toEqual([
      { url: URL, before: [{ count: 1, set: 'C21' }], after: [{ count: 1, set: 'MH2' }] },
    ]);
  });

  it('go with the side that changed them when two clipboards are merged', () => {
    const base = list({ [URL]: [{ count: 1, set: 'C21' }] });
    const changed = list({ [URL]: [{ count: 1, set: 'MH2', finish: 'foil' }] });
    const canLead = (): boolean => true;
    expect(mergeClipboards(base, base, changed, canLead).printings).toEqual(changed.printings);
    expect(mergeClipboards(base, changed, base, canLead).printings).toEqual(changed.printings);
    expect(mergeClipboards(base, changed, list(undefined), canLead).printings).toEqual(changed.printings);
  });

  it('of a commander are those of the first copy', () => {
    const both: CardList = {
      commanders: [URL],
      cards: { [URL]: 2 },
      printings: {
        [URL]: [
          { count: 1, set: 'C21', finish: 'foil' },
          { count: 1, set: 'MH2' },
        ],
      },
    };
    expect(printableList(both, { nameOf: () => 'Sol Ring' })).toEqual({
      commanders: [{ count: 1, name: 'Sol Ring', set: 'C21', finish: 'foil' }],
      main: [
        { count: 1, name: 'Sol Ring', set: 'MH2' },
        { count: 1, name: 'Sol Ring' },
      ],
    });
  });

  test('are never more than its copies', [anyCardList], (any) => {
    const doubled = withFittedPrintings({
      ...any,
      printings: Object.fromEntries(
        Object.entries(any.printings ?? {}).map(([url, copies]) => [url, [...copies, ...copies]]),
      ),
    });
    for (const url of Object.keys(doubled.printings ?? {}))
      expect(total(printingsOf(doubled, url))).toBeLessThanOrEqual(allCopies(doubled, url));
  });
});

describe('a list with printings', () => {
  const nameOf = (url: string): string => url.replace('/cards/card-', 'Card ');
  const cards = new Map(
    Array.from({ length: 8 }, (_, at) => {
      const name = `Card ${at + 1}`;
      return [name, aClipboardCard({ name, canBeCommander: true })] as const;
    }),
  );
  const read = (text: string, words: ReadonlyMap<string, string> = new Map()): CardList => {
    const pasted = resolvePastedList(text, (name) => cards.get(words.get(name) ?? name));
    return listOfCopies(countCopies(pasted.commanders), countCopies(pasted.main));
  };
  /** What a program's list carries of a printing; those that it carries a part of are not distinguished any more. */
  const CARRIED: readonly (readonly [ListFormat, readonly ('set' | 'finish')[]])[] = [
    ['moxfield', ['set', 'finish']],
    ['archidekt', ['set', 'finish']],
    ['tappedout', ['set', 'finish']],
    ['csv', ['set', 'finish']],
    ['arena', ['set']],
  ];
  const carried = (any: CardList, marks: readonly ('set' | 'finish')[]): CardList =>
    withFittedPrintings({
      ...any,
      printings: Object.fromEntries(
        Object.entries(any.printings ?? {}).map(([url, copies]) => [
          url,
          copies.map(({ count, set, collectorNumber, finish }) => ({
            count,
            ...(marks.includes('set') &&
              set !== undefined && { set, ...(collectorNumber !== undefined && { collectorNumber }) }),
            ...(marks.includes('finish') && finish !== undefined && { finish }),
          })),
        ]),
      ),
    });

  for (const [format, marks] of CARRIED)
    test(
      `is the same after it was printed as ${format} and read again`,
      [anyCardList.filter(({ cards: main }) => Object.keys(main).length > 0)],
      (any) => {
        const printed = makeDeckList(printableList(any, { nameOf }), format);
        const [expected, actual] = [carried(any, marks), read(printed)];
        expect({ printed, same: isSameList(actual, expected) }).toEqual({ printed, same: true });
      },
      50,
    );

  it('is printed in the words of its player if asked', () => {
    const words = new Map([['Sonnenring', 'Card 1']]);
    const own = read('1 Sonnenring (C21) 263 *F*\n2 Card 2', words);
    expect(own).toEqual({
      commanders: [],
      cards: { '/cards/card-1': 1, '/cards/card-2': 2 },
      printings: {
        '/cards/card-1': [
          { count: 1, set: 'C21', collectorNumber: '263', finish: 'foil', listedName: 'Sonnenring' },
        ],
      },
    });
    const print = (keepsWords: boolean): string =>
      makeDeckList(printableList(own, { nameOf, keepsWords }), 'moxfield');
    expect(print(true)).toBe('1 Sonnenring (C21) 263 *F*\n2 Card 2');
    expect(print(false)).toBe('1 Card 1 (C21) 263 *F*\n2 Card 2');
    expect(read(print(true), words)).toEqual(own);
  });
});
