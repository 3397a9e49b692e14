import type { ModelLookups } from '../model/model-lookups';
import { makeEvidence } from './evidence';
import { averageOf, differenceOf, reasonAgainst, sumOf, type Weakness } from './reason';
import type { ReasonAgainst, Recommendation } from './recommendation';
import type { Signals } from '../signals/signals';
import { weakCards, weaknessOf, type WeakCard } from './weakness';

/** A card of a list with how weak it is, and why. */
interface JudgedCard extends WeakCard {
  readonly parts: Weakness;
  readonly score: number;
}

interface Judgement {
  /** Weakest first. */
  readonly cards: readonly JudgedCard[];
  readonly average: Weakness;
}

const judgementBySignals = new WeakMap<Signals, Judgement>();

/** Judges the cards of a list; remembered by its signals, of which cuts and swaps ask the same. */
const judgeCards = (lookups: ModelLookups, signals: Signals): Judgement => {
  const known = judgementBySignals.get(signals);
  if (known !== undefined) return known;
  const cards = weakCards(lookups, signals).map((weak) => {
    const parts = weaknessOf(weak);
    return { ...weak, parts, score: sumOf(parts) };
  });
  const judgement = {
    average: averageOf(cards.map(({ parts }) => parts)),
    cards: [...cards].sort((a, b) => b.score - a.score || a.card - b.card),
  };
  judgementBySignals.set(signals, judgement);
  return judgement;
};

/**
 * The cards of a list that the rest of it supports least, weakest first. Support is that of the similar decks and the
 * item-item model without the card, less a penalty for purposes that the list has too many cards of.
 */
export const weakestCards = (
  lookups: ModelLookups,
  signals: Signals,
  limit: number,
): readonly Omit<Recommendation<ReasonAgainst>, 'slug'>[] => {
  const { cards, average } = judgeCards(lookups, signals);
  const weakest = cards.slice(0, limit);
  const known = makeEvidence(
    lookups,
    signals,
    weakest.map(({ card }) => card),
  );
  return weakest.flatMap(({ card, excess: { job: surplus }, parts, score }, at) => {
    const evidence = known[at];
    if (evidence === undefined) return [];
    const own = surplus === undefined ? evidence : { ...evidence, surplus };
    return [{ card, score, evidence: own, reason: reasonAgainst(own, differenceOf(parts, average)) }];
  });
};
