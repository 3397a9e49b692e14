import type { CopyLimit } from '../card/card';
import { maxCopies } from '../card/copy-limit';

/** An entry of a list: a card, undefined for an unknown name, and its copies. */
interface CopiesEntry {
  readonly card: { readonly name: string; readonly copyLimit: CopyLimit } | undefined;
  readonly count: number;
}

/** A card with more copies in a list than a deck may have. */
export interface ExcessCopies<E extends CopiesEntry = CopiesEntry> {
  readonly card: NonNullable<E['card']>;
  /** Copies in all entries. */
  readonly count: number;
  /** The most that a deck may have, or that a list can hold. */
  readonly limit: number;
  /** The last entry of the card. */
  readonly entry: E;
}

/**
 * The cards of a list with more copies than a deck may have (CR 903.5b), in the order of their first entries. Cards
 * whose names differ by punctuation or blanks only are two. Entries of unknown cards, and counts that are not positive integers, are left out.
 * @example excessCopies([{ card: { name: 'Opt', copyLimit: 1 }, count: 2 }]).map(({ limit }) => limit) // [1]
 */
export const excessCopies = <E extends CopiesEntry>(entries: readonly E[]): readonly ExcessCopies<E>[] => {
  const byName = new Map<string, ExcessCopies<E>>();
  for (const entry of entries) {
    const { card, count } = entry;
    if (card === undefined || !Number.isInteger(count) || count < 1) continue;
    const limit = maxCopies(card.copyLimit);
    byName.set(card.name, { card, count: (byName.get(card.name)?.count ?? 0) + count, limit, entry });
  }
  return [...byName.values()].filter(({ count, limit }) => count > limit);
};
