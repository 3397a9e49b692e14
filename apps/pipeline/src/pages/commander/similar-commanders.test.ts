import { describe, expect, it } from 'vitest';
import { groupRows } from '#src/aggregate/grouped-rows';
import { makeSimilarZones, makeZoneProfiles } from './similar-commanders';

describe('makeSimilarZones', () => {
  // Zone 0 plays cards 0 and 1. Zones 1 (one deck) and 4 play the same, 2 and 3 are halves of the pair 4, zone 5 shares one card.
  const cardsOfZones = [
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 1, 2],
    [0, 1],
    [0, 3],
  ];
  const decks = [50, 1, 40, 40, 60, 60];
  const pairs = cardsOfZones.flatMap((cards, zone) => cards.map((card) => [zone, card] as const));
  const rows = groupRows(cardsOfZones.length, [
    Int32Array.from(pairs, ([zone]) => zone),
    Int32Array.from(pairs, ([, card]) => card),
  ]);
  const overlaps = (a: number, b: number): boolean =>
    (a === 4 && (b === 2 || b === 3)) || (b === 4 && (a === 2 || a === 3));
  const find = makeSimilarZones(
    makeZoneProfiles(rows, () => 1),
    {
      cards: 4,
      decks: (zone) => decks[zone] ?? 0,
      overlaps,
    },
  );
  it('finds a pair or its halves, and zones of one deck last', () => {
    expect(find(0, 9).map(([zone]) => zone)).toEqual([4, 5, 1]);
  });
  it('finds no half of a pair for the pair, and at most the limit', () => {
    expect(find(4, 2).map(([zone]) => zone)).toEqual([0, 5]);
  });
  it('damps similarity by decks', () => {
    const found = new Map(find(0, 9));
    expect(found.get(4)).toBeCloseTo(60 / 65);
    expect(found.get(1)).toBeCloseTo(1 / 6);
  });
});
