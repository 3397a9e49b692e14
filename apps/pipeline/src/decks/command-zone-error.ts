import { canBeInCommandZone, validPair, type Card } from '@crownsmith/domain';
import { isCompanion } from '#src/cards/companion-card';
import type { DeckError } from './parsed-deck';

/**
 * Why no rule allows these commanders of a Commander deck (CR 903.3, 702.124), judged only where the rules text of all of them is known;
 * undefined if one may. A companion beside a commander is no error: the publish counts it as one of the deck's cards.
 */
export const findCommandZoneError = (
  format: string,
  commanders: readonly (Card | undefined)[],
): DeckError | undefined => {
  const [first, second] = commanders;
  const isKnown = commanders.every((card) => card?.text !== undefined);
  if (format !== 'commander' || !isKnown || first === undefined) return undefined;
  const fault = 'impossible-commander';
  if (second === undefined || second.name === first.name)
    return canBeInCommandZone(first) ? undefined : { fault, reason: `${first.name} cannot be a commander` };
  if (validPair(first, second) || isCompanion(first) || isCompanion(second)) return undefined;
  return { fault, reason: `${first.name} and ${second.name} cannot share the command zone` };
};
