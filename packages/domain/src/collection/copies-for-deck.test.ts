import { describe, expect, it } from 'vitest';
import { copiesForDeck, findConflicts } from './copies-for-deck';
import type { CopyPlace } from './copy-place';
import { ownCopies } from './owned-copies';

const at = (kind: CopyPlace['kind'], name = ''): CopyPlace => ({ kind, name });
const meren = at('deck', 'Meren');

describe('the copies of a card for a deck', () => {
  const owned = ownCopies([
    { count: 2, place: meren },
    { count: 1, place: at('deck', 'Kinnan') },
    { count: 1, place: at('lent', 'Anna') },
    { count: 1, place: at('binder', 'Trades') },
    { count: 1, set: 'C21', place: at('binder', 'Trades') },
    { count: 9, place: at('wished') },
  ]);
  const sourcesFor = (wanted: number) =>
    copiesForDeck(owned, { deck: 'Kinnan', wanted }).sources.map(({ place, count }) => [place?.name, count]);

  it('are first those that are in it, then those in binders, lent ones, and those in other decks', () => {
    expect(copiesForDeck(owned, { deck: 'Kinnan', wanted: 1 })).toMatchObject({
      inDeck: 1,
      sources: [],
      missing: 0,
    });
    expect(sourcesFor(2)).toEqual([['Trades', 1]]);
    expect(sourcesFor(6)).toEqual([
      ['Trades', 2],
      ['Anna', 1],
      ['Meren', 2],
    ]);
    expect(copiesForDeck(owned, { deck: 'Kinnan', wanted: 10 }).missing).toBe(4);
  });
  it('are missing where none is owned', () =>
    expect(copiesForDeck(undefined, { deck: 'Kinnan', wanted: 2 })).toEqual({
      wanted: 2,
      inDeck: 0,
      sources: [],
      missing: 2,
    }));
});

it('findConflicts names the decks that want more copies than there are', () => {
  const decks = [
    {
      deck: 'Meren',
      cards: [
        ['sol-ring', 1],
        ['opt', 1],
        ['forest', 9],
      ],
    },
    {
      deck: 'Kinnan',
      cards: [
        ['sol-ring', 1],
        ['opt', 1],
        ['island', 9],
      ],
    },
    { deck: 'Kess', cards: [['sol-ring', 1]] },
  ] as const;
  const owned: Readonly<Record<string, number>> = { 'sol-ring': 1, opt: 2, forest: 1 };
  expect(findConflicts<string>(decks, (card) => owned[card] ?? 0)).toEqual([
    {
      card: 'sol-ring',
      owned: 1,
      decks: [
        { deck: 'Meren', count: 1 },
        { deck: 'Kinnan', count: 1 },
        { deck: 'Kess', count: 1 },
      ],
    },
  ]);
});
