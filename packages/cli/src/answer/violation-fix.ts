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
  if (violation.code !== 'unknown-card') return violationFix(violation);
  const intended = nearest?.get(violation.name);
  if (intended) return `Did you mean “${intended}”?`;
  return source.kind === 'starter'
    ? 'Check the spelling, or name a --host, a --snapshot or a card file (--cards).'
    : violationFix(violation);
};
