import { FIVE_COLOR } from '@crownsmith/domain';
import type { CardLimits, ModelLookups } from '../model/model-lookups';
import { FLAG_BASIC } from '../model/model';
import type { Likeness } from './likeness';
import type { PopulationChoice } from './population-choice';

/** A user's list as card indices (`Recommender.indexOf`). */
export interface RecommendRequest {
  /** At most two. */
  readonly commanders: readonly number[];
  readonly cards: readonly number[];
  /** What the deck's identity is, where its commanders' does not tell: five bits. */
  readonly identity?: number | undefined;
  /** Whether the commanders allow a card outside the identity, by its slug; without it, they allow none. */
  readonly allows?: ((slug: string) => boolean) | undefined;
  /** What the list is, to compare it with decks near it. */
  readonly like?: Likeness | undefined;
  /** What the player asks of the decks that it is compared with. */
  readonly among?: PopulationChoice | undefined;
  /** Whether a card may be recommended at all, by its slug; without it, all may. */
  readonly accepts?: ((slug: string) => boolean) | undefined;
  /**
   * What is added to the log odds by which a card is ranked, by its slug and the share of all decks that could play it and do, 0–1. Only
   * the best candidates without it are asked for.
   */
  readonly bonus?: ((slug: string, usual: number) => number) | undefined;
  /** Maximum number of results; 100 by default. */
  readonly limit?: number;
}

/** A request without unknown indices, repetitions, basic lands, and commanders among the cards. */
export interface Query extends CardLimits {
  /** Ascending, at most two. */
  readonly commanders: readonly number[];
  /** Ascending. */
  readonly cards: readonly number[];
  readonly like?: Likeness | undefined;
  readonly among?: PopulationChoice | undefined;
}

const validIndices = (list: readonly number[], cards: number): number[] =>
  [...new Set(list)].filter((card) => Number.isInteger(card) && card >= 0 && card < cards);

const asksAnything = (among: PopulationChoice | undefined): boolean =>
  among !== undefined &&
  (among.anyFormat === true || among.brackets !== undefined || among.sinceDay !== undefined);

/** Normalises a request. */
export const makeQuery = ({ model, cards }: ModelLookups, request: RecommendRequest): Query => {
  const commanders = validIndices(request.commanders, cards)
    .slice(0, 2)
    .sort((a, b) => a - b);
  const isBasic = (card: number): boolean => (model.cardFlags[card] & FLAG_BASIC) !== 0;
  return {
    commanders,
    cards: validIndices(request.cards, cards)
      .filter((card) => !isBasic(card) && !commanders.includes(card))
      .sort((a, b) => a - b),
    identity: commanders.reduce<number>(
      (bits, card) => bits | model.cardIdentities[card],
      commanders.length === 0 ? FIVE_COLOR : (request.identity ?? 0) & FIVE_COLOR,
    ),
    ...(request.allows !== undefined && { allows: request.allows }),
    ...(request.like !== undefined && { like: request.like }),
    ...(asksAnything(request.among) && { among: request.among }),
  };
};
