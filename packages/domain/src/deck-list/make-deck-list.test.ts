import { describe, expect, it } from 'vitest';
import type { DeckLine, DeckListEntry } from './deck-list';
import { readStatedWords } from '../player-deck/stated-words';
import { parseDeckList } from './parse-deck-list';
import { LIST_FORMATS, makeDeckList, type ListFormat, type PrintableList } from './make-deck-list';
import { anyCardName } from '../../testing/arbitraries';
import { fc, test } from '../../testing/property';

const LIST: PrintableList = {
  commanders: [{ count: 1, name: 'Edgar Markov', set: 'C17', collectorNumber: '36', finish: 'foil' }],
  companion: { count: 1, name: 'Lurrus of the Dream-Den' },
  main: [
    { count: 1, name: 'Fire // Ice', set: 'MH2', categories: ['Removal', 'Draw'], tags: ['ramp'] },
    { count: 9, name: 'Swamp' },
  ],
};

describe('printed lists', () => {
  it.each<[ListFormat, string]>([
    [
      'plain',
      '// Commander\n1 Edgar Markov\n\n// Companion\n1 Lurrus of the Dream-Den\n\n// Deck\n1 Fire // Ice\n9 Swamp',
    ],
    ['mtgo', '1 Fire/Ice\n9 Swamp\n\nSIDEBOARD:\n1 Edgar Markov\n1 Lurrus of the Dream-Den'],
    [
      'arena',
      'Commander\n1 Edgar Markov (C17) 36\n\nCompanion\n1 Lurrus of the Dream-Den\n\nDeck\n1 Fire // Ice (MH2)\n9 Swamp',
    ],
    [
      'moxfield',
      'Commander\n1 Edgar Markov (C17) 36 *F*\n\nCompanion\n1 Lurrus of the Dream-Den\n\nDeck\n1 Fire // Ice (MH2) #ramp\n9 Swamp',
    ],
    [
      'archidekt',
      '1x Edgar Markov (c17) 36 *F* [Commander{top}]\n1x Lurrus of the Dream-Den [Companion]\n1x Fire // Ice (mh2) [Removal,Draw]\n9x Swamp',
    ],
    [
      'manabox',
      '// COMMANDER\n1 Edgar Markov (C17) 36 *F*\n\n// COMPANION\n1 Lurrus of the Dream-Den\n\n// DECK\n1 Fire // Ice (MH2)\n9 Swamp',
    ],
    [
      'tappedout',
      'Companion:\n1x Lurrus of the Dream-Den\n\n1x Edgar Markov (C17:36) *F* *CMDR*\n1x Fire // Ice (MH2) #ramp\n9x Swamp',
    ],
    [
      'csv',
      'Count,Name,Set code,Collector number,Finish,Board\n1,Edgar Markov,C17,36,foil,commander\n1,Lurrus of the Dream-Den,,,,companion\n1,Fire // Ice,MH2,,,main\n9,Swamp,,,,main',
    ],
  ])('as %s', (format, text) => expect(makeDeckList(LIST, format)).toBe(text));
  it('declare a bracket where a comment can, which is no card when it is read', () => {
    const text = makeDeckList({ ...LIST, bracket: 3 }, 'plain');
    expect(text).toBe(`// Bracket: 3\n\n${makeDeckList(LIST, 'plain')}`);
    expect(readStatedWords(text).bracket).toBe(3);
    const { commanders, companion, main, errors } = parseDeckList(text);
    expect([commanders.length, companion?.name, main.length, errors]).toEqual([
      1,
      'Lurrus of the Dream-Den',
      2,
      [],
    ]);
    for (const format of LIST_FORMATS.filter((other) => other !== 'plain'))
      expect(makeDeckList({ ...LIST, bracket: 3 }, format)).toBe(makeDeckList(LIST, format));
  });
  it.each(LIST_FORMATS)('are empty for an empty list as %s', (format) =>
    expect(makeDeckList({ commanders: [], main: [] }, format)).toBe(''),
  );
});

