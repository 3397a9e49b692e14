import { expect, it } from 'vitest';
import { bracketOfClock } from './bracket-of-clock';
import { shareOf } from './interval';

/** Figures of 100 games of which so many can be won by each turn. */
const clock = (...wins: readonly number[]) =>
  wins.map((count, at) => ({ turn: at + 1, win: shareOf(count, 100) }));

it.each([
  [clock(0, 0, 0, 0, 0, 0, 0, 0, 90), 1, undefined],
  [clock(0, 0, 0, 0, 0, 0, 24, 25, 90), 2, { bracket: 1, turn: 8, share: 0.25 }],
  [clock(0, 0, 0, 0, 24, 24, 60, 80, 90), 3, { bracket: 2, turn: 7, share: 0.6 }],
  [clock(0, 0, 24, 30, 50, 60, 70, 80, 90), 4, { bracket: 3, turn: 5, share: 0.5 }],
  [clock(0, 0, 25, 30, 50, 60, 70, 80, 90), 5, { bracket: 4, turn: 3, share: 0.25 }],
  // Too few turns to tell.
  [clock(0, 0), 1, undefined],
])('is of the bracket whose turns it keeps: %#', (turns, bracket, tooQuick) =>
  expect(bracketOfClock(turns)).toEqual({ bracket, ...(tooQuick && { tooQuick }) }),
);
