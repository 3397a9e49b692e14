import { BRACKETS, type Bracket } from '@crownsmith/domain';
import type { TurnFigures } from './figures';

/** A deck is too quick for a bracket when it could win before the bracket's turns in this share of games; ours, of 2026-11-26. */
export const TOO_OFTEN = 0.25;

/** What a win clock says of brackets. */
export interface ClockBracket {
  /** The lowest bracket whose games are expected to last as long as this deck lets them. */
  readonly bracket: Bracket;
  /** The games that could be won before the turns that the bracket below expects; absent for the lowest bracket. */
  readonly tooQuick?: { readonly bracket: Bracket; readonly turn: number; readonly share: number };
}

/**
 * The lowest bracket in which a deck's win clock is not too quick: before the turns that the Commander Format Panel expects (9, 8, 6, 4, any)
 * fewer than a quarter of its games could be won. Nobody hinders a game alone, so that it is a lower bound of turns.
 * @param turns the figures of a run, by turn from 1 on
 */
export const bracketOfClock = (turns: readonly Pick<TurnFigures, 'turn' | 'win'>[]): ClockBracket => {
  let tooQuick: ClockBracket['tooQuick'];
  for (const { bracket, turns: expected } of BRACKETS) {
    const before = expected === null ? undefined : turns.find(({ turn }) => turn === expected - 1);
    if (before === undefined || before.win.share < TOO_OFTEN)
      return { bracket, ...(tooQuick !== undefined && { tooQuick }) };
    tooQuick = { bracket, turn: before.turn, share: before.win.share };
  }
  return { bracket: 5, ...(tooQuick !== undefined && { tooQuick }) };
};
