import { describe, expect, it } from 'vitest';
import { DeckSources } from '@crownsmith/api-client';
import { dayNumber } from '#src/iso-date';
import { makeDeckSources, numberKinds } from './counted-sources';

describe('makeDeckSources', () => {
  it('counts sources, their kinds, and the kinds of each month', () => {
    // Number, source and day of each deck; numbers from 100 are precons, from 200 handed-in decks.
    const decks = [
      [0, 0, '2024-01-05'],
      [1, 0, '2024-01-20'],
      [2, 1, '2024-02-01'],
      [3, 1, '2024-02-02'],
      [4, 2, '2024-02-03'],
      [5, 2, null],
      [6, -1, '2024-03-01'],
      [100, -1, '2024-03-01'],
      [200, -1, '2024-04-01'],
    ] as const;
    const numbers = Int32Array.from(decks, ([deck]) => deck);
    const origins = {
      sources: ['Open', undefined, 'Lists'],
      kinds: ['tournament', undefined, 'casual'] as const,
      sourceOf: Int32Array.from(decks, ([, source]) => source),
      addresses: new Map<number, string>(),
    };
    const additional = { firstPrecon: 100, firstHandedIn: 200 };
    expect([...numberKinds(numbers, origins, additional)]).toEqual([1, 1, 0, 0, 2, 2, 0, 3, 4]);
    const made = makeDeckSources(
      {
        deck: numbers,
        day: Int32Array.from(decks, ([, , date]) => (date === null ? -1 : dayNumber(date))),
      },
      origins,
      additional,
    );
    expect(DeckSources.parse(made)).toEqual({
      sources: [
        { name: 'Open', kind: 'tournament', decks: 2, oldest: '2024-01-05', newest: '2024-01-20' },
        { name: null, kind: null, decks: 2, oldest: '2024-02-01', newest: '2024-02-02' },
        { name: 'Lists', kind: 'casual', decks: 2, oldest: '2024-02-03', newest: '2024-02-03' },
        { name: null, kind: null, decks: 1, oldest: '2024-03-01', newest: '2024-03-01' },
        { name: null, kind: 'precon', decks: 1, oldest: '2024-03-01', newest: '2024-03-01' },
        { name: null, kind: 'own', decks: 1, oldest: '2024-04-01', newest: '2024-04-01' },
      ],
      kinds: { casual: 2, own: 1, precon: 1, tournament: 2, unknown: 3 },
      months: [
        { period: '2024-01', kinds: { tournament: 2 }, main: 0 },
        { period: '2024-02', kinds: { casual: 1, unknown: 2 }, main: null },
        { period: '2024-03', kinds: { precon: 1, unknown: 1 }, main: null },
        { period: '2024-04', kinds: { own: 1 }, main: 5 },
      ],
    });
  });
});
