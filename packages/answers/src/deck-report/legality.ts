import type { DeckReport } from '@crownsmith/api-client';
import { allowanceOfDeck } from '@crownsmith/deck-report';
import {
  describeAllowance,
  describeViolation,
  formatNotes,
  validateDeck,
  type DeckViolation,
} from '@crownsmith/domain';
import { violationFix } from '../text/violation-fix';
import type { ReadDeck } from './read-deck';

const namesOf = (violation: DeckViolation): readonly string[] => {
  if (violation.code === 'invalid-pair') return violation.names;
  return 'name' in violation ? [violation.name] : [];
};

/**
 * Whether a list is a legal deck, with every violation, its line and a fix. A line that was not understood is none.
 * @param banned what is known of its banned cards, as sentences
 */
export const reportLegality = (deck: ReadDeck, banned: readonly string[] = []): DeckReport['legality'] => {
  const validated = validateDeck(deck);
  const nearest = new Map(deck.notUnderstood.map(({ line, suggestion }) => [line, suggestion]));
  const violations = validated.ok
    ? []
    : validated.error.map((violation) => ({
        code: violation.code,
        message: describeViolation(violation),
        fix: violationFix(violation, nearest.get(violation.place.line ?? null)),
        zone: violation.place.zone,
        line: violation.place.line ?? null,
        names: [...namesOf(violation)],
      }));
  const commanders = deck.commanders.flatMap(({ card }) => card ?? []);
  const notes = [
    ...formatNotes(deck.notes),
    ...describeAllowance(commanders, allowanceOfDeck(deck), deck.chosen !== undefined),
    ...banned,
  ];
  return {
    legal: violations.length === 0 && deck.notUnderstood.length === 0,
    violations,
    ...(notes.length > 0 && { notes: [...notes] }),
  };
};
