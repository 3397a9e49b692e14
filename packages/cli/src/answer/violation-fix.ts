import type { DeckViolation } from '@crownsmith/domain';
import { violationFix } from '@crownsmith/answers/text';
import type { CardSource } from '../source/card-source';

/** Names of cards by unknown ones that are like them. */
export type NearestNames = ReadonlyMap<string, string | null | undefined>;

/** What to do about a violation, as a sentence; the starter catalogue knows well-known cards only. */
export const fixOf = (
  violation: DeckViolation,
  source: Pick<CardSource, 'kind'>,
  nearest?: NearestNames,
): string => {
  const intended = violation.code === 'unknown-card' ? nearest?.get(violation.name) : undefined;
  return violation.code === 'unknown-card' && !intended && source.kind === 'starter'
    ? 'Check the spelling, or name a --host, a --snapshot or a card file (--cards).'
    : violationFix(violation, intended);
};
