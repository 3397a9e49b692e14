import { isAllowed, type ModelLookups } from '../model/model-lookups';
import { WEIGHT_UNIT } from '../prior/weight-rows';
import type { Query } from './query';

/** A card that is expected to be typical of commanders. */
export interface TypicalCard {
  /** Index of the card. */
  readonly card: number;
  readonly slug: string;
  /**
   * Estimated synergy, 0–1: how much more than usual the commanders' decks should play it, as other commanders' decks and
   * the texts suggest. Differences of cards that are played everywhere count less, so that it compares across cards.
   */
  readonly synergy: number;
}

/** The cards most typical of commanders, most typical first. */
export const typicalCards = (
  lookups: ModelLookups,
  query: Pick<Query, 'commanders' | 'identity' | 'allows'>,
  limit: number,
): readonly TypicalCard[] => {
  const { model } = lookups;
  const { commanders } = query;
  const scores = new Map<number, number>();
  for (const commander of commanders) {
    const end = model.typicalStarts[commander + 1];
    for (let i = model.typicalStarts[commander]; i < end; i++) {
      const card = model.typicalCards[i];
      const synergy = model.typicalWeights[i] / WEIGHT_UNIT;
      scores.set(card, (scores.get(card) ?? 0) + synergy / Math.sqrt(commanders.length));
    }
  }
  return [...scores]
    .filter(([card, score]) => score > 0 && !commanders.includes(card) && isAllowed(lookups, query, card))
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .slice(0, limit)
    .map(([card, score]) => ({ card, slug: lookups.slugs[card] ?? '', synergy: Math.min(1, score) }));
};
