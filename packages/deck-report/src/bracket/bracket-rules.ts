import type { Bracket, BracketKind } from '@crownsmith/domain';
import type { CardKind } from './bracket-card';

/** Why a deck is at least of a bracket. */
export type BracketReasonCode = BracketKind | 'low-curve' | 'aims';

const OURS = 'ours, tuned on the decks of `npm run bench -- brackets`';

/** A sign of how fast and how consistent a deck is: points for each card of a kind, up to a maximum. */
export interface PowerSign {
  readonly code: Extract<CardKind, 'fast-mana' | 'free-interaction' | 'tutors'>;
  readonly most: number;
}

/** What decks that win in the first turns have in common: a point a card. */
export const POWER_SIGNS: readonly PowerSign[] = [
  { code: 'fast-mana', most: 8 },
  { code: 'free-interaction', most: 8 },
  { code: 'tutors', most: 6 },
];

/** Further points for a low curve: the mean mana value of the cards that are no lands. The first row that fits applies. */
export const CURVE_POINTS: readonly { readonly below: number; readonly points: number }[] = [
  { below: 2.2, points: 4 },
  { below: 2.4, points: 3 },
  { below: 2.6, points: 2 },
  { below: 2.8, points: 1 },
];

/** A mean of fewer cards says little. */
export const MIN_CURVE_CARDS = 40;

/** Points for each early two-card combo, up to `most`. */
export const COMBO_POINTS = { each: 2, most: 4 } as const;

/** A deck with this many points is at least of this bracket. */
export interface PowerLevel {
  readonly from: number;
  readonly atLeast: Bracket;
  readonly source: string;
  /** ISO date of the source. */
  readonly date: string;
}

/** The brackets by points; the last row that fits applies. */
export const POWER_LEVELS: readonly PowerLevel[] = [
  { from: 1, atLeast: 2, source: OURS, date: '2026-11-26' },
  { from: 8, atLeast: 3, source: OURS, date: '2026-11-26' },
  { from: 15, atLeast: 4, source: OURS, date: '2026-11-26' },
  { from: 19, atLeast: 5, source: OURS, date: '2026-11-26' },
];

/**
 * A combo is an early one if both cards can be cast by the turn of a limit and so many quick tutors find them (2026-11-26): by turn 5 a deck
 * of 99 cards shows both cards of one pair in 1 game of 70.
 */
export const MIN_TUTORS_FOR_EARLY = 5;

/** Tags of Commander Spellbook (`bracketTag`) for combos that bracket 2 allows: Exhibition, Core, Oddball. */
export const TAGS_OF_SLOW_COMBOS: readonly string[] = ['E', 'C', 'O'];

/** With fewer cards of ramp, card draw and removal, and nothing else of the above, a deck is shown off rather than won with. */
export const MIN_AIMS = 10;
