import { hasSpecificPartner, isPartnerCapable, validPair, type CommandZoneCard } from './command-zone';
import { err, ok, type Result } from '../result';

/** Shown when a third partner is chosen. */
export const REMOVE_PARTNER_MESSAGE = 'Remove a partner';
/** Shown when recommendations are asked for without a commander. */
export const SELECT_COMMANDER_MESSAGE = 'Select a commander by clicking a crown icon';

/** What choosing a commander does: it joins those that there are, or it alone stays. */
export interface Crowning<C> {
  readonly kind: 'append' | 'replace';
  /** The commanders afterwards. */
  readonly commanders: readonly C[];
}

/**
 * The crown rule (specification, section 4): what happens when `card` is chosen as a commander beside `commanders`.
 * 1. Not partner-capable: it replaces them. 2. Partner-capable with two chosen: it replaces them if it or the first has
 * a specific partner, else the error 'Remove a partner'. 3. One chosen: the two stay if they form a valid pair, else it
 * replaces. 4. None chosen: it is appended.
 */
export const crown = <C extends CommandZoneCard>(
  commanders: readonly C[],
  card: C,
): Result<Crowning<C>, typeof REMOVE_PARTNER_MESSAGE> => {
  const replace: Result<Crowning<C>, never> = ok({ kind: 'replace', commanders: [card] });
  const append: Result<Crowning<C>, never> = ok({ kind: 'append', commanders: [...commanders, card] });
  if (!isPartnerCapable(card)) return replace;
  const [first, second] = commanders;
  if (first === undefined) return append;
  if (second !== undefined) {
    return hasSpecificPartner(card) || hasSpecificPartner(first) ? replace : err(REMOVE_PARTNER_MESSAGE);
  }
  return isPartnerCapable(first) && validPair(first, card) ? append : replace;
};

/** Whether recommendations may be asked for: at least one commander, else the message to show. */
export const requireCommander = (
  commanders: readonly string[],
): Result<readonly string[], typeof SELECT_COMMANDER_MESSAGE> =>
  commanders.length > 0 ? ok(commanders) : err(SELECT_COMMANDER_MESSAGE);
