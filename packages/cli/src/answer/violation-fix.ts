import type { DeckViolation } from '@crownsmith/domain';
import { violationFix } from '@crownsmith/answers/text';
import type { CardSource } from '../source/card-source';

/** What to do about a violation, as a sentence; the starter catalogue knows well-known cards only. */
export const fixOf = (violation: DeckViolation, source: Pick<CardSource, 'kind'>): string =>
  violation.code === 'unknown-card' && source.kind === 'starter'
    ? 'Check the spelling, or name a --host, a --snapshot or a card file (--cards).'
    : violationFix(violation);
