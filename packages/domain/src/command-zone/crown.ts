import { hasSpecificPartner, isPartnerCapable, validPair, type CommandZoneCard } from './command-zone';
import { err, ok, type Result } from '../result';

/** The error for a third partner. */
export const REMOVE_PARTNER_MESSAGE = 'Remove a partner';
/** The error for recommendations without a commander. */
export const SELECT_COMMANDER_MESSAGE = 'Select a commander by clicking a crown icon';

/** The effect of choosing a commander: it joins the others, or replaces them. */
export interface Crowning<C> {
  readonly kind: 'append' | 'replace';
  /** The commanders afterwards. */
  readonly commanders: readonly C[];
}

/**
 * The crown rule (specification, section 4): the commanders after `card` is chosen.
 * 1. A card without a partner ability replaces the others.
 * 2. With two commanders, it replaces them if it or the first has a specific partner, otherwise the error is
 *    'Remove a partner'.
 * 3. With one commander, it is appended if the two are a valid pair, otherwise it replaces the other.
 * 4. Without commanders, it is appended.
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

/** The commanders, or the error to show if there is none. */
export const requireCommander = (
  commanders: readonly string[],
): Result<readonly string[], typeof SELECT_COMMANDER_MESSAGE> =>
  commanders.length > 0 ? ok(commanders) : err(SELECT_COMMANDER_MESSAGE);
