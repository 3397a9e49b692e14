import type { RunDifference } from '@crownsmith/playtest';
import { meanText } from './numbers';

/** A share in per cent, to a tenth below ten. */
const share = (value: number): string => {
  const percent = 100 * value;
  return `${percent < 10 ? meanText(percent) : String(Math.round(percent))}%`;
};

/** "earlier in 8% of games, later in 1%": what of the two is rarer only where it happens. */
const order = ({ before: later, after: earlier }: RunDifference): string => {
  const [first, second] = earlier > later ? ['earlier', 'later'] : ['later', 'earlier'];
  const [most, least] = earlier > later ? [earlier, later] : [later, earlier];
  return `${first} in ${share(most)} of games${least === 0 ? '' : `, ${second} in ${share(least)}`}`;
};

const change = (before: string, after: string): string => `${before} → ${after}`;

/**
 * What a change of a deck does to its games, in a few words.
 * @example differenceText({ figure: 'mana', turn: 4, before: 4.1, after: 4.4, … }) // 'mana on turn 4: 4.1 → 4.4'
 */
export const differenceText = (difference: RunDifference): string => {
  const { figure, turn, before, after } = difference;
  switch (figure) {
    case 'commander':
      return `the commander comes ${order(difference)}`;
    case 'win':
      return `it could win ${order(difference)}`;
    case 'cast':
      return `something to cast on turn ${turn ?? 0}: ${change(share(before), share(after))}`;
    case 'colors':
      return `all colours by turn ${turn ?? 0}: ${change(share(before), share(after))}`;
    case 'mana':
      return `mana on turn ${turn ?? 0}: ${change(before.toFixed(2), after.toFixed(2))}`;
    case 'cards-seen':
      return `cards seen by turn ${turn ?? 0}: ${change(before.toFixed(1), after.toFixed(1))}`;
  }
};
