import { expect, it } from 'vitest';
import { deckCurve, deckTypes, type DeckShapeEntry } from './deck-shape';

const deck: readonly DeckShapeEntry[] = [
  { card: { primaryType: 'Land', manaValue: 0 }, count: 30 },
  { card: { primaryType: 'Creature', manaValue: 2 }, count: 1 },
  { card: { primaryType: 'Creature', manaValue: 9 }, count: 2 },
];

it('counts copies by mana value without lands, with one bar for 7 and more', () =>
  expect(deckCurve(deck)).toEqual([0, 0, 1, 0, 0, 0, 0, 2]));

it('counts copies by type', () => expect(deckTypes(deck)).toEqual({ Land: 30, Creature: 3 }));
