import { FIVE_COLOR } from '@crownsmith/domain';
import type { Corpus } from '../model/model-lookups';
import { FLAG_BASIC } from '../model/model';

/** What a user has: card indices, as `indexOf` gives them. */
export interface RecommendRequest {
  /** None, one or two. */
  readonly commanders: readonly number[];
  readonly cards: readonly number[];
  /** How many to answer at most; 100 unless told. */
  readonly limit?: number;
}

/** A request without what says nothing: unknown numbers, repetitions, basic lands, the commanders among the cards. */
export interface Query {
  /** Ascending, at most two. */
  readonly commanders: readonly number[];
  /** Ascending. */
  readonly cards: readonly number[];
  /** What the commanders allow; all five colours without a commander. */
  readonly identity: number;
}

const known = (list: readonly number[], cards: number): number[] =>
  [...new Set(list)].filter((card) => Number.isInteger(card) && card >= 0 && card < cards);

export const makeQuery = ({ model, cards }: Corpus, request: RecommendRequest): Query => {
  const commanders = known(request.commanders, cards)
    .slice(0, 2)
    .sort((a, b) => a - b);
  const isBasic = (card: number): boolean => ((model.cardFlags[card] as number) & FLAG_BASIC) !== 0;
  return {
    commanders,
    cards: known(request.cards, cards)
      .filter((card) => !isBasic(card) && !commanders.includes(card))
      .sort((a, b) => a - b),
    identity: commanders.reduce<number>(
      (bits, card) => bits | (model.cardIdentities[card] as number),
      commanders.length === 0 ? FIVE_COLOR : 0,
    ),
  };
};