describe('lists that are parsed back after printing', () => {
  const anyEntry = (count: fc.Arbitrary<number>): fc.Arbitrary<DeckListEntry> =>
    fc
      .record({
        count,
        name: anyCardName,
        printing: fc.option(
          fc.tuple(
            fc.constantFrom('C21', 'MH2', '40K', 'PLST', 'SLD'),
            fc.option(fc.constantFrom('1', '263', '12a', 'XLN-65', '7★')),
          ),
        ),
        finish: fc.option(fc.constantFrom('foil' as const, 'etched' as const)),
        categories: fc.option(
          fc.uniqueArray(fc.constantFrom('Ramp', 'Removal', 'Mana Rocks', 'My Pile'), {
            minLength: 1,
            maxLength: 2,
          }),
        ),
        tags: fc.option(
          fc.array(fc.constantFrom('ramp', 'mana rock', '!best'), { minLength: 1, maxLength: 2 }),
        ),
      })
      .map(({ count: copies, name, printing, finish, categories, tags }) => ({
        count: copies,
        name,
        ...(printing !== null && {
          set: printing[0],
          ...(printing[1] !== null && { collectorNumber: printing[1] }),
        }),
        ...(finish !== null && { finish }),
        ...(categories !== null && { categories }),
        ...(tags !== null && { tags }),
      }));
  const single = anyEntry(fc.constant(1));
  const main = fc.array(anyEntry(fc.integer({ min: 1, max: 99 })), { minLength: 1, maxLength: 8 });

  /** The fields that a format supports, besides count and name. */
  const SUPPORTED: Readonly<Record<ListFormat, readonly (keyof DeckListEntry)[]>> = {
    plain: [],
    mtgo: [],
    arena: ['set', 'collectorNumber'],
    moxfield: ['set', 'collectorNumber', 'finish', 'tags'],
    archidekt: ['set', 'collectorNumber', 'finish', 'categories'],
    manabox: ['set', 'collectorNumber', 'finish'],
    tappedout: ['set', 'collectorNumber', 'finish', 'tags'],
    csv: ['set', 'collectorNumber', 'finish'],
  };
  const supportedFields = (entry: DeckListEntry | DeckLine, format: ListFormat): Partial<DeckListEntry> =>
    Object.fromEntries(
      (['count', 'name', ...SUPPORTED[format]] as const).flatMap((field) =>
        entry[field] === undefined ? [] : [[field, entry[field]]],
      ),
    );

  const expectRoundTrip = (list: PrintableList, format: ListFormat): void => {
    const parsed = parseDeckList(makeDeckList(list, format));
    const all = (entries: readonly DeckListEntry[]) => entries.map((entry) => supportedFields(entry, format));
    expect(parsed.errors).toEqual([]);
    expect(all(parsed.commanders)).toEqual(all(list.commanders));
    expect(all(parsed.main)).toEqual(all(list.main));
    expect(parsed.companion && supportedFields(parsed.companion, format)).toEqual(
      list.companion && supportedFields(list.companion, format),
    );
    expect(parsed.skipped).toEqual([]);
  };

  for (const format of LIST_FORMATS.filter((name) => name !== 'mtgo')) {
    test(
      `as ${format}`,
      [fc.array(single, { maxLength: 2 }), main, fc.option(single, { nil: undefined })],
      (commanders, entries, companion) => expectRoundTrip({ commanders, main: entries, companion }, format),
    );
  }
  test(
    'as mtgo, in a deck of 100',
    [fc.array(single, { minLength: 1, maxLength: 2 }), fc.array(single, { minLength: 3, maxLength: 8 })],
    (commanders, entries) =>
      expectRoundTrip(
        {
          commanders,
          main: [...entries, { count: 100 - commanders.length - entries.length, name: 'Swamp' }],
        },
        'mtgo',
      ),
  );
});
