import type { ModelLookups } from '../model/model-lookups';
import { findSupporters, makeEvidence } from './evidence';
import { averageOf, differenceOf, reasonAgainst, sumOf } from './reason';
import type { ReasonAgainst, Recommendation } from './recommendation';
import type { Signals } from '../signals/signals';
import { weakCards, weaknessOf } from './weakness';

/**
 * The cards of a list that the rest of it supports least, weakest first. Support is that of the similar decks and the
 * item-item model without the card, less a penalty for purposes that the list has too many cards of.
 */
export const weakestCards = (
  lookups: ModelLookups,
  signals: Signals,
  limit: number,
): readonly Omit<Recommendation<ReasonAgainst>, 'slug'>[] => {
  const rows = weakCards(lookups, signals).map((weak) => {
    const parts = weaknessOf(weak);
    return { ...weak, parts, score: sumOf(parts) };
  });
  const average = averageOf(rows.map(({ parts }) => parts));
  const weakest = rows.sort((a, b) => b.score - a.score || a.card - b.card).slice(0, limit);
  const supporters = findSupporters(
    lookups,
    signals,
    weakest.map(({ card }) => card),
  );
  return weakest.map(({ card, share, similarCount, excess: { cards, tag }, parts, score }) => {
    const surplus = cards >= 1 && tag !== undefined ? { cards, tag } : undefined;
    const evidence = makeEvidence(lookups, signals, supporters, card, share, { similarCount, surplus });
    return { card, score, evidence, reason: reasonAgainst(evidence, differenceOf(parts, average)) };
  });
};
